// Owns: what a mistyped word was meant to be.
using Octavo.Internal;

namespace Octavo.Cli.CommandLine;

internal static class Suggestion
{
    /// <summary>A question to end a complaint with: <c>; did you mean --to?</c> A full stop if nothing is near.</summary>
    internal static string DidYouMean(string word, IEnumerable<string> words) => Of(word, words) is { } found ? $"; did you mean {Throw.Shown(found)}?" : ".";

    /// <summary>The nearest word of more than one letter; null if none is near.</summary>
    internal static string? Of(string word, IEnumerable<string> words)
    {
        // What differs in length by more than that is not near, and names in files are as long as those who write them like.
        (string? nearest, _) = words.Distinct().Where(other => other.TrimStart('-').Length > 1 && Math.Abs(other.Length - word.Length) <= Most(other))
            .Select(other => (Word: other, Distance: Distance(word.ToLowerInvariant(), other.ToLowerInvariant())))
            .Where(found => found.Distance <= Most(found.Word))
            .OrderBy(found => found.Distance).ThenBy(found => found.Word, StringComparer.Ordinal).FirstOrDefault();
        return nearest;
    }

    private static int Most(string other) => Math.Max(1, other.TrimStart('-').Length / 3);

    /// <summary>Letters added, dropped, changed, or swapped with the next.</summary>
    private static int Distance(string a, string b)
    {
        int[,] d = new int[a.Length + 1, b.Length + 1];
        for (int i = 0; i <= a.Length; i++)
        {
            for (int j = 0; j <= b.Length; j++)
            {
                if (i == 0 || j == 0)
                {
                    d[i, j] = i + j;
                    continue;
                }
                int changed = d[i - 1, j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
                d[i, j] = Math.Min(changed, 1 + Math.Min(d[i - 1, j], d[i, j - 1]));
                if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                {
                    d[i, j] = Math.Min(d[i, j], 1 + d[i - 2, j - 2]);
                }
            }
        }
        return d[a.Length, b.Length];
    }
}
