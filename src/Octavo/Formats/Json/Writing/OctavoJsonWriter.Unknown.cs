// Owns: what JSON's writer takes as it is: raw values, and members that a type does not know. docs/features/extension-data.md.
using System.ComponentModel;
using Octavo.Buffers;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteRaw(ref OctavoJsonWriter writer, scoped ReadOnlySpan<byte> value)
    {
        Check(value);
        writer._window.WriteRaw(value);
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool Keeps(UnknownMembers unknown) => unknown.Format == OctavoJson.Name;

    /// <summary>Each member was kept with a comma before it; the first of an object has the brace in its place.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteUnknown(ref OctavoJsonWriter writer, UnknownMembers unknown, bool first)
    {
        ReadOnlySpan<byte> members = unknown.Bytes.Span;
        if (first)
        {
            writer.Reserve(1) = (byte)'{';
            writer.Advance(1);
            members = members[1..];
        }
        writer._window.WriteRaw(members);
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
