// Owns: JSON values kept as the text that they have. docs/features/raw-values.md.
using System.ComponentModel;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoJsonReader
{
    /// <summary>Reads one value of any kind as the text that it has, well-formed; null for null.</summary>
    /// <param name="reader">The reader.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static byte[]? ReadRaw(ref OctavoJsonReader reader)
    {
        if (reader.TryReadNull())
        {
            return null;
        }
        reader.Odd(ref reader.Token());
        OctavoJsonReader ahead = reader.LookAhead();
        long start = ahead._window.Offset;
        ref byte first = ref ahead._window.Here;
        ahead.Skip();
        byte[] value = MemoryMarshal.CreateReadOnlySpan(ref first, (int)(ahead._window.Offset - start)).ToArray();
        reader = ahead;
        return value;
    }

    /// <summary>A reader at the same place, which may go on while this one stays: all that is left lies in one window then, and a window that was left is not reused.</summary>
    private OctavoJsonReader LookAhead()
    {
        while (_window.TryExtend())
        {
            // Each step at least doubles what lies together.
        }
        return this;
    }
}
