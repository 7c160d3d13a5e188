// Owns: the pooled StringBuilder of a thread: emitted files are written one after another, and each would grow its own. Knows no code.
using System;
using System.Text;

namespace Octavo.Generator.Emission;

internal static class StringBuilderPool
{
    /// <summary>A builder that grew further, for a file of a whole project, is let go.</summary>
    private const int Kept = 1 << 17;

    [ThreadStatic]
    private static StringBuilder? s_spare;

    /// <summary>An empty builder in one piece: those of several are slow to read and to cut.</summary>
    public static StringBuilder Take()
    {
        StringBuilder taken = s_spare ?? new StringBuilder(Kept / 4);
        s_spare = null;
        return taken;
    }

    /// <summary>The text of a builder, which is spare from then on.</summary>
    public static string Return(StringBuilder taken)
    {
        string text = taken.ToString();
        Spare(taken);
        return text;
    }

    /// <summary>Lets the next text have a builder.</summary>
    public static void Spare(StringBuilder taken)
    {
        if (taken.Capacity <= Kept)
        {
            s_spare = taken.Clear();
        }
    }
}
