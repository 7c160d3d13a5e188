// Owns: MessagePack's reader for use by hand: creation, end, looking ahead, extensions, raw values. Specification: "Formats", "Extension types".
using System.Buffers;
using System.ComponentModel;
using Octavo.Buffers;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <summary>Makes a reader for bytes in memory.</summary>
    /// <remarks>It needs no disposal. Pass it by <c>ref</c>; a copy reads independently.</remarks>
    /// <param name="source">Any number of values, one after another.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoMsgPackReader(ReadOnlySpan<byte> source, OctavoMsgPackOptions? options = null)
        : this(source, new byte[InputWindow.ScratchLength], options ?? OctavoMsgPackOptions.Default)
    {
    }

    /// <summary>Makes a reader for a sequence. Several segments are first copied into one; the facade reads a sequence without this copy.</summary>
    /// <param name="source">Any number of values, one after another.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TotalBytesExceeded"/> for several segments beyond
    /// <see cref="SerializerLimits.MaxTotalBytes"/>.</exception>
    public OctavoMsgPackReader(scoped in ReadOnlySequence<byte> source, OctavoMsgPackOptions? options = null)
        : this(RootData.Together(in source, options ?? OctavoMsgPackOptions.Default, OctavoMsgPack.Name), options)
    {
    }

    /// <summary>The number of bytes read.</summary>
    public readonly long Offset => _window.Offset;

    /// <summary>Whether nothing is left.</summary>
    public readonly bool IsAtEnd => _window.Remaining == 0;

    /// <summary>The kind of the next value. Nothing is read, and the value may still be truncated.</summary>
    public MsgPackKind PeekKind()
    {
        if (IsAtEnd)
        {
            return MsgPackKind.End;
        }
        ref byte at = ref Need(3);
        return at switch
        {
            <= MsgPackCode.MaxFixInt or >= MsgPackCode.MinNegativeFixInt or (>= MsgPackCode.UInt8 and <= MsgPackCode.Int64) => MsgPackKind.Integer,
            < MsgPackCode.FixArray or MsgPackCode.Map16 or MsgPackCode.Map32 => MsgPackKind.Map,
            < MsgPackCode.FixStr or MsgPackCode.Array16 or MsgPackCode.Array32 => MsgPackKind.Array,
            < MsgPackCode.Nil or MsgPackCode.Str8 or MsgPackCode.Str16 or MsgPackCode.Str32 => MsgPackKind.String,
            MsgPackCode.Nil => MsgPackKind.Nil,
            MsgPackCode.NeverUsed => MsgPackKind.Invalid,
            MsgPackCode.False or MsgPackCode.True => MsgPackKind.Bool,
            MsgPackCode.Bin8 or MsgPackCode.Bin16 or MsgPackCode.Bin32 => MsgPackKind.Binary,
            MsgPackCode.Float32 or MsgPackCode.Float64 => MsgPackKind.Float,
            _ => MsgPackTimestampEncoder.IsNext(ref at) ? MsgPackKind.Timestamp : MsgPackKind.Extension,
        };
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static DataKind NextKind(ref OctavoMsgPackReader reader) => reader.PeekKind() switch
    {
        MsgPackKind.String => DataKind.Text,
        MsgPackKind.Map => DataKind.Map,
        MsgPackKind.Array => DataKind.Array,
        MsgPackKind.Bool => DataKind.Bool,
        MsgPackKind.Nil => DataKind.Null,
        MsgPackKind.Integer or MsgPackKind.Float => DataKind.Number,
        _ => DataKind.Other,
    };

    /// <summary>Reads the beginning of an array: −1 for nil, else the count, which is checked against the rest of the data.</summary>
    /// <exception cref="OctavoException">Another kind, or a count beyond the data.</exception>
    public int ReadArrayStart() => ReadArrayStart(1);

    /// <summary>Reads a timestamp of any size. Specification: "Timestamp extension type".</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TypeMismatch"/> for another kind, <see cref="OctavoErrorCode.InvalidValue"/> for more than
    /// 999,999,999 nanoseconds.</exception>
    public MsgPackTimestamp ReadTimestamp()
    {
        Commit(MsgPackTimestampEncoder.Get(ref Need(MsgPackTimestampEncoder.Max), out long seconds, out uint nanoseconds));
        return new MsgPackTimestamp(seconds, nanoseconds);
    }

    /// <summary>Reads an extension of any type and head, also a timestamp. Specification: "ext format family".</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TypeMismatch"/> for another kind, <see cref="OctavoErrorCode.CountTooLarge"/> for a length
    /// beyond the data.</exception>
    public MsgPackExtension ReadExtension()
    {
        Commit(MsgPackEncoder.GetExtHead(ref Need(MaxHead + 1), out uint length, out sbyte type));
        return new MsgPackExtension(type, TakeBytes(length));
    }

    /// <summary>Reads one value of any kind as its bytes.</summary>
    /// <exception cref="OctavoException">As <see cref="Skip"/>.</exception>
    public byte[] ReadRaw()
    {
        var bytes = new ArrayBufferWriter<byte>();
        SkipValue(bytes);
        return bytes.WrittenSpan.ToArray();
    }
}
