// Owns: the checks of formats as objects: calls by type make no type and no method, and find unions by what the linker has left.
using System.Buffers;
using Octavo.Aot.Types;

namespace Octavo.Aot;

internal static class FormatObjects
{
    internal static void Run(Report report)
    {
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            report.Check($"{format} as an object", () => Check(format));
        }
        report.Check("unions of types", () =>
        {
            Report.That(OctavoCodecs.UnionBase(typeof(Van)) == typeof(IVehicle), "the union of a class");
            Report.That(OctavoCodecs.UnionBase(typeof(Parcel)) is null, "a type that is a case of none");
        });
        report.Check("a graph by type",
            () => Report.That(OctavoGraph.Equals(Samples.Full, OctavoGraph.Clone(Samples.Full, typeof(Shipment)), typeof(Shipment)), "the clone"));
    }

    private static void Check(OctavoFormat format)
    {
        Same(format, new Parcel("sku", 3, 1.5));
        Same(format, new Van { Load = 7 });
        Same(format, 7);
        Same<int?>(format, 7);
        Same(format, "text");
        object van = new Van { Load = 7 };
        Report.That(format.Deserialize(format.Serialize(van, typeof(IVehicle)), typeof(IVehicle)) is Van { Load: 7 }, "a union by type");
        Report.That(!format.CanSerialize(typeof(FormatObjects)) && format.CanSerialize(typeof(Parcel)), "which types it has");
    }

    private static void Same<T>(OctavoFormat format, T value)
    {
        byte[] bytes = format.Serialize(value);
        Report.That(bytes.AsSpan().SequenceEqual(format.Serialize(value, typeof(T))), $"{typeof(T)}: bytes by type");
        var writer = new ArrayBufferWriter<byte>();
        format.Serialize(writer, value, typeof(T));
        Report.That(bytes.AsSpan().SequenceEqual(writer.WrittenSpan), $"{typeof(T)}: bytes in a buffer writer");
        var sequence = new ReadOnlySequence<byte>(bytes);
        Report.That(bytes.AsSpan().SequenceEqual(format.Serialize(format.Deserialize<T>(bytes))), $"{typeof(T)}: value");
        Report.That(bytes.AsSpan().SequenceEqual(format.Serialize(format.Deserialize(in sequence, typeof(T)), typeof(T))), $"{typeof(T)}: value by type");
    }
}
