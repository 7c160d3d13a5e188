// Owns: Compact's unions on the reading side. docs/formats/compact.md, "Unions".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <inheritdoc/>
    public static bool FoldsCases => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadCase(ref OctavoCompactReader reader, out ReadOnlySpan<byte> name)
    {
        name = default;
        uint head = reader.Need(1);
        if (head >= OctavoCompactWriter.CaseFollows)
        {
            return reader.ReadLongCase(head);
        }
        reader.Commit(1);
        return (int)head - 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetCaseStart(ref byte at, Layout layout, int known, out int members)
    {
        if (layout == Layout.Tolerant)
        {
            return GetStart(ref at, layout, known, out members);
        }
        members = known;
        return 0;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int ReadLongCase(uint head)
    {
        nint used = CompactVarint.GetCount(ref Bytes.At(ref Need(1 + CompactVarint.MaxCount), 1), out uint rest);
        if (head != OctavoCompactWriter.CaseFollows || rest > int.MaxValue - OctavoCompactWriter.FirstLongCase)
        {
            Throw.InvalidCaseHead(head);
        }
        Commit(1 + used);
        return (int)rest + OctavoCompactWriter.FirstLongCase;
    }
}
