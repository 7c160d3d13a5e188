// Owns: CBOR's reader for use by hand: creation, end, looking ahead, extensions, raw values. RFC 8949.
using System.Buffers;
using System.ComponentModel;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <summary>Makes a reader for bytes in memory.</summary>
    /// <remarks>It needs no disposal. Pass it by <c>ref</c>; a copy reads independently.</remarks>
    /// <param name="source">Any number of values, one after another.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoCborReader(ReadOnlySpan<byte> source, OctavoCborOptions? options = null)
        : this(source, new byte[InputWindow.ScratchLength], options ?? OctavoCborOptions.Default)
    {
    }

    /// <summary>Makes a reader for a sequence. Several segments are first copied into one; the facade reads a sequence without this copy.</summary>
    /// <param name="source">Any number of values, one after another.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TotalBytesExceeded"/> for several segments beyond
    /// <see cref="SerializerLimits.MaxTotalBytes"/>.</exception>
    public OctavoCborReader(scoped in ReadOnlySequence<byte> source, OctavoCborOptions? options = null)
        : this(RootData.Together(in source, options ?? OctavoCborOptions.Default, OctavoCbor.Name), options)
    {
    }

    /// <summary>The number of bytes read.</summary>
    public readonly long Offset => _window.Offset;

    /// <summary>Whether nothing is left.</summary>
    public readonly bool IsAtEnd => _window.Remaining == 0;

    /// <summary>The kind of the next value. Nothing is read, and the value may still be truncated.</summary>
    public CborKind PeekKind()
    {
        if (IsAtEnd)
        {
            return CborKind.End;
        }
        byte head = Need(1);
        return head switch
        {
            CborCode.False or CborCode.True => CborKind.Bool,
            CborCode.Null => CborKind.Null,
            CborCode.Undefined => CborKind.Undefined,
            CborCode.Float16 or CborCode.Float32 or CborCode.Float64 => CborKind.Float,
            CborCode.Break => CborKind.Invalid,
            _ when (head & CborCode.InfoMask) is 28 or 29 or 30 => CborKind.Invalid,
            _ when (head & CborCode.InfoMask) == CborCode.Indefinite && head is < CborCode.Bytes or >= CborCode.Tag => CborKind.Invalid,
            < CborCode.Bytes => CborKind.Integer,
            < CborCode.Text => CborKind.Bytes,
            < CborCode.Array => CborKind.Text,
            < CborCode.Map => CborKind.Array,
            < CborCode.Tag => CborKind.Map,
            < CborCode.Simple => CborKind.Tag,
            _ => CborKind.Simple,
        };
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static DataKind NextKind(ref OctavoCborReader reader) => reader.PeekKind() switch
    {
        CborKind.Text => DataKind.Text,
        CborKind.Map => DataKind.Map,
        CborKind.Array => DataKind.Array,
        CborKind.Bool => DataKind.Bool,
        CborKind.Null or CborKind.Undefined => DataKind.Null,
        CborKind.Integer or CborKind.Float => DataKind.Number,
        _ => DataKind.Other,
    };

    /// <summary>Reads the beginning of an array: −1 for null, else the count, which is checked against the rest of the data.</summary>
    /// <exception cref="OctavoException">Another kind, or a count beyond the data.</exception>
    public int ReadArrayStart() => ReadArrayStart(1);

    /// <summary>Reads a tag; the value that it belongs to follows. RFC 8949, section 3.4.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TypeMismatch"/> for another kind.</exception>
    public ulong ReadTag()
    {
        ref byte at = ref Need(MaxHead);
        nint length = CborEncoder.GetTag(ref at, out ulong tag);
        if (length == 0)
        {
            Throw.TypeMismatch("a tag", CborCode.Name(at));
        }
        Commit(length);
        return tag;
    }

    /// <summary>Reads a simple value by its number, also false, true, null and undefined. RFC 8949, section 3.3.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TypeMismatch"/> for another kind, <see cref="OctavoErrorCode.InvalidData"/> for two bytes
    /// with a number below 32.</exception>
    public byte ReadSimple()
    {
        ref byte at = ref Need(MaxHead);
        if (at is < CborCode.Simple or CborCode.Float16 or CborCode.Float32 or CborCode.Float64)
        {
            Throw.TypeMismatch("a simple value", CborCode.Name(at));
        }
        nint length = CborEncoder.GetHead(ref at, out ulong value);
        CborCode.CheckSimple(at, value);
        Commit(length);
        return (byte)value;
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
