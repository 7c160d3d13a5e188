// Owns: what an owner must know of a fixed-size struct to take it into its runs.
namespace Octavo.Model.Values;

/// <summary>A struct whose length has a constant bound in every format.</summary>
/// <param name="ReadMax">The longest form that a reader takes, or the raw layout if that is longer.</param>
/// <param name="Values">Scalars in it.</param>
/// <param name="Size">Bytes in memory, at most; 0 if that is not known.</param>
/// <param name="IsPlain">Whether no user code runs when one is made: its memory may be taken as it is.</param>
/// <param name="RawLayout">Its raw layout in Binary; null if it has none.</param>
internal sealed record FixedFacts(int ReadMax, int Values, int Size, bool IsPlain, RawLayoutFacts? RawLayout)
{
    /// <summary>Whether one fits a run of reading, so it joins its owner's.</summary>
    public bool JoinsRuns => ReadMax <= ScalarReadMax.Run;
}
