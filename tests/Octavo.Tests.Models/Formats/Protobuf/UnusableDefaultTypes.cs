// Owns: the types of UnusableDefaultTests.
using System.Collections.Immutable;

namespace Octavo.Tests.Formats.Protobuf;

[GenerateCodec]
public sealed class StructCollections
{
    [CodecMember(1)] public ImmutableArray<int> Array { get; set; } = [];

    [CodecMember(2)] public ImmutableArray<string> Filled { get; set; } = ["a"];

    [CodecMember(3)] public ArraySegment<int> Segment { get; set; }

    [CodecMember(4)] public ArraySegment<byte> Bytes { get; init; }

    [CodecMember(5)] public Dictionary<int, ImmutableArray<int>> Map { get; set; } = [];

    [CodecMember(6)] public Dictionary<int, ArraySegment<byte>> Segments { get; set; } = [];

    [CodecMember(7)] public List<ImmutableArray<int>> List { get; set; } = [];
}

[GenerateCodec]
public sealed record BoundStructCollections([property: CodecMember(1)] ImmutableArray<int> Array, [property: CodecMember(2)] ArraySegment<int> Segment,
    [property: CodecMember(3)] ArraySegment<byte> Bytes, [property: CodecMember(4)] ImmutableArray<int> Optional = default);

[GenerateCodec]
public struct StructOfStructCollections
{
    [CodecMember(1)] public ImmutableArray<int> Array;

    [CodecMember(2)] public ArraySegment<int> Segment;
}

[GenerateCodec]
public sealed class SetterRefusesDefault
{
    private ImmutableArray<int> _array = [];

    [CodecMember(1)]
    public ImmutableArray<int> Array
    {
        get => _array;
        set => _array = value.IsDefault ? throw new ArgumentException("default", nameof(value)) : value;
    }
}
