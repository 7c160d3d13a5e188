// Owns: what JSON's reader keeps as it is: raw values, and members that a type does not know. docs/features/extension-data.md.
using System.Buffers;
using System.ComponentModel;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Text;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Reads one value of any kind as the text that it has, well-formed; null for null.</summary>
    /// <param name="reader">The reader.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static byte[]? ReadRaw(ref OctavoJsonReader reader) => reader.TryReadNull() ? null : TakeRaw(ref reader).ToArray();

    /// <summary>A member is kept with a comma before it and the name in its shortest form: the text of the value is as it was, but for what only leniency
    /// accepts.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void KeepUnknown(ref OctavoJsonReader reader, scoped ReadOnlySpan<byte> key, long number, ref UnknownMembers? unknown)
    {
        reader.OnUnknown(key);
        ArrayBufferWriter<byte> bytes = UnknownMembers.Next(ref unknown, OctavoJson.Name);
        string name = Encoding.UTF8.GetString(key);
        unknown!.OnKey(key, name, bytes.WrittenCount, reader._options);
        PutName(bytes, name);
        ReadOnlySpan<byte> value = TakeRaw(ref reader);
        if (JsonStrict.Applies(reader._options))
        {
            JsonStrict.Write(value, bytes); // it is written without being looked at again
            return;
        }
        bytes.Write(value);
    }

    /// <summary>Puts a comma, the name between quotes, and a colon. A name may be nearly as long as all data: its room is taken in pieces, because six times
    /// its length is beyond what an <see cref="int"/> counts.</summary>
    private static void PutName(ArrayBufferWriter<byte> bytes, scoped ReadOnlySpan<char> name)
    {
        const int Piece = 8 * 1024;
        bytes.Write(",\""u8);
        while (name.Length != 0)
        {
            int part = Utf8Text.Piece(name, Piece);
            Span<byte> space = bytes.GetSpan((JsonText.MaxBytesPerChar * part) + JsonText.Slack);
            bytes.Advance((int)JsonText.Put(ref space[0], name[..part]));
            name = name[part..];
        }
        bytes.Write("\":"u8);
    }

    /// <summary>Skips one value.</summary>
    /// <returns>Its text, valid until the next read.</returns>
    private static ReadOnlySpan<byte> TakeRaw(ref OctavoJsonReader reader)
    {
        reader.Odd(ref reader.Token());
        OctavoJsonReader ahead = reader.LookAhead();
        long start = ahead._window.Offset;
        ref byte first = ref ahead._window.Here;
        ahead.Skip();
        reader = ahead;
        return MemoryMarshal.CreateReadOnlySpan(ref first, (int)(ahead._window.Offset - start));
    }

    /// <summary>A reader at the same place, which may go on while this one stays: all that is left lies in one window then, and a window that was left is not
    /// reused.</summary>
    private OctavoJsonReader LookAhead()
    {
        while (_window.TryExtend())
        {
            // Each step at least doubles what lies together.
        }
        return this;
    }
}
