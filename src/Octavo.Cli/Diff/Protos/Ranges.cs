// Owns: ranges of numbers, and what of them is gone.
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

internal static class Ranges
{
    /// <summary>What is in ranges and in none of others, as few ranges as it takes.</summary>
    internal static IEnumerable<ProtoRange> Gone(IEnumerable<ProtoRange> old, IEnumerable<ProtoRange> recent)
    {
        (int Start, int Last)[] kept = [.. Joined(recent)];
        foreach (ProtoRange range in old)
        {
            long start = range.Start;
            for (int i = FirstUpTo(kept, range.Start); i < kept.Length && kept[i].Start <= range.Last; i++)
            {
                (int Start, int Last) other = kept[i];
                if (other.Start > start)
                {
                    yield return new ProtoRange { Start = (int)start, Last = other.Start - 1 };
                }
                start = Math.Max(start, (long)other.Last + 1);
            }
            if (start <= range.Last)
            {
                yield return new ProtoRange { Start = (int)start, Last = range.Last };
            }
        }
    }

    /// <summary>Ranges in order, those that overlap as one.</summary>
    private static List<(int Start, int Last)> Joined(IEnumerable<ProtoRange> ranges)
    {
        List<(int Start, int Last)> joined = [];
        foreach (ProtoRange range in ranges.OrderBy(range => range.Start))
        {
            if (joined.Count != 0 && range.Start <= joined[^1].Last)
            {
                joined[^1] = (joined[^1].Start, Math.Max(joined[^1].Last, range.Last));
            }
            else
            {
                joined.Add((range.Start, range.Last));
            }
        }
        return joined;
    }

    /// <summary>The first range that does not end before a number.</summary>
    private static int FirstUpTo((int Start, int Last)[] ranges, int number)
    {
        int low = 0;
        for (int high = ranges.Length; low < high;)
        {
            int middle = (low + high) >>> 1;
            (low, high) = ranges[middle].Last < number ? (middle + 1, high) : (low, middle);
        }
        return low;
    }
}
