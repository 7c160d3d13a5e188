// Owns: ranges of numbers, and what of them is gone.
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

internal static class Ranges
{
    /// <summary>What is in ranges and in none of others, as few ranges as it takes.</summary>
    internal static IEnumerable<ProtoRange> Gone(IEnumerable<ProtoRange> old, IEnumerable<ProtoRange> recent)
    {
        ProtoRange[] kept = [.. recent.OrderBy(range => range.Start)];
        foreach (ProtoRange range in old)
        {
            long start = range.Start;
            foreach (ProtoRange other in kept.Where(other => other.Last >= range.Start && other.Start <= range.Last))
            {
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
}
