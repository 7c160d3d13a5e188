// Owns: the bytes of the keys of objects that are written as references.
using Octavo.Buffers;
using Octavo.Protobuf;

namespace Octavo.Internal;

public ref partial struct OctavoProtobufSizer
{
    /// <inheritdoc/>
    public static void KeepRoot(ref OctavoProtobufSizer writer, object? value)
    {
        if (value is not null)
        {
            writer._keys ??= ObjectKeys.From(value);
        }
    }

    /// <inheritdoc/>
    public static bool WriteObjectKey(ref OctavoProtobufSizer writer, object value)
    {
        int key = (writer._keys ??= new ObjectKeys()).Of(value, out bool isKnown);
        writer._length += 1 + ProtobufVarint.Length((uint)key);
        return !isKnown;
    }
}
