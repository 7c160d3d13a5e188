// Owns: the keys of objects that are written as references. docs/formats/protobuf.md, "References".
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Buffers;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void KeepRoot(ref OctavoProtobufWriter writer, object? value)
    {
        if (value is not null)
        {
            writer._window.State.Keys ??= ObjectKeys.From(value);
        }
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool WriteObjectKey(ref OctavoProtobufWriter writer, object value)
    {
        int key = (writer._window.State.Keys ??= new ObjectKeys()).Of(value, out bool isKnown);
        ref byte at = ref writer.Reserve(1 + MaxInt32);
        nint n = PutTag(ref at, isKnown ? ProtobufReference.ExistingKey : ProtobufReference.NewKey);
        writer.Advance(n + PutInt32(ref Unsafe.Add(ref at, n), key));
        return !isKnown;
    }
}
