// Owns: JSON values that are JSON already. docs/features/raw-values.md.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoJsonWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteRaw(ref OctavoJsonWriter writer, scoped ReadOnlySpan<byte> value)
    {
        Check(value);
        writer._window.WriteRaw(value);
    }

    /// <summary>Refuses what is not one well-formed value: whoever made it may not have been this library.</summary>
    private static void Check(scoped ReadOnlySpan<byte> value)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var reader = new OctavoJsonReader(value, scratch, OctavoJsonOptions.Default);
        reader.Skip();
        reader.CheckEnd();
    }
}
