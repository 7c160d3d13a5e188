// Owns: the types of BitTests: values wherever memory is copied.
using System.Text;
using Octavo;

[assembly: GenerateCodecFor(typeof(Octavo.Tests.Features.BitsOf<bool>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Features.BitsOf<DateTime>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Features.BitsOf<DateTimeOffset>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Features.BitsOf<DateOnly>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Features.BitsOf<TimeOnly>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Features.BitsOf<Rune>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Features.BitsOf<decimal>))]

namespace Octavo.Tests.Features;

/// <summary>A value in each place.</summary>
[GenerateCodec]
public sealed class BitsOf<T>
    where T : unmanaged
{
    [CodecMember(1)] public T Member { get; set; }

    [CodecMember(2)] public T? Perhaps { get; set; }

    [CodecMember(3)] public T[]? Array { get; set; }

    [CodecMember(4)] public List<T>? List { get; set; }

    [CodecMember(5)] public Queue<T>? Queue { get; set; }

    [CodecMember(6)] public Dictionary<string, T>? Items { get; set; }

    [CodecMember(7)] public Dictionary<T, int>? Keys { get; set; }

    [CodecMember(8)] public BitPair<T> Pair { get; set; }

    [CodecMember(9)] public BitPair<T>[]? Pairs { get; set; }

    [CodecMember(10)] public List<BitPair<T>>? PairList { get; set; }

    [CodecMember(11)] public BitPadded<T>[]? Padded { get; set; }

    [CodecMember(12)] public BitMixed<T>[]? Mixed { get; set; }

    [CodecMember(13)] public T Last { get; set; }
}

/// <summary>An image without padding.</summary>
[GenerateCodec]
public struct BitPair<T>
    where T : unmanaged
{
    [CodecMember(1)] public T A;

    [CodecMember(2)] public T B;
}

/// <summary>An image with padding.</summary>
[GenerateCodec]
public struct BitPadded<T>
    where T : unmanaged
{
    [CodecMember(1)] public byte Before;

    [CodecMember(2)] public T A;

    [CodecMember(3)] public long N;
}

/// <summary>An image whose length divides no block, of values that are validated one by one.</summary>
[GenerateCodec]
public struct BitMixed<T>
    where T : unmanaged
{
    [CodecMember(1)] public decimal D;

    [CodecMember(2)] public T A;

    [CodecMember(3)] public bool Flag;
}

/// <summary>The same in Protobuf, whose maps have fewer keys.</summary>
[GenerateCodec]
public sealed class BitFields
{
    [CodecMember(1)] public bool Flag { get; set; }

    [CodecMember(2)] public bool[]? Flags { get; set; }

    [CodecMember(3)] public List<bool>? FlagList { get; set; }

    [CodecMember(4)] public Dictionary<bool, bool>? FlagMap { get; set; }

    [CodecMember(5)] public DateTime? Time { get; set; }

    [CodecMember(6)] public DateTimeOffset? Offset { get; set; }

    [CodecMember(7)] public DateOnly? Day { get; set; }

    [CodecMember(8)] public TimeOnly? Clock { get; set; }

    [CodecMember(9)] public Rune? Rune { get; set; }

    [CodecMember(10)] public decimal? Decimal { get; set; }

    [CodecMember(11)] public bool? Perhaps { get; set; }
}
