// Owns: the bars of numbers, times and text as JSON spells them, against the platform's UTF-8 formatting and parsing. Knows the text layer alone.
using System.Text;
using System.Text.Unicode;
using Octavo.Bench.Harness;
using Octavo.Bench.Numbers;
using Octavo.Json;

namespace Octavo.Bench.Suites;

/// <summary>
/// 10,000 values: so many that the branch predictors do not know them by heart. Read from one buffer with commas between, each at the position that the one
/// before ended at, as a reader does. A bar is what was
/// measured less a fifth.
/// </summary>
internal static class NumbersSuite
{
    private const int Count = 10_000;

    /// <summary>Zeros after the texts, which the encoders may look at.</summary>
    private const int Behind = 128;

    private static readonly byte[] s_room = new byte[4096];

    internal static IEnumerable<Bar> Create()
    {
        var random = new Random(11);
        return Doubles(random).Concat(Integers(random)).Concat(Others(random)).Concat(Texts(random));
    }

    private static IEnumerable<Bar> Doubles(Random random) =>
        Both<double, DoubleText>("double, few decimals", Values(() => Math.Round(random.NextDouble() * 1000, random.Next(4))), new(6.5, 1.7))
            .Concat(Both<double, DoubleText>("double, coordinates", Values(() => Math.Round((random.NextDouble() * 180) - 90, 6)), new(6.5, 1.6)))
            .Concat(Both<double, DoubleText>("double, 0 to 1", Values(random.NextDouble), new(2.8, 1.8)))
            .Concat(Both<double, DoubleText>("double, any", Values(() => Any(random)), new(2.4, 1.7)))
            .Concat(Both<double, DoubleText>("double, whole", Values(() => (double)random.Next(100_000)), new(6.5, 1.7)))
            .Concat(Both<float, SingleText>("float, few decimals", Values(() => MathF.Round(random.NextSingle() * 100, random.Next(3))), new(6.5, 1.4)))
            .Concat(Both<float, SingleText>("float, 0 to 1", Values(random.NextSingle), new(2.7, 1.4)));

    private static IEnumerable<Bar> Integers(Random random) =>
        Both<int, Int32Text>("int, below 10", Values(() => random.Next(10)), new(2.0, 1.3))
            .Concat(Both<int, Int32Text>("int, below 100", Values(() => random.Next(100)), new(0.9, 0.5)))
            .Concat(Both<int, Int32Text>("int, any length", Values(() => random.Next() >> random.Next(31)), new(1.0, 0.6)))
            .Concat(Both<int, Int32Text>("int, any", Values(() => random.Next(int.MinValue, int.MaxValue)), new(1.1, 0.9)))
            .Concat(Both<long, Int64Text>("long, any length", Values(() => random.NextInt64() >> random.Next(63)), new(1.0, 0.75)))
            .Concat(Both<long, Int64Text>("long, any", Values(() => random.NextInt64(long.MinValue, long.MaxValue)), new(1.1, 1.05)));

    /// <summary>The platform writes seven decimals always, in its form "O"; ours looks which zeros it may leave out. docs/decisions.md has what falls
    /// short.</summary>
    private static IEnumerable<Bar> Others(Random random) =>
        Both<decimal, DecimalText>("decimal, prices", Values(() => new decimal(random.Next(1_000_000), 0, 0, false, 2)), new(3.2, 3.4))
            .Concat(
                Both<DateTime, DateTimeText>("DateTime",
                    Values(() => new DateTime((random.NextInt64(DateTime.MaxValue.Ticks / 10) * 10) + 1, DateTimeKind.Utc)), new(0.65, 0.85)));

