// Owns: the look ahead that tells of which class an object is before anything of it is read. docs/formats/protobuf.md, "Inheritance".
using System.ComponentModel;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int FindPart(ref OctavoProtobufReader reader, ReadOnlySpan<int> levels, int least, int existing)
    {
        var table = new ProtobufLevels(levels);
        int found = More(ref reader, 0) ? reader.FirstParts(table) : 0;
        if (found < 0)
        {
            found = reader.AllParts(table);
        }
        int asked = table.Deeper(found, least);
        if (asked < 0)
        {
            Throw.InvalidData(
                string.Create(CultureInfo.InvariantCulture,
                    $"the message has the part of field {table.Field(found)}, which is not a part of the class that is read."));
        }
        return existing >= 0 && table.IsAbove(asked, existing) ? existing : asked;
    }

    /// <summary>Follows the parts that come first, as they are written.</summary>
    /// <returns>The class of the innermost one if it has no parts itself, so nothing after it can say another; else −1.</returns>
    private readonly int FirstParts(ProtobufLevels table)
    {
        int level = 0;
        int at = _position;
        while (table.HasParts(level))
        {
            // Where a field may begin, a tag and a length are readable, whatever the scope's end.
            if (at >= _limit)
            {
                return -1;
            }
            at += (int)GetTag(ref Unsafe.Add(ref _start, at), out uint tag);
            level = table.PartOf(level, tag);
            if (level < 0)
            {
                return -1;
            }
            if (ProtobufTag.TypeOf(tag) == ProtobufTag.Delimited)
            {
                at += (int)ProtobufVarint.Get(ref Unsafe.Add(ref _start, at), out ulong length);
                if (length == 0 && table.HasParts(level))
                {
                    return -1;
                }
            }
        }
        return level;
    }

    /// <summary>Goes over all fields of the message, which is together then, and of the parts in it.</summary>
    private int AllParts(ProtobufLevels table)
    {
        _groups ??= new ProtobufGroups();
        if (_group == Joined)
        {
            ToBase();
            OctavoProtobufReader leading = this;
            int first = leading.LeadingParts(table);
            OctavoProtobufReader all = this;
            return first >= 0 ? first : all.Parts(table, 0);
        }
        int length = _end - _position;
        if (length > _data - _position)
        {
            Gather(length);
        }
        ReadOnlySpan<byte> message = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), length);
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        // The first parts' answer, if they have one, must not depend on where the window ended.
        int found = new OctavoProtobufReader(message, scratch, _options).LeadingParts(table);
        if (found >= 0)
        {
            return found;
        }
        var ahead = new OctavoProtobufReader(message, scratch, _options)
        {
            _group = _group,
            _depthLeft = _depthLeft,
            _groups = _groups,
            _before = Offset,
        };
        return ahead.Parts(table, 0);
    }

    /// <summary>As <see cref="FirstParts"/>, up to the message's end.</summary>
    private int LeadingParts(ProtobufLevels table)
    {
        int level = 0;
        while (table.HasParts(level))
        {
            if (_position >= _end)
            {
                return -1;
            }
            Commit(GetTag(ref Need(Slop), out uint tag));
            level = table.PartOf(level, tag);
            if (level < 0)
            {
                return -1;
            }
            if (ProtobufTag.TypeOf(tag) == ProtobufTag.Delimited)
            {
                Commit(ProtobufVarint.Get(ref Need(Slop), out ulong length));
                if (length == 0 && table.HasParts(level))
                {
                    return -1;
                }
            }
        }
        return level;
    }

    /// <summary>The innermost class of the parts in the message that is read. Of several parts of one class each may say more.</summary>
    private int Parts(ProtobufLevels table, int level)
    {
        int found = level;
        while (More(ref this, 0))
        {
            Commit(GetTag(ref Need(Slop), out uint tag));
            if (!IsField(tag))
            {
                break;
            }
            int part = table.PartOf(level, tag);
            if (part < 0)
            {
                SkipValue(tag, null);
                continue;
            }
            long cookie = EnterMessage(ref this, tag);
            int inner = Parts(table, part);
            LeaveScope(ref this, cookie);
            int deeper = table.Deeper(found, inner);
            if (deeper < 0)
            {
                Throw.InvalidData(
                    string.Create(CultureInfo.InvariantCulture,
                        $"a message with the parts of two classes, fields {table.Field(found)} and {table.Field(inner)}; an object belongs to one class."));
            }
            found = deeper;
        }
        return found;
    }
}
