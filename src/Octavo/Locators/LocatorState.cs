// Owns: where a locator is and what it has found. Knows no format and no bytes.
using System.Buffers;
using Octavo.Shapes;

namespace Octavo.Locators;

/// <summary>
/// The state of one locator. Open levels are in an array that grows with the depth of the data, so neither the stack nor a count can be used against it; it is
/// rented, because levels were three quarters of what a call allocated that failed 256 objects deep.
/// </summary>
internal sealed class LocatorState(TypeShape root, long offset, OctavoErrorCode code) : IDisposable
{
    /// <summary>Levels; readers allow at most 10,000 if types have cycles.</summary>
    private const int MaxDepth = 10_100;

    private LocatorFrame[] _frames = ArrayPool<LocatorFrame>.Shared.Rent(16);

    internal TypeShape Root { get; } = root;

    /// <summary>Where the reader was: everything before was read, or its head at least.</summary>
    internal long Offset { get; } = offset;

    internal OctavoErrorCode Code { get; } = code;

    internal int Depth { get; private set; }

    internal ref LocatorFrame Top => ref _frames[Depth - 1];

    internal ReadOnlySpan<LocatorFrame> Frames => _frames.AsSpan(0, Depth);

    /// <summary>The Shapes of objects that were announced.</summary>
    internal Queue<TypeShape> Waiting { get; } = new();

    /// <summary>Whether an object with references is open.</summary>
    internal bool IsInShared
    {
        get
        {
            foreach (ref readonly LocatorFrame frame in Frames)
            {
                if (frame is { IsObject: true, Shape.HasReferences: true })
                {
                    return true;
                }
            }
            return false;
        }
    }

    /// <summary>The first byte of the value that is being skipped.</summary>
    internal int ValueStart { get; set; }

    /// <summary>The first byte of the value at fault, −1 while none is found.</summary>
    internal int Fault { get; private set; } = -1;

    /// <summary>How many levels the path of <see cref="Fault"/> has.</summary>
    internal int FaultLevels { get; private set; }

    /// <summary>The value that the reader had just read, for errors that no byte shows.</summary>
    internal (int Start, string Path)? Near { get; set; }

    /// <summary>Whether the locator cannot, or need not, go on.</summary>
    internal bool Ended { get; set; }

    internal bool Running => Fault < 0 && !Ended;

    /// <summary>Whether the error is one that the bytes show; the others are found by position alone.</summary>
    internal bool ShownByBytes =>
        Code is OctavoErrorCode.EndOfData or OctavoErrorCode.TrailingData or OctavoErrorCode.TypeMismatch or OctavoErrorCode.InvalidData
        or OctavoErrorCode.InvalidValue or OctavoErrorCode.NumberOutOfRange or OctavoErrorCode.InvalidText or OctavoErrorCode.CountTooLarge
        or OctavoErrorCode.UnknownMember or OctavoErrorCode.UnknownUnionCase or OctavoErrorCode.NotRegistered or OctavoErrorCode.NullNotAllowed;

    /// <summary>Stops the locator at a fault.</summary>
    /// <param name="start">The first byte of the value at fault.</param>
    /// <param name="levels">The levels around it.</param>
    internal void StopAt(int start, int levels)
    {
        Fault = start;
        FaultLevels = levels;
    }

    internal void Push(in LocatorFrame frame)
    {
        if (Depth == MaxDepth)
        {
            Ended = true;
            return;
        }
        if (Depth == _frames.Length)
        {
            LocatorFrame[] larger = ArrayPool<LocatorFrame>.Shared.Rent(2 * Depth);
            Frames.CopyTo(larger);
            Return();
            _frames = larger;
        }
        _frames[Depth++] = frame;
    }

    internal LocatorFrame Pop() => _frames[--Depth];

    /// <summary>Gives the levels back.</summary>
    public void Dispose()
    {
        Return();
        _frames = [];
        Depth = 0;
    }

    /// <summary>Cleared: a level names members that the data does, and the pool outlives the call.</summary>
    private void Return() => ArrayPool<LocatorFrame>.Shared.Return(_frames, clearArray: true);
}
