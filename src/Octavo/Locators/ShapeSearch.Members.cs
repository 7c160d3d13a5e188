// Owns: going from member to member of an object: by position, by slot, by key, or at the alignment of a raw layout.
using System.Text;
using Octavo.Contracts;
using Octavo.Errors;
using Octavo.Shapes;

namespace Octavo.Locators;

internal ref partial struct ShapeSearch<R>
{
    private const int MaxUnknownName = 40;

    /// <summary>Moves to the next member that the type knows, over those that it does not.</summary>
    /// <returns>Its type; null at the object's end, or where the locator stops.</returns>
    private ShapeType? NextMember(ref LocatorFrame frame)
    {
        ReadOnlySpan<ShapeMember> members = frame.Shape.Members.Span;
        while (_state.Running)
        {
            frame.Member = -1;
            frame.Unknown = null;
            _state.ValueStart = Position;
            bool more = frame.Keyed ? NextKey(ref frame, members) : NextSlot(ref frame, members);
            if (!more)
            {
                break;
            }
            if (frame.Member >= 0)
            {
                if (R.PacksBools && !frame.Keyed && SkipBools(ref frame, members))
                {
                    continue;
                }
                ShapeType type = members[frame.Member].Type;
                return type.Word == ShapeWord.Maybe && frame.Keyed && frame.Shape.Layout != Layout.Tolerant ? type.First : type;
            }
            Skip();
        }
        if (frame.RawLayout && _state.Running)
        {
            Pad(in frame, frame.Shape.RawLayout().Alignment);
        }
        return null;
    }

    /// <summary>By position: a slot per number if the format has slots, else one member after another.</summary>
    private bool NextSlot(ref LocatorFrame frame, ReadOnlySpan<ShapeMember> members)
    {
        if (frame.Left <= 0)
        {
            return false;
        }
        int slot = frame.Begun;
        int known = R.Slots ? frame.Shape.Slots : members.Length;
        if (slot >= known && (!R.Slots || _state.Code == OctavoErrorCode.UnknownMember))
        {
            // More members than the type knows, where they cannot be skipped or are refused: found after those that it knows.
            _state.StopAt(frame.Start, _state.Depth - 1);
            return false;
        }
        frame.Left--;
        frame.Begun++;
        frame.Member = !R.Slots ? slot : slot < known ? Find(members, slot + 1, slot) : -1;
        if (frame.RawLayout)
        {
            Pad(in frame, frame.Shape.RawLayoutOf(members[slot].Type).Alignment);
        }
        return true;
    }

    /// <summary>Skips members of type bool that share a byte with the one that was begun.</summary>
    /// <returns>False if it has a byte of its own.</returns>
    private bool SkipBools(ref LocatorFrame frame, ReadOnlySpan<ShapeMember> members)
    {
        int first = frame.Member;
        int count = 0;
        while (count < 8 && first + count < members.Length && members[first + count].Type.Word == ShapeWord.Bool
            && (count == 0 || !frame.Shape.HasGapBefore(first + count)))
        {
            count++;
        }
        if (count < 2)
        {
            return false;
        }
        R.ReadBools(ref _reader, count);
        frame.Left -= count - 1;
        frame.Begun += count - 1;
        Complete(_state.ValueStart);
        return true;
    }

    private bool NextKey(ref LocatorFrame frame, ReadOnlySpan<ShapeMember> members)
    {
        int start = Position;
        if (!_reader.NextKey(ref frame.Left, frame.Begun == 0, out ReadOnlySpan<byte> key, out long number))
        {
            return false;
        }
        frame.Begun++;
        bool byNumber = frame.Shape.Layout != Layout.NameMap;
        frame.Member = number >= 0 ? (byNumber ? Find(members, number, frame.Begun - 1) : -1) : Find(members, Encoding.UTF8.GetString(key), frame.Begun - 1);
        R.AllowNumbers(ref _reader, frame.Member >= 0 ? members[frame.Member].Numbers : NumberForms.Plain);
        bool refused = _state.Code switch
        {
            // In formats by name some names are known that no member has; a member that is refused is the last that the reader came to.
            OctavoErrorCode.UnknownMember => frame.Member < 0 && (R.Identity != MemberIdentity.Name || Position >= _state.Offset),
            OctavoErrorCode.DuplicateMember => Position >= _state.Offset,
            _ => false,
        };
        if (frame.Member < 0)
        {
            frame.Unknown = number >= 0 ? number.ToString(System.Globalization.CultureInfo.InvariantCulture)
                : PlainText.Of(Encoding.UTF8.GetString(key), MaxUnknownName);
        }
        if (refused)
        {
            _state.StopAt(start, _state.Depth);
        }
        else if (frame.Member >= 0 && frame.Shape.Layout == Layout.Tolerant)
        {
            R.BeginMember(ref _reader, ShapeWords.Kind(members[frame.Member].Type.Word));
        }
        return true;
    }

    /// <summary>Skips a member that the type does not know, or a gap.</summary>
    private void Skip()
    {
        if (!_state.Running)
        {
            return;
        }
        _state.ValueStart = Position;
        _reader.Skip();
        if (_state.Code == OctavoErrorCode.DepthExceeded && Position >= _state.Offset)
        {
            _state.StopAt(_state.ValueStart, _state.Depth);
        }
    }

    /// <summary>Skips a raw layout's padding, which is zero.</summary>
    private void Pad(in LocatorFrame frame, int alignment)
    {
        int end = frame.Start + TypeShape.Align(Position - frame.Start, alignment);
        while (Position < end)
        {
            if (_reader.ReadByte() != 0)
            {
                _state.StopAt(frame.Start, _state.Depth - 1);
                return;
            }
        }
    }

    /// <summary>A member's place by its number; most often the one that is looked at first.</summary>
    private static int Find(ReadOnlySpan<ShapeMember> members, long number, int guess)
    {
        if (guess < members.Length && members[guess].Number == number)
        {
            return guess;
        }
        for (int i = 0; i < members.Length; i++)
        {
            if (members[i].Number == number)
            {
                return i;
            }
        }
        return -1;
    }

    private static int Find(ReadOnlySpan<ShapeMember> members, string name, int guess)
    {
        if (guess < members.Length && members[guess].Name == name)
        {
            return guess;
        }
        for (int i = 0; i < members.Length; i++)
        {
            if (members[i].Name == name)
            {
                return i;
            }
        }
        return -1;
    }
}
