// Owns: keys whose contents are alike but for what is absent, for the case and for the kind, keys that are printed, and types with many names.
namespace Octavo.Tests.Robustness;

[GenerateCodec]
[CodecUnion(0, typeof(KeyNumber))]
[CodecUnion(1, typeof(KeySum))]
[CodecUnion(2, typeof(KeyProduct))]
public abstract record KeyTerm;

[GenerateCodec]
public sealed record KeyNumber(int Value) : KeyTerm;

[GenerateCodec]
public sealed record KeySum(KeyTerm Left, KeyTerm Right) : KeyTerm;

[GenerateCodec]
public sealed record KeyProduct(KeyTerm Left, KeyTerm Right) : KeyTerm;

[GenerateCodec]
public sealed record KeyTree(KeyTree? Left, KeyTree? Right);

[GenerateCodec]
public sealed record KeyRow(int? A, bool? B, int? C, char? D, int? E, int? F, long? G, int? H, int? I, int? J, int? K);

[GenerateCodec]
public sealed class AmbiguousKeys
{
    public HashSet<KeyTerm>? Terms { get; set; }

    public HashSet<KeyTree>? Trees { get; set; }

    public HashSet<KeyRow>? Rows { get; set; }

    public HashSet<(int?, (bool?, int?)?, int?, int?, int?, int?)>? Tuples { get; set; }

    public HashSet<RecordKey>? Records { get; set; }
}

[GenerateCodec(References = true)]
public record PrintedKey : IComparable<PrintedKey>
{
    public int Id { get; set; }

    public PrintedKey? Left { get; set; }

    public PrintedKey? Right { get; set; }

    public int CompareTo(PrintedKey? other) => Id.CompareTo(other?.Id ?? -1);
}

[GenerateCodec]
public sealed class PrintedKeys
{
    public SortedDictionary<PrintedKey, int>? Map { get; set; }
}

[GenerateCodec]
public sealed class MixedKeys
{
    public SortedDictionary<object, int>? Map { get; set; }
}

[GenerateCodec]
public sealed class ManyNames
{
    public int Member01 { get; set; }

    public int Member02 { get; set; }

    public int Member03 { get; set; }

    public int Member04 { get; set; }

    public int Member05 { get; set; }

    public int Member06 { get; set; }

    public int Member07 { get; set; }

    public int Member08 { get; set; }

    public int Member09 { get; set; }

    public int Member10 { get; set; }

    public int Member11 { get; set; }

    public int Member12 { get; set; }

    public int Member13 { get; set; }

    public int Member14 { get; set; }

    public int Member15 { get; set; }

    public int Member16 { get; set; }

    public int Member17 { get; set; }

    public int Member18 { get; set; }

    public int Member19 { get; set; }

    public int Member20 { get; set; }

    public int Größe { get; set; }
}

[GenerateCodec]
public sealed class ProtobufValues
{
    public HashSet<Protobuf.WellKnown.ProtobufValue>? Values { get; set; }
}
