// Owns: which values are open in CBOR data, and whether it is well-formed so far. Knows no window. RFC 8949, section 3 and appendix C.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Scalars;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>
/// Goes over heads one after another. A nested value takes no stack: each open array, map and string in chunks is a frame on the heap. A tag is not a frame:
/// the value that it belongs to is still to come.
/// </summary>
internal struct CborNesting
{
    // What is left in a frame of indefinite length.
    private const long Items = -1;
    private const long Key = -2;
    private const long Value = -3;
    private const long ByteChunks = -4;
    private const long TextChunks = -5;

    private Frame[]? _open; // from the second level on: values that hold no others allocate nothing
    private Frame _outermost;
    private Frame _top;
    private bool _isTagged;

    /// <summary>Begins before some values.</summary>
    /// <param name="values">How many there are; <see cref="long.MaxValue"/> for any number.</param>
    internal CborNesting(long values) => _top.Left = values;

    /// <summary>Open arrays, maps and strings in chunks.</summary>
    internal int Level { get; private set; }

    /// <summary>Arrays and maps that are open.</summary>
    internal readonly int Depth => InChunks ? Level - 1 : Level;

    /// <summary>Whether the values that it began with have ended.</summary>
    internal readonly bool IsDone => Level == 0 && _top.Left == 0 && !_isTagged;

    /// <summary>Whether nothing is open: a value has ended, or none began.</summary>
    internal readonly bool IsBetween => Level == 0 && !_isTagged;

    /// <summary>Whether a chunk or a break comes next.</summary>
    internal readonly bool InChunks => _top.Left <= ByteChunks;

    /// <summary>Begins again before one value.</summary>
    internal void Restart()
    {
        _top = new Frame { Left = 1 };
        _isTagged = false;
        Level = 0;
    }

    /// <summary>Takes the next head.</summary>
    /// <param name="at">The head, readable for nine bytes.</param>
    /// <param name="body">Bytes after the head that hold no heads.</param>
    /// <param name="step">What the head did.</param>
    /// <returns>Bytes of the head.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/>: it is not well-formed here.</exception>
    internal nint Next(ref byte at, out ulong body, out CborStep step)
    {
        byte head = at;
        int major = head >> 5;
        body = 0;
        step = default;
        if (head == CborCode.Break)
        {
            if (_top.Left is >= 0 or Value || _isTagged)
            {
                CborEncoder.NotWellFormed(head);
            }
            step = new CborStep(CborStepKind.End, _top.Seen, _top.Slot);
            Close();
            Settle();
            return 1;
        }
        bool indefinite = (head & CborCode.InfoMask) == CborCode.Indefinite;
        if (InChunks && (indefinite || major != (_top.Left == ByteChunks ? 2 : 3)))
        {
            Throw.InvalidData(
                $"{CborCode.Name(head)} (0x{head:X2}) is not a chunk of {(_top.Left == ByteChunks ? "a byte string" : "a text string")} of indefinite length.");
        }
        ulong argument = 0;
        nint length = indefinite && major is >= 2 and <= 5 ? 1 : CborEncoder.GetHead(ref at, out argument);
        if (InChunks)
        {
            _top.Seen += (long)argument;
            body = argument;
            return length;
        }
        if (major == 6)
        {
            _isTagged = true;
            return length;
        }
        _isTagged = false;
        Count();
        switch (major)
        {
            case 2 or 3:
                body = argument;
                if (indefinite)
                {
                    Open(major == 2 ? ByteChunks : TextChunks);
                    step = new CborStep(CborStepKind.Begin, 0, 0);
                    return length;
                }
                break;
            case 4 or 5:
                if (indefinite)
                {
                    Open(major == 4 ? Items : Key);
                    step = new CborStep(CborStepKind.Begin, 0, 0);
                    return length;
                }
                if (argument > (ulong)(ObjectHead.Most / 2))
                {
                    Throw.CountBeyondAll(argument);
                }
                if (argument != 0)
                {
                    Open(major == 4 ? (long)argument : 2 * (long)argument);
                    step = new CborStep(CborStepKind.Counted, _top.Left, 0);
                    return length;
                }
                break;
            case 7:
                CborCode.CheckSimple(head, argument);
                break;
        }
        Settle();
        return length;
    }

    /// <summary>Gives what <see cref="CborStepKind.Begin"/> opened a number of the caller's, which comes back at its end.</summary>
    internal void Name(int slot) => _top.Slot = slot;

    private void Count()
    {
        _top.Seen++;
        _top.Left = _top.Left switch
        {
            > 0 => _top.Left - 1,
            Key => Value,
            Value => Key,
            _ => _top.Left,
        };
    }

    private void Open(long left)
    {
        if (Level == 0)
        {
            _outermost = _top;
        }
        else
        {
            _open ??= new Frame[8];
            if (Level > _open.Length)
            {
                Array.Resize(ref _open, 2 * _open.Length);
            }
            _open[Level - 1] = _top;
        }
        Level++;
        _top = new Frame { Left = left };
    }

    private void Close()
    {
        Level--;
        _top = Level == 0 ? _outermost : _open![Level - 1];
    }

    /// <summary>Leaves arrays and maps whose last value has ended.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Settle()
    {
        while (_top.Left == 0 && Level != 0)
        {
            Close();
        }
    }

    private struct Frame
    {
        internal long Left;
        internal long Seen; // values so far; in a string of chunks their bytes
        internal int Slot;
    }
}