    /// <summary>Against transcoding alone, which neither escapes nor looks for the end.</summary>
    private static IEnumerable<Bar> Texts(Random random)
    {
        string[] names = Values(() => new string([.. Enumerable.Range(0, random.Next(4, 24)).Select(_ => (char)random.Next('a', '{'))]));
        string[] sentences =
            Values(() => new string([.. Enumerable.Range(0, random.Next(60, 200)).Select(_ => random.Next(7) == 0 ? ' ' : (char)random.Next('a', '{'))]));
        return Text("names", names, 1.3, 1.7).Concat(Text("sentences", sentences, 2.2, 2.0));
    }

    private static IEnumerable<Bar> Text(string name, string[] values, double write, double read)
    {
        byte[] all = [.. Encoding.UTF8.GetBytes(string.Join('"', values) + "\""), .. new byte[Behind]];
        yield return Faster($"Text write {name}, transcoding", PutAll, TranscodeAll, write);
        yield return Faster($"Text read {name}, transcoding", GetAll, DecodeAll, read);

        void PutAll()
        {
            foreach (string value in values)
            {
                JsonText.Put(ref s_room[0], value);
            }
        }

        void TranscodeAll()
        {
            foreach (string value in values)
            {
                Utf8.FromUtf16(value, s_room, out _, out _);
            }
        }

        void GetAll()
        {
            nint at = 0;
            for (int i = 0; i < values.Length; i++)
            {
                nint length = 0;
                JsonTextKind kind = JsonTextKind.Plain;
                JsonText.FindEnd(ref all[at], all.Length - at, ref length, ref kind);
                JsonText.Get(all.AsSpan((int)at, (int)length), kind, out string text);
                Kept.Value = text;
                at += length + 1;
            }
        }

        void DecodeAll()
        {
            int at = 0;
            foreach (string value in values)
            {
                Kept.Value = Encoding.UTF8.GetString(all, at, value.Length);
                at += value.Length + 1;
            }
        }
    }

    private static IEnumerable<Bar> Both<T, TText>(string name, T[] values, Least least)
        where TText : struct, INumberText<T>
    {
        byte[] all = [.. Joined<T, TText>(values), .. new byte[Behind]];
        int length = all.Length - Behind;
        yield return Faster($"Text write {name}, platform", PutAll, FormatAll, least.Write);
        yield return Faster($"Text read {name}, platform", GetAll, ParseAll, least.Read);

        void PutAll()
        {
            foreach (T value in values)
            {
                TText.Put(ref s_room[0], value);
            }
        }

        void FormatAll()
        {
            foreach (T value in values)
            {
                TText.Format(value, s_room, out _);
            }
        }

        void GetAll()
        {
            nint at = 0;
            while (at < length)
            {
                nint used = TText.Get(ref all[at], out _);
                if (used == 0)
                {
                    throw new InvalidOperationException($"{name}: a text is not read.");
                }
                at += used + 1;
            }
        }

        void ParseAll()
        {
            ReadOnlySpan<byte> rest = all.AsSpan(0, length);
            while (!rest.IsEmpty)
            {
                if (!TText.Parse(rest, out _, out int used))
                {
                    throw new InvalidOperationException($"{name}: a text is not parsed.");
                }
                rest = rest[(used + 1)..];
            }
        }
    }

    private static byte[] Joined<T, TText>(T[] values)
        where TText : struct, INumberText<T>
    {
        var all = new List<byte>();
        foreach (T value in values)
        {
            all.AddRange(s_room.AsSpan(0, (int)TText.Put(ref s_room[0], value)));
            all.Add((byte)',');
        }
        return [.. all];
    }

    private static T[] Values<T>(Func<T> next) => [.. Enumerable.Range(0, Count).Select(_ => next())];

    private static double Any(Random random)
    {
        double value = BitConverter.Int64BitsToDouble(random.NextInt64(long.MinValue, long.MaxValue));
        return double.IsFinite(value) ? value : 0.5;
    }

    private static Bar Faster(string name, Action ours, Action other, double least) =>
        new(new Pair(name, Count, ours, other, ours), Claim.FasterAtLeast, least);

    /// <summary>The bars of one kind of value.</summary>
    private sealed record Least(double Write, double Read);
}
