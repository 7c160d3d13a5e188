// Owns: reading of a head's parts, never beyond the data. Knows no entry.
using System.Buffers.Binary;
using System.Text;
using System.Text.Unicode;

namespace Octavo.FusionCache;

/// <summary>Reads parts one after another. After data that is too short, or text that is not UTF-8, every further part is zero and
/// <see cref="IsDamaged"/> is true.</summary>
internal ref struct HeaderReader(ReadOnlySpan<byte> data)
{
    private readonly ReadOnlySpan<byte> _data = data;

    internal int Offset { get; private set; }

    internal bool IsDamaged { get; private set; }

    internal byte Byte() => Take(1) is [byte value] ? value : (byte)0;

    internal long Long() => Take(sizeof(long)) is { Length: sizeof(long) } bytes ? BinaryPrimitives.ReadInt64LittleEndian(bytes) : 0;

    internal string Text()
    {
        ReadOnlySpan<byte> bytes = Take(Length());
        IsDamaged |= !Utf8.IsValid(bytes);
        return IsDamaged ? "" : Encoding.UTF8.GetString(bytes);
    }

    internal string[] Texts()
    {
        int count = Length();
        // A text takes its length's four bytes at least, so no count asks for more memory than there is data.
        if (IsDamaged || (uint)count > (uint)(_data.Length - Offset) / sizeof(int))
        {
            IsDamaged = true;
            return [];
        }
        var texts = new string[count];
        for (int i = 0; i < count; i++)
        {
            texts[i] = Text();
        }
        return texts;
    }

    private int Length() => Take(sizeof(int)) is { Length: sizeof(int) } bytes ? BinaryPrimitives.ReadInt32LittleEndian(bytes) : 0;

    private ReadOnlySpan<byte> Take(int length)
    {
        if (IsDamaged || (uint)length > (uint)(_data.Length - Offset))
        {
            IsDamaged = true;
            return [];
        }
        ReadOnlySpan<byte> taken = _data.Slice(Offset, length);
        Offset += length;
        return taken;
    }
}
