// Owns: the bars of dictionaries: against the loops that one would write by hand. Knows the facades alone.
using System.Buffers.Binary;
using System.Globalization;
using System.Text;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;

namespace Octavo.Bench.Suites;

/// <summary>Dictionaries through the facade against loops over spans that write and read the same keys and values, and check nothing.</summary>
internal static class MapSuite
{
    private const int Length = 1000;

    /// <summary>Measured: 1.4 of integers, 0.8 of text.</summary>
    private const double WriteAtMost = 1.6;

    /// <summary>Hashing is most of both. Measured: 1.3 of integers, 0.8 of text.</summary>
    private const double ReadAtMost = 1.5;

    internal static IEnumerable<Bar> Create()
    {
        var random = new Random(6);
        return Integers(BenchData.Many(16, () => Distinct(random).ToDictionary(n => n, _ => random.Next())))
            .Concat(
                Texts(BenchData.Many(16,
                    () => Distinct(random).ToDictionary(n => n.ToString(CultureInfo.InvariantCulture), n => (n >> 8).ToString(CultureInfo.InvariantCulture)))));
    }

    private static IEnumerable<Bar> Integers(Dictionary<int, int>[] maps)
    {
        byte[][] payloads = [.. maps.Select(m => OctavoBinary.Serialize(m))];
        byte[][] byHand = [.. maps.Select(PutIntegers)];
        yield return new(
            new Pair($"Binary write Dictionary<int, int> of {Length}, loop", maps.Length, () => Each(maps, m => OctavoBinary.Serialize(m)),
                () => Each(maps, PutIntegers), Verify), Claim.CostsAtMost, WriteAtMost);
        yield return new(
            new Pair($"Binary read Dictionary<int, int> of {Length}, loop", maps.Length,
                () => Each(payloads, p => OctavoBinary.Deserialize<Dictionary<int, int>>(p)), () => Each(byHand, GetIntegers), Verify),
            Claim.CostsAtMost,
            ReadAtMost);

        void Verify() => Same(maps, i => OctavoBinary.Deserialize<Dictionary<int, int>>(payloads[i])!, i => GetIntegers(byHand[i]));
    }

    private static IEnumerable<Bar> Texts(Dictionary<string, string>[] maps)
    {
        byte[][] payloads = [.. maps.Select(m => OctavoBinary.Serialize(m))];
        byte[][] byHand = [.. maps.Select(PutTexts)];
        yield return new(
            new Pair($"Binary write Dictionary<string, string> of {Length}, loop", maps.Length, () => Each(maps, m => OctavoBinary.Serialize(m)),
                () => Each(maps, PutTexts), Verify), Claim.CostsAtMost, WriteAtMost);
        yield return new(
            new Pair($"Binary read Dictionary<string, string> of {Length}, loop", maps.Length,
                () => Each(payloads, p => OctavoBinary.Deserialize<Dictionary<string, string>>(p)), () => Each(byHand, GetTexts), Verify),
            Claim.CostsAtMost,
            ReadAtMost);

        void Verify() => Same(maps, i => OctavoBinary.Deserialize<Dictionary<string, string>>(payloads[i])!, i => GetTexts(byHand[i]));
    }

    private static HashSet<int> Distinct(Random random)
    {
        var numbers = new HashSet<int>();
        while (numbers.Count < Length)
        {
            numbers.Add(random.Next());
        }
        return numbers;
    }

    private static byte[] PutIntegers(Dictionary<int, int> map)
    {
        byte[] bytes = new byte[4 + (8 * map.Count)];
        BinaryPrimitives.WriteInt32LittleEndian(bytes, map.Count);
        Span<byte> rest = bytes.AsSpan(4);
        foreach ((int key, int value) in map)
        {
            BinaryPrimitives.WriteInt32LittleEndian(rest, key);
            BinaryPrimitives.WriteInt32LittleEndian(rest[4..], value);
            rest = rest[8..];
        }
        return bytes;
    }

    private static Dictionary<int, int> GetIntegers(byte[] bytes)
    {
        int count = BinaryPrimitives.ReadInt32LittleEndian(bytes);
        var map = new Dictionary<int, int>(count);
        ReadOnlySpan<byte> rest = bytes.AsSpan(4);
        for (int i = 0; i < count; i++)
        {
            map.Add(BinaryPrimitives.ReadInt32LittleEndian(rest), BinaryPrimitives.ReadInt32LittleEndian(rest[4..]));
            rest = rest[8..];
        }
        return map;
    }

    private static byte[] PutTexts(Dictionary<string, string> map)
    {
        byte[] bytes = new byte[4 + map.Sum(e => 2 + e.Key.Length + e.Value.Length)];
        BinaryPrimitives.WriteInt32LittleEndian(bytes, map.Count);
        int at = 4;
        foreach ((string key, string value) in map)
        {
            at += Put(bytes.AsSpan(at), key);
            at += Put(bytes.AsSpan(at), value);
        }
        return bytes;
    }

    private static int Put(Span<byte> to, string text)
    {
        to[0] = (byte)text.Length;
        return 1 + Encoding.ASCII.GetBytes(text, to[1..]);
    }

    private static Dictionary<string, string> GetTexts(byte[] bytes)
    {
        int count = BinaryPrimitives.ReadInt32LittleEndian(bytes);
        var map = new Dictionary<string, string>(count);
        int at = 4;
        for (int i = 0; i < count; i++)
        {
            string key = Get(bytes, ref at);
            map.Add(key, Get(bytes, ref at));
        }
        return map;
    }

    private static string Get(byte[] bytes, ref int at)
    {
        int length = bytes[at];
        string text = Encoding.ASCII.GetString(bytes, at + 1, length);
        at += 1 + length;
        return text;
    }

    private static void Each<T>(T[] items, Func<T, object?> call)
    {
        foreach (T item in items)
        {
            Kept.Value = call(item);
        }
    }

    private static void Same<TKey, TValue>(Dictionary<TKey, TValue>[] maps, Func<int, Dictionary<TKey, TValue>> ours,
        Func<int, Dictionary<TKey, TValue>> byHand)
        where TKey : notnull
    {
        for (int i = 0; i < maps.Length; i++)
        {
            if (!maps[i].SequenceEqual(ours(i)) || !maps[i].SequenceEqual(byHand(i)))
            {
                throw new InvalidOperationException("The dictionary does not make the round trip.");
            }
        }
    }
}
