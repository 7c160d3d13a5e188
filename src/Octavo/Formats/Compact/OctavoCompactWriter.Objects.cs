// Owns: Compact's objects of any registered type on the writing side. docs/formats/compact.md, "Objects".
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoCompactWriter
{
    /// <inheritdoc/>
    public static void WriteAny(ref OctavoCompactWriter writer, object? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        RegisteredType type = writer._window.State.Options.Registry.Of(value);
        writer.Advance(CompactVarint.Put(ref writer.Reserve(CompactVarint.Max), (uint)type.Id + 1));
        if (!type.Nests)
        {
            type.Entry.WriteObject(ref writer, value);
            return;
        }
        writer.Enter();
        type.Entry.WriteObject(ref writer, value);
        writer.Leave();
    }
}
