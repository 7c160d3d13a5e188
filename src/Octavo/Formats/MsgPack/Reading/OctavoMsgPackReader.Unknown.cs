// Owns: what MessagePack's reader keeps as it is: raw values, and members that a type does not know, whose keys take their shortest form.
// docs/features/extension-data.md.
using System.Buffers;
using System.ComponentModel;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Buffers;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <summary>Reads one value of any kind as the bytes that it has; null for nil.</summary>
    /// <param name="reader">The reader.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static byte[]? ReadRaw(ref OctavoMsgPackReader reader) => reader.TryReadNull() ? null : reader.ReadRaw();

    private const int KeySpace = OutputWindow.Slack + MsgPackEncoder.MaxInteger;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void KeepUnknown(ref OctavoMsgPackReader reader, scoped ReadOnlySpan<byte> key, long number, ref UnknownMembers? unknown)
    {
        reader.OnUnknown(key);
        ArrayBufferWriter<byte> bytes = UnknownMembers.Next(ref unknown, OctavoMsgPack.Name);
        int start = bytes.WrittenCount;
        ref byte at = ref MemoryMarshal.GetReference(bytes.GetSpan(KeySpace));
        if (number == long.MaxValue)
        {
            // Numbers that no member has go by this one: the key itself was put aside.
            bytes.Advance(
                (int)(reader._isLargeKey ? MsgPackEncoder.PutUInt64(ref at, (ulong)reader._oddKey) : MsgPackEncoder.PutInt64(ref at, reader._oddKey)));
        }
        else if (number >= 0)
        {
            bytes.Advance((int)MsgPackEncoder.PutInt64(ref at, number));
        }
        else
        {
            bytes.Advance((int)MsgPackEncoder.PutStrHead(ref at, key.Length));
            bytes.Write(key);
        }
        string name = number < 0 ? Encoding.UTF8.GetString(key) : number < long.MaxValue ? number.ToString(CultureInfo.InvariantCulture) : reader._isLargeKey
            ? ((ulong)reader._oddKey).ToString(CultureInfo.InvariantCulture) : reader._oddKey.ToString(CultureInfo.InvariantCulture);
        unknown!.OnKey(bytes.WrittenSpan[start..], name, start, reader._options);
        reader.NoteSkipped();
        reader.SkipValue(bytes);
    }
}
