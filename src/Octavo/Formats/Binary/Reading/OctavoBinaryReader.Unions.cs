// Owns: Binary's unions on the reading side. docs/formats/binary.md, "Unions".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadCase(ref OctavoBinaryReader reader, out ReadOnlySpan<byte> name)
    {
        name = default;
        reader.Commit(BinaryVarint.Get(ref reader.Need(BinaryVarint.Max), out uint head));
        if (head > 1u + int.MaxValue)
        {
            Throw.InvalidCaseHead(head);
        }
        return unchecked((int)(head - 1));
    }
}
