// Owns: Protobuf's reader for use by hand: creation, tags, messages in messages, passing over. docs/formats/protobuf.md, "By hand".
using System.Buffers;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoProtobufReader
{
    /// <summary>A reader of a message in memory.</summary>
    /// <remarks>It holds nothing that must be given back. Hand it on by <c>ref</c>; a copy reads on by itself.</remarks>
    /// <param name="source">The message and nothing behind it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoProtobufReader(ReadOnlySpan<byte> source, OctavoProtobufOptions? options = null)
        : this(source, new byte[InputWindow.ScratchLength], options ?? OctavoProtobufOptions.Default)
    {
    }

    /// <summary>A reader of a sequence. Several segments are copied into one first; the facade's own reading of a sequence does without.</summary>
    /// <param name="source">The message and nothing behind it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TotalBytesExceeded"/> for several segments beyond
    /// <see cref="SerializerLimits.MaxTotalBytes"/>.</exception>
    public OctavoProtobufReader(scoped in ReadOnlySequence<byte> source, OctavoProtobufOptions? options = null)
        : this(Together(in source, options ?? OctavoProtobufOptions.Default), options)
    {
    }

    /// <summary>Reads the next tag; its value follows.</summary>
    /// <param name="number">The field's number.</param>
    /// <param name="type">Its wire type.</param>
    /// <returns>False at the end of the message, or of the group that was begun last.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> for a tag without meaning.</exception>
    public bool ReadTag(out int number, out ProtobufWireType type)
    {
        number = 0;
        type = default;
        if (!More(ref this, 0))
        {
            return false;
        }
        Commit(GetTag(ref Need(Slop), out _tag));
        if (!IsField(_tag))
        {
            return false;
        }
        number = ProtobufTag.NumberOf(_tag);
        type = (ProtobufWireType)ProtobufTag.TypeOf(_tag);
        return true;
    }

    /// <summary>Passes over the value behind the tag that was read last.</summary>
    /// <exception cref="InvalidOperationException">No tag was read.</exception>
    public void Skip()
    {
        if (_tag == 0)
        {
            throw new InvalidOperationException("No tag was read whose value could be passed over.");
        }
        PassValue(_tag, null);
    }

    /// <summary>Reads a sint32, zigzag.</summary>
    public int ReadSInt32()
    {
        Commit(GetZigZag32(ref Need(ProtobufVarint.Longest), out int value));
        return value;
    }

    /// <summary>Reads a sint64, zigzag.</summary>
    public long ReadSInt64()
    {
        Commit(GetZigZag64(ref Need(ProtobufVarint.Longest), out long value));
        return value;
    }

    /// <summary>Reads a fixed32.</summary>
    public uint ReadFixed32()
    {
        Commit(GetFixed32(ref Need(4), out uint value));
        return value;
    }

    /// <summary>Reads a fixed64.</summary>
    public ulong ReadFixed64()
    {
        Commit(GetFixed64(ref Need(8), out ulong value));
        return value;
    }

    /// <summary>Reads an sfixed32.</summary>
    public int ReadSFixed32() => (int)ReadFixed32();

    /// <summary>Reads an sfixed64.</summary>
    public long ReadSFixed64() => (long)ReadFixed64();

    /// <summary>Begins the message behind the tag that was read last, a group where the tag is one's; <see cref="ReadTag"/> answers false at its end.</summary>
    /// <returns>For <see cref="EndMessage"/>.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> beyond <see cref="SerializerLimits.MaxDepth"/>.</exception>
    public long BeginMessage()
    {
        Enter();
        return ProtobufTag.TypeOf(_tag) == ProtobufTag.Group ? EnterGroup(ref this, _tag) : EnterScope(ref this);
    }

    /// <summary>Ends the message that was begun last, which was read to its end.</summary>
    /// <param name="message">What <see cref="BeginMessage"/> returned.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> where bytes of it are left.</exception>
    public void EndMessage(long message)
    {
        LeaveScope(ref this, message);
        Leave();
    }

    private static ReadOnlySpan<byte> Together(scoped in ReadOnlySequence<byte> source, OctavoOptions options) =>
        source.IsSingleSegment ? source.FirstSpan : source.Length <= options.Limits.MaxTotalBytes ? source.ToArray()
            : throw Failure.TooManyBytes(options.Limits.MaxTotalBytes, OctavoProtobuf.Name);
}
