// Owns: fields that a type does not know: skipping them, and keeping them. docs/features/extension-data.md.
using System.Buffers;
using System.ComponentModel;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    private const int KeySpace = OutputWindow.Slack + ProtobufVarint.Longest;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool SkipTag(ref OctavoProtobufReader reader, uint tag)
    {
        if (!reader.IsField(tag))
        {
            return false;
        }
        reader.OnUnknown(tag);
        reader.SkipValue(tag, null);
        return true;
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool KeepTag(ref OctavoProtobufReader reader, uint tag, ref UnknownMembers? unknown)
    {
        if (!reader.IsField(tag))
        {
            return false;
        }
        reader.OnUnknown(tag);
        ArrayBufferWriter<byte> kept = Next(ref unknown, reader.SeededHashing);
        Keep(kept, tag);
        reader.SkipValue(tag, kept);
        return true;
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void KeepNumber(ref OctavoProtobufReader reader, uint tag, ulong value, ref UnknownMembers? unknown)
    {
        reader.OnUnknown(tag);
        ArrayBufferWriter<byte> kept = Next(ref unknown, reader.SeededHashing);
        Keep(kept, tag);
        Keep(kept, value);
    }

    private static ArrayBufferWriter<byte> Next(ref UnknownMembers? unknown, bool isSeeded)
    {
        if (unknown is not null && unknown.Format != OctavoProtobuf.Name)
        {
            unknown = null; // another format's bytes mean nothing here
        }
        ArrayBufferWriter<byte> bytes = UnknownMembers.Next(ref unknown, OctavoProtobuf.Name);
        unknown!.IsSeeded |= isSeeded;
        return bytes;
    }

    /// <summary>Whether a tag begins a field; else it ends the group that is read.</summary>
    private readonly bool IsField(uint tag)
    {
        if (tag < 8)
        {
            Throw.InvalidData("a field of the number 0.");
        }
        uint wireType = ProtobufTag.TypeOf(tag);
        if (wireType > ProtobufTag.Fixed32)
        {
            Throw.InvalidData($"wire type {wireType} is not defined.");
        }
        if (wireType != ProtobufTag.GroupEnd)
        {
            return true;
        }
        if (tag != _group)
        {
            Throw.InvalidData($"the end of a group of field {ProtobufTag.NumberOf(tag)}, which is not the group that began last.");
        }
        return false;
    }

    private readonly void OnUnknown(uint tag)
    {
        if (_options.UnknownMembers == UnknownMemberPolicy.Refuse)
        {
            Throw.UnknownMember(string.Create(CultureInfo.InvariantCulture, $"of the number {ProtobufTag.NumberOf(tag)}"));
        }
    }

    /// <summary>Skips the value after a tag; groups count as levels.</summary>
    private void SkipValue(uint tag, ArrayBufferWriter<byte>? kept)
    {
        switch (ProtobufTag.TypeOf(tag))
        {
            case ProtobufTag.Varint:
                Commit(ProtobufVarint.Get(ref Need(ProtobufVarint.Longest), out ulong value));
                Keep(kept, value);
                break;
            case ProtobufTag.Fixed64:
                SkipBytes(Bounded(8), kept);
                break;
            case ProtobufTag.Fixed32:
                SkipBytes(Bounded(4), kept);
                break;
            case ProtobufTag.Delimited:
                int length = ReadLength();
                Keep(kept, (uint)length);
                SkipBytes(length, kept);
                break;
            default:
                SkipGroup(tag, kept);
                break;
        }
    }

    /// <summary>Skips a group after its tag.</summary>
    /// <returns>Where the tag that ends it begins.</returns>
    private long SkipGroup(uint tag, ArrayBufferWriter<byte>? kept)
    {
        long start = Offset;
        if (_groups is not null && kept is null && _groups.Find(start) is (long Content, long End) known)
        {
            SkipBytes((int)(known.End - start));
            return known.Content;
        }
        Enter();
        long cookie = EnterGroup(ref this, tag);
        long content = start;
        while (More(ref this, 0))
        {
            content = Offset;
            Commit(GetTag(ref Need(Slop), out uint inner));
            Keep(kept, inner);
            if (!IsField(inner))
            {
                break;
            }
            SkipValue(inner, kept);
        }
        LeaveScope(ref this, cookie);
        _groups?.Add(start, content, Offset, _depthLeft);
        Leave();
        return content;
    }

    private readonly int Bounded(int length)
    {
        if (length > _end - _position)
        {
            EndOfScope();
        }
        return length;
    }

    private void SkipBytes(int length, ArrayBufferWriter<byte>? kept)
    {
        if (kept is null)
        {
            SkipBytes(length);
        }
        else
        {
            kept.Write(Take(length));
        }
    }

    private static void Keep(ArrayBufferWriter<byte>? kept, ulong value)
    {
        if (kept is not null)
        {
            kept.Advance((int)ProtobufVarint.Put(ref MemoryMarshal.GetReference(kept.GetSpan(KeySpace)), value));
        }
    }
}
