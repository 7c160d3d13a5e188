// Owns: Binary's objects of any registered type on the writing side. docs/formats/binary.md, "Objects".
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoBinaryWriter
{
    /// <inheritdoc/>
    public static void WriteAny(ref OctavoBinaryWriter writer, object? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        RegisteredType type = writer._window.State.Options.Registry.Of(value);
        writer.Advance(BinaryVarint.Put(ref writer.Reserve(BinaryVarint.Max), (uint)type.Id + 1));
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
