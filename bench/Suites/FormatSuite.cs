// Owns: the bars of formats as objects: calls by Type against calls by type argument. Knows OctavoFormat alone.
using System.Buffers;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;

namespace Octavo.Bench.Suites;

/// <summary>What a call pays for a type that is known only at run time: its entry is looked up.</summary>
internal static class FormatSuite
{
    private const double AtMost = 1.1;

    internal static IEnumerable<Bar> Create()
    {
        var data = new BenchData(29);
        OctavoFormat[] formats = [OctavoFormats.Binary, OctavoFormats.Compact, OctavoFormats.MessagePack, OctavoFormats.Cbor, OctavoFormats.Json];
        return formats.SelectMany(format => Of(format, "SimpleObject", BenchData.Many(256, data.Simple))
            .Concat(Of(format, "SimpleClass", BenchData.Many(64, data.Class))));
    }

    private static IEnumerable<Bar> Of<T>(OctavoFormat format, string name, T[] values)
        where T : class
    {
        byte[][] payloads = [.. values.Select(value => format.Serialize(value))];
        var destination = new ArrayBufferWriter<byte>(1 << 20);
        Type type = typeof(T);
        yield return Bar("write", () => Array.ForEach(values, WriteByType), () => Array.ForEach(values, Write));
        yield return Bar(
            "read", () => Array.ForEach(payloads, payload => Kept.Value = format.Deserialize(payload, type)),
            () => Array.ForEach(payloads, payload => Kept.Value = format.Deserialize<T>(payload)));

        Bar Bar(string way, Action byType, Action byArgument) =>
            new(new Pair($"{format} {way} {name} by Type, by type argument", values.Length, byType, byArgument, Check), Claim.CostsAtMost, AtMost);

        void Write(T value)
        {
            destination.ResetWrittenCount();
            format.Serialize(destination, value);
        }

        void WriteByType(T value)
        {
            destination.ResetWrittenCount();
            format.Serialize(destination, (object)value, type);
        }

        void Check()
        {
            foreach (T value in values)
            {
                if (!format.Serialize(value).AsSpan().SequenceEqual(format.Serialize((object)value, type)))
                {
                    throw new InvalidOperationException($"{format} writes a {name} in two ways.");
                }
            }
        }
    }
}
