// Owns: where a conversion stands in one open array or map, or at the root. Knows no format.
namespace Octavo.Transcoding;

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

    internal readonly bool AtKey => IsMap && !HasKey;

    /// <summary>Goes on behind a key, or behind an element's or value's beginning.</summary>
    internal void Advance()
    {
        Announced = false;
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
