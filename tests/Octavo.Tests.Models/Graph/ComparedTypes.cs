// Owns: members whose types say nothing of their equality: those of System.Text.Json, a class with a codec of the member's own, sets.
using System.Collections.ObjectModel;
using System.Net;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Octavo.Tests.Graph;

[GenerateCodec]
public sealed class ComparedMembers
{
    public JsonNode? Node { get; set; }

    public JsonElement? Element { get; set; }

    public JsonDocument? Document { get; set; }

    public List<JsonNode?>? Nodes { get; set; }

    public Dictionary<string, JsonElement>? Elements { get; set; }

    [CodecConverter(typeof(MarkCodec))]
    public Mark? Mark { get; set; }

    [CodecConverter(typeof(SpotCodec))]
    public Spot? Spot { get; set; }

    public ComparedSet? Derived { get; set; }

    public ReadOnlySet<int>? Shown { get; set; }

    public IPAddress? Address { get; set; }
}

[GenerateCodec]
public sealed class ComparedSet : HashSet<int>;

/// <summary>It has no <c>Equals</c>, and no codec but the one that a member names.</summary>
public sealed class Mark(int number)
{
    public int Number => number;
}

public readonly struct Spot(int[] numbers)
{
    public int[] Numbers => numbers ?? [];
}

public readonly struct MarkCodec : ICodec<Mark?>
{
    public static void Write<W>(ref W writer, scoped in Mark? value)
        where W : struct, IFormatWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        writer.WriteInt32(value.Number);
    }

    public static void Read<R>(ref R reader, ref Mark? value)
        where R : struct, IFormatReader<R>, allows ref struct => value = reader.TryReadNull() ? null : new Mark(reader.ReadInt32());
}

public readonly struct SpotCodec : ICodec<Spot>
{
    public static void Write<W>(ref W writer, scoped in Spot value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteValue(ref writer, value.Numbers);

    public static void Read<R>(ref R reader, ref Spot value)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        int[] numbers = [];
        R.ReadValue(ref reader, ref numbers!);
        value = new Spot(numbers);
    }
}
