// Owns: Compact's members that a type does not know, on the reading side: tag and value as they are. docs/features/extension-data.md.
using System.Buffers;
using System.ComponentModel;
using System.Globalization;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void KeepUnknown(ref OctavoCompactReader reader, scoped ReadOnlySpan<byte> key, long number, ref UnknownMembers? unknown)
    {
        reader.OnUnknown(key);
        ArrayBufferWriter<byte> bytes = UnknownMembers.Next(ref unknown, OctavoCompact.Name);
        unknown!.OnKey(MemoryMarshal.AsBytes(new ReadOnlySpan<long>(in number)), number.ToString(CultureInfo.InvariantCulture), bytes.WrittenCount,
            reader._options);
        Put(bytes, MemberTag.Of((int)number, reader._wireClass));
        if (reader._wireClass == MemberTag.Varint)
        {
            reader.Commit(CompactVarint.Get(ref reader.Need(CompactVarint.Max), out ulong value));
            Put(bytes, value);
            return;
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

    private static void Put(ArrayBufferWriter<byte> bytes, ulong number)
    {
        Span<byte> space = bytes.GetSpan(OutputWindow.Slack + CompactVarint.Max);
        bytes.Advance((int)CompactVarint.Put(ref MemoryMarshal.GetReference(space), number));
    }
}
