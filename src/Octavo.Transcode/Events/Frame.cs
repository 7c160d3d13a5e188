// Owns: where a conversion is in one open array or map, or at the root. Knows no format.
namespace Octavo.Transcode.Events;

internal struct Frame
{
    /// <summary>Elements or entries begun so far.</summary>
    internal int Index;

    /// <summary>Elements or entries to come, or <see cref="DataEvent.Uncounted"/>.</summary>
    internal int Left;

    internal bool IsMap;

    /// <summary>At the root no separator and no end is expected.</summary>
    internal bool IsRoot;

    /// <summary>A key was taken: its value comes next.</summary>
    internal bool HasKey;

    /// <summary>The step to the next element was taken already.</summary>
    internal bool Announced;

    /// <summary>The source said no count, and none was counted: the target has an end if it has ends.</summary>
    internal bool IsIndefinite;

    /// <summary>It is what stands for a tag in a target without: one value is inside.</summary>
    internal bool IsTag;

    /// <summary>A tag was taken: what it comes before comes next.</summary>
    internal bool IsTagged;

    /// <summary>The innermost of these tags has a meaning that the target may not know.</summary>
    internal bool HasTag;

    /// <summary>That tag.</summary>
    internal ulong Tag;

    /// <summary>What becomes of byte strings inside.</summary>
    internal ByteStringRule Bytes;

    /// <summary>What becomes of byte strings in the next value, if a tag has said it.</summary>
    internal ByteStringRule? NextBytes;

    /// <summary>Whether the end may come next, where the source has ends.</summary>
    internal readonly bool MayEnd => Left == DataEvent.Uncounted && !IsRoot && !HasKey && !IsTagged;

    internal readonly bool AtKey => IsMap && !HasKey;

    /// <summary>Goes on after a key, or after an element's or value's beginning.</summary>
    internal void Advance()
    {
        Announced = false;
        (IsTagged, HasTag, NextBytes) = (false, false, null);
        if (AtKey)
        {
            HasKey = true;
            return;
        }
        HasKey = false;
        Index++;
        if (Left > 0)
        {
            Left--;
        }
    }
}
