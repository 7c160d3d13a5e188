// Owns: CBOR's objects with references on the writing side: tag 28 before each, tag 29 with a number where one comes again. docs/formats/cbor.md, "References".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborWriter
{
    /// <summary>The two bytes of tag 28.</summary>
    internal const int ShareableLength = 2;

    /// <inheritdoc/>
    public static bool BeginObject(ref OctavoCborWriter writer, object value, bool canWait)
    {
        int number = writer._window.State.Objects.Begin(value);
        if (number < 0)
        {
            writer.Enter();
            return true;
        }
        ref byte at = ref writer.Reserve(ShareableLength + MaxInt32);
        nint head = CborEncoder.PutHead(ref at, CborCode.Tag, CborCode.SharedReference);
        writer.Advance(head + CborEncoder.PutInt32(ref Bytes.At(ref at, head), number));
        return false;
    }

    /// <inheritdoc/>
    public static object KnownText(ref OctavoCborWriter writer, string text) => writer._window.State.Objects.Known(text);

    /// <inheritdoc/>
    public static void EndObject(ref OctavoCborWriter writer) => writer.Leave();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutObjectStart(ref byte at, Layout layout, int members, int slots)
    {
        Bytes.Put(ref at, (ushort)(CborCode.TagByte | (CborCode.Shareable << 8)));
        return ShareableLength + PutStart(ref Bytes.At(ref at, ShareableLength), layout, members, slots);
    }
}
