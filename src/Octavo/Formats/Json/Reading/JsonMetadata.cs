// Owns: which names of metadata an object of JSON has shown so far. They are known to no type, so the reader looks for those that come twice.
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>
/// Metadata that was met in an object, kept in what other formats count entries in: JSON does not count. What was met is subtracted from what
/// <see cref="ObjectHead.Entries"/> gives of <see cref="ObjectHead.Uncounted"/>; any
/// number below says that nothing was met.
/// </summary>
internal static class JsonMetadata
{
    /// <summary>The case's name under <c>"$type"</c>.</summary>
    internal const int Case = 1;

    /// <summary><c>"$id"</c>.</summary>
    internal const int Identity = 1 << 1;

    private const int Reference = 1 << 2;

    private const int Value = 1 << 3;

    private const int Type = 1 << 4;

    private const int ChosenBits = 10;

    private const int ChosenShift = 5;

    private const int All = (1 << (ChosenShift + (2 * ChosenBits))) - 1;

    /// <summary>The name under which a reader keeps it; 0 for other names.</summary>
    internal static int Known(scoped ReadOnlySpan<byte> key) => key.Length switch
    {
        3 when key.SequenceEqual("$id"u8) => Identity,
        4 when key.SequenceEqual("$ref"u8) => Reference,
        5 when key.SequenceEqual("$type"u8) => Case,
        6 when key.SequenceEqual("$value"u8) => Value,
        7 when key.SequenceEqual("$object"u8) => Type,
        _ => 0,
    };

    /// <summary>A member that tells the case under a name of its own. A class that is a case of several unions may have two such names, seldom more: two are
    /// kept apart, by their bits.</summary>
    internal static int Of(scoped ReadOnlySpan<byte> member)
    {
        uint hash = (uint)member.Length;
        foreach (byte one in member)
        {
            hash = (hash * 31) + one;
        }
        // Never 0, which says that there is none.
        return (int)(1 + (hash % ((1 << ChosenBits) - 1))) << ChosenShift;
    }

    /// <summary>The answer of an object's beginning after which something was met already.</summary>
    internal static int Head(int met) => ObjectHead.Uncounted + met;

    /// <summary>What was met at an object's beginning.</summary>
    internal static int In(int head) => head - ObjectHead.Uncounted;

    /// <summary>What is left to come if something was met.</summary>
    internal static int Remaining(int met) => ObjectHead.Entries(Head(met));

    /// <summary>Notes what was met.</summary>
    /// <param name="remaining">The object's place.</param>
    /// <param name="met">One of the above.</param>
    /// <returns>False if it was met before.</returns>
    internal static bool TryMeet(scoped ref int remaining, int met)
    {
        int before = unchecked(Remaining(0) - remaining);
        before = (uint)before > All ? 0 : before;
        if (met < 1 << ChosenShift)
        {
            remaining = Remaining(before | met);
            return (before & met) == 0;
        }
        int chosen = met >> ChosenShift;
        int first = (before >> ChosenShift) & ((1 << ChosenBits) - 1);
        int second = before >> (ChosenShift + ChosenBits);
        if (chosen == first || chosen == second)
        {
            return false;
        }
        // The third of three takes the place of the second.
        remaining = Remaining(first == 0 ? before | met : (before & ((1 << (ChosenShift + ChosenBits)) - 1)) | (chosen << (ChosenShift + ChosenBits)));
        return true;
    }
}
