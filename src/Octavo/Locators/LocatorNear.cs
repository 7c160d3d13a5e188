// Owns: which value is at fault in an error that no byte shows: a constructor that threw, a missing member, a key that came twice. Knows no format and no
// bytes.
namespace Octavo.Locators;

/// <summary>Chooses from the position alone: a value was just complete where the reader was.</summary>
internal static class LocatorNear
{
    /// <summary>Chooses.</summary>
    /// <param name="state">The locator, in the levels around the value that was just complete.</param>
    /// <param name="start">That value's first byte.</param>
    /// <returns>The first byte of the value to name, and the levels of its path.</returns>
    internal static (int Start, int Levels) Choose(LocatorState state, int start) => state.Code switch
    {
        OctavoErrorCode.DuplicateKey => Entry(state, start),
        OctavoErrorCode.MissingMember or OctavoErrorCode.UserCode => Object(state, start),
        _ => (start, state.Depth),
    };

    /// <summary>The innermost map whose entry ends here; where there is none, the element of a set.</summary>
    private static (int Start, int Levels) Entry(LocatorState state, int start)
    {
        ReadOnlySpan<LocatorFrame> frames = state.Frames;
        for (int i = frames.Length - 1; i >= 0; i--)
        {
            if (frames[i].IsMap && frames[i].AtValue)
            {
                return (frames[i].KeyStart, i + 1);
            }
            if (!frames[i].IsLast)
            {
                break;
            }
        }
        return (start, frames.Length);
    }

    /// <summary>The innermost object: its members were read, or are being set. In the middle of a collection it is the element, whose comparer may have
    /// thrown.</summary>
    private static (int Start, int Levels) Object(LocatorState state, int start)
    {
        ReadOnlySpan<LocatorFrame> frames = state.Frames;
        for (int i = frames.Length - 1; i >= 0; i--)
        {
            if (frames[i].IsObject)
            {
                return (frames[i].Start, i);
            }
            if (!frames[i].IsLast)
            {
                break;
            }
        }
        return (start, frames.Length);
    }
}
