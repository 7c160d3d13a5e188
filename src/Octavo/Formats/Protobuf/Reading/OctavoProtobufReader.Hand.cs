// Owns: Protobuf's reader for use by hand: creation, tags, messages in messages, skipping. docs/formats/protobuf.md, "By hand".
using System.Buffers;
using Octavo.Buffers;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    /// <summary>Makes a reader for a message in memory.</summary>
    /// <remarks>It needs no disposal. Pass it by <c>ref</c>; a copy reads independently.</remarks>
    /// <param name="source">The message and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoProtobufReader(ReadOnlySpan<byte> source, OctavoProtobufOptions? options = null)
        : this(source, new byte[InputWindow.ScratchLength], options ?? OctavoProtobufOptions.Default)
    {
    }

    /// <summary>Makes a reader for a sequence. Several segments are first copied into one; the facade reads a sequence without this copy.</summary>
    /// <param name="source">The message and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TotalBytesExceeded"/> for several segments beyond
    /// <see cref="SerializerLimits.MaxTotalBytes"/>.</exception>
    public OctavoProtobufReader(scoped in ReadOnlySequence<byte> source, OctavoProtobufOptions? options = null)
        : this(RootData.Together(in source, options ?? OctavoProtobufOptions.Default, OctavoProtobuf.Name), options)
    {
    }

    /// <summary>Reads the next tag; its value follows.</summary>
    /// <param name="number">The number of the field.</param>
    /// <param name="type">Its wire type.</param>
    /// <returns>False at the end of the message, or of the last group.</returns>
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

    /// <summary>Skips the value after the last tag.</summary>
    /// <exception cref="InvalidOperationException">No tag was read.</exception>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/> or <see cref="OctavoErrorCode.CountTooLarge"/> for a value that the data cuts,
    /// <see cref="OctavoErrorCode.InvalidData"/> for bytes that are not a value, <see cref="OctavoErrorCode.DepthExceeded"/> for groups that nest too
    /// deep.</exception>
    public void Skip()
    {
        if (_tag == 0)
        {
            throw new InvalidOperationException("No tag was read whose value could be skipped.");
        }
        SkipValue(_tag, null);
    }

    /// <summary>Reads a sint32, zigzag.</summary>
    public int ReadSInt32() => Commit(GetZigZag32(ref Need(ProtobufVarint.Longest), out int value), value);

    /// <summary>Reads a sint64, zigzag.</summary>
    public long ReadSInt64() => Commit(GetZigZag64(ref Need(ProtobufVarint.Longest), out long value), value);

    /// <summary>Reads a fixed32.</summary>
    public uint ReadFixed32() => Commit(GetFixed32(ref Need(4), out uint value), value);

    /// <summary>Reads a fixed64.</summary>
    public ulong ReadFixed64() => Commit(GetFixed64(ref Need(8), out ulong value), value);

    /// <summary>Reads an sfixed32.</summary>
    public int ReadSFixed32() => (int)ReadFixed32();

    /// <summary>Reads an sfixed64.</summary>
    public long ReadSFixed64() => (long)ReadFixed64();

    /// <summary>Begins the message after the last tag, or a group if the tag begins one; <see cref="ReadTag"/> returns false at its end.</summary>
    /// <returns>For <see cref="EndMessage"/>.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> beyond <see cref="SerializerLimits.MaxDepth"/>.</exception>
    public long BeginMessage()
    {
        Enter();
        return EnterMessage(ref this, _tag);
    }

    /// <summary>Ends the last message, which was read to its end.</summary>
    /// <param name="message">What <see cref="BeginMessage"/> returned.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> if bytes of it are left.</exception>
    public void EndMessage(long message)
    {
        LeaveScope(ref this, message);
        Leave();
    }
}
