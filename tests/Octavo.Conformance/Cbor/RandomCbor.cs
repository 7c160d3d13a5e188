// Owns: random values without a type, of what another library can keep. Knows no library.
using System.Numerics;
using Octavo.Cbor;

namespace Octavo.Conformance.Cbor;

/// <param name="seed">The same values for the same seed.</param>
internal sealed class RandomCbor(int seed)
{
    private static readonly string[] s_letters = ["a", "Z", "é", "水", "\ud83d\ude00", "\0", "\"", "\\", "\n", " ", "\u0080", "\uffff"];

    private readonly Random _random = new(seed);

    /// <summary>Whether whole floats and −0 are told from integers.</summary>
    internal bool WholeFloats { get; init; }

    /// <summary>Whether there are whole numbers beyond 64 bits.</summary>
    internal bool LargeIntegers { get; init; }

    /// <summary>Tags that the library knows nothing of, and keeps.</summary>
    internal ulong[] Tags { get; init; } = [];

    /// <summary>Simple values that it keeps.</summary>
    internal byte[] Simple { get; init; } = [];

    internal object? Next(int depth = 3) => _random.Next(depth > 0 ? 12 : 8) switch
    {
        0 => _random.Next(4) switch { 0 => null, 1 => true, 2 => false, _ => CborSimple.Undefined },
        1 or 2 => Whole(),
        3 or 4 => Real(),
        5 => Text(),
        6 => Bytes(),
        7 => Simple.Length != 0 ? new CborSimple(Simple[_random.Next(Simple.Length)]) : Text(),
        8 or 9 => Enumerable.Range(0, Count(depth)).Select(_ => Next(depth - 1)).ToArray(),
        10 when Tags.Length != 0 => new CborTagged(Tags[_random.Next(Tags.Length)], Next(depth - 1)),
        _ => Map(depth - 1),
    };

    private CborMap Map(int depth)
    {
        var map = new CborMap();
        for (int left = Count(depth + 1); left > 0; left--)
        {
            map[_random.Next(3) switch { 0 => (object)(long)_random.Next(-1000, 1000), 1 => new string('k', _random.Next(30)), _ => Text() }] = Next(depth);
        }
        return map;
    }

    /// <summary>Every width of a head, the long ones if little is nested in them.</summary>
    private int Count(int depth) =>
        (_random.Next(20), depth) switch { (0, _) => 0, (1, < 3) => _random.Next(15, 40), (2, < 2) => 300, _ => _random.Next(1, 5) };

    /// <summary>Every width, and its ends.</summary>
    private object Whole()
    {
        int bits = _random.Next(LargeIntegers ? 130 : 64);
        BigInteger value = (BigInteger.One << bits) + _random.Next(-2, 3);
        value = _random.Next(3) == 0 ? new BigInteger(_random.Next(-30, 30)) : _random.Next(2) == 0 ? value : -1 - value;
        if (!LargeIntegers)
        {
            value = BigInteger.Max(-1 - (BigInteger)ulong.MaxValue, BigInteger.Min(ulong.MaxValue, value));
        }
        return OctavoCbor.ReadDynamic(OctavoCbor.WriteDynamic(value))!;
    }

    private object Real()
    {
        double value = _random.Next(6) switch
        {
            0 => BitConverter.UInt64BitsToDouble(0x7ff8_0000_0000_0000), // the one that every library keeps; .NET's own has a sign
            1 => _random.Next(2) == 0 ? double.PositiveInfinity : double.NegativeInfinity,
            2 => (double)BitConverter.UInt16BitsToHalf((ushort)_random.Next(0x7c00)),
            3 => BitConverter.Int32BitsToSingle(_random.Next(0x7f80_0000)),
            _ => BitConverter.Int64BitsToDouble(_random.NextInt64(0x7ff0_0000_0000_0000)),
        };
        value = double.IsFinite(value) && _random.Next(2) == 0 ? -value : value;
        return !WholeFloats && double.IsFinite(value) && value == Math.Floor(value) ? 0.5 : value;
    }

    private string Text() => string.Concat(Enumerable.Range(0, Length()).Select(_ => s_letters[_random.Next(s_letters.Length)]));

    private byte[] Bytes()
    {
        byte[] bytes = new byte[Length()];
        _random.NextBytes(bytes);
        return bytes;
    }

    private int Length() => _random.Next(1000) switch { < 30 => 0, < 60 => _random.Next(20, 30), < 70 => 256, 70 => 70_000, _ => _random.Next(1, 12) };
}
