// Owns: what CBOR's reader keeps as it is: raw values, and members that a type does not know, whose keys take their shortest form.
// docs/features/extension-data.md.
using System.Buffers;
using System.ComponentModel;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Buffers;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <summary>Reads one value of any kind as the bytes that it has; null for null.</summary>
    /// <param name="reader">The reader.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static byte[]? ReadRaw(ref OctavoCborReader reader) => reader.TryReadNull() ? null : reader.ReadRaw();

    private const int KeySpace = OutputWindow.Slack + CborEncoder.MaxInteger;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void KeepUnknown(ref OctavoCborReader reader, scoped ReadOnlySpan<byte> key, long number, ref UnknownMembers? unknown)
    {
        reader.OnUnknown(key);
        ArrayBufferWriter<byte> bytes = UnknownMembers.Next(ref unknown, OctavoCbor.Name);
        int start = bytes.WrittenCount;
        ref byte at = ref MemoryMarshal.GetReference(bytes.GetSpan(KeySpace));
        if (number == long.MaxValue)
        {
            // Numbers that no member has go by this one: the key itself was put aside.
            bytes.Advance((int)CborEncoder.PutHead(ref at, reader._oddMajor, reader._oddKey));
        }
        else if (number >= 0)
        {
            bytes.Advance((int)CborEncoder.PutInt64(ref at, number));
        }
        else
        {
            bytes.Advance((int)CborEncoder.PutHead(ref at, CborCode.Text, (uint)key.Length));
            bytes.Write(key);
        }
        string name = number < 0 ? Encoding.UTF8.GetString(key) : number < long.MaxValue ? number.ToString(CultureInfo.InvariantCulture)
            : reader._oddMajor == CborCode.Negative ? (-1 - (Int128)reader._oddKey).ToString(CultureInfo.InvariantCulture)
            : reader._oddKey.ToString(CultureInfo.InvariantCulture);
        unknown!.OnKey(bytes.WrittenSpan[start..], name, start, reader._options);
        reader.NoteSkipped();
        reader.SkipValue(bytes);
    }
}
