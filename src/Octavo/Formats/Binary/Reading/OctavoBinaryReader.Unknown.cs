// Owns: Binary's members that a type does not know, and raw values, on the reading side: tag and value as they are. docs/features/extension-data.md.
using System.Buffers;
using System.ComponentModel;
using System.Globalization;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
{
    static bool IValueReader<OctavoBinaryReader>.IsLocalCopy(ref OctavoBinaryReader reader) => reader._options.IsLocalCopy;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void KeepUnknown(ref OctavoBinaryReader reader, scoped ReadOnlySpan<byte> key, long number, ref UnknownMembers? unknown)
    {
        reader.OnUnknown(key);
        ArrayBufferWriter<byte> bytes = UnknownMembers.Next(ref unknown, OctavoBinary.Name);
        unknown!.OnKey(MemoryMarshal.AsBytes(new ReadOnlySpan<long>(in number)), number.ToString(CultureInfo.InvariantCulture), bytes.WrittenCount,
            reader._options);
        Put(bytes, MemberTag.Of((int)number, reader._wireClass));
        if (reader._wireClass == MemberTag.Varint)
        {
            reader.Skip(); // refuses it
        }
        uint length = 1u << (int)reader._wireClass;
        if (reader._wireClass > MemberTag.LargestFixed)
        {
            reader.NoteSkipped();
            length = reader.GetLength();
            Put(bytes, length);
        }
        else if (length > reader._window.Remaining)
        {
            Throw.EndOfData();
        }
        reader._window.CopyTo(bytes.GetSpan((int)length)[..(int)length]);
        bytes.Advance((int)length);
    }

    private static void Put(ArrayBufferWriter<byte> bytes, uint number)
    {
        Span<byte> space = bytes.GetSpan(OutputWindow.Slack + BinaryVarint.Max);
        bytes.Advance((int)BinaryVarint.Put(ref MemoryMarshal.GetReference(space), number));
    }
}
