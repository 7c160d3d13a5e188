// Owns: the head that holds the hash of a root's schema. docs/formats/binary.md, "Schema header". Knows no type.
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Binary;

internal sealed class BinarySchemaHeader : BinaryHeader
{
    internal static readonly BinarySchemaHeader Instance = new();

    /// <summary>The first byte: not a class byte, so a reader without the option refuses the head of an object at once.</summary>
    private const byte First = 0xF5;

    private static readonly ConditionalWeakTable<CodecEntry, byte[]> s_heads = new();

    internal override void Write(ref OctavoBinaryWriter writer, CodecEntry entry)
    {
        Of(entry).CopyTo(MemoryMarshal.CreateSpan(ref writer.Reserve(Length), Length));
        writer.Advance(Length);
    }

    internal override void Read(ref OctavoBinaryReader reader, CodecEntry entry)
    {
        ReadOnlySpan<byte> expected = Of(entry);
        ref byte at = ref reader.Need(Length);
        int there = Math.Min(Length, reader.Window.Available);
        ReadOnlySpan<byte> found = MemoryMarshal.CreateReadOnlySpan(ref at, there);
        if (!expected.StartsWith(found))
        {
            if (found[0] != First)
            {
                Throw.NoSchemaHeader(entry.Type, found[0]);
            }
            Throw.SchemaMismatch(entry.Type, Convert.ToHexStringLower(found[1..]), Convert.ToHexStringLower(expected[1..]));
        }
        reader.Commit(there);
        if (there < Length)
        {
            Throw.EndOfData();
        }
    }

    private static byte[] Of(CodecEntry entry) => s_heads.GetValue(entry, static key =>
    {
        if (TypeShape.Of(key) is not { } shape)
        {
            Throw.NoSchema(key.Type);
            return [];
        }
        byte[] head = new byte[Length];
        head[0] = First;
        // With names: members of one type that changed places have the same schema without them, and their values would be swapped.
        BinaryPrimitives.WriteUInt64LittleEndian(head.AsSpan(1), SchemaHash.Of(shape, names: true));
        return head;
    });
}
