// Owns: Compact's objects of any registered type, declared as object or as an open union, on the writing side: the type's id, then the value.
// docs/formats/compact.md, "Objects", "Unions".
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactWriter
{
    /// <summary>The byte before the id of a type that is not one of a union's cases.</summary>
    internal const byte OpenCase = 241;

    /// <inheritdoc/>
    public static void WriteValue<T>(ref OctavoCompactWriter writer, scoped in T? value) => CodecCache<T>.Entry.Write(ref writer, in value!);

    /// <inheritdoc/>
    public static void WriteWith<T, TCodec>(ref OctavoCompactWriter writer, scoped in T value)
        where TCodec : struct, IValueCodec<T> => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public static void WriteAny(ref OctavoCompactWriter writer, object? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        if (CommonObjects.TryWrite(ref writer, value))
        {
            return;
        }
        RegisteredType type = writer._window.State.Options.Registry.Of(value);
        writer.Advance(CompactVarint.Put(ref writer.Reserve(CompactVarint.Max), (uint)type.Id + 1));
        writer.WriteTyped(type, value);
    }

    /// <inheritdoc/>
    public static void WriteOpen(ref OctavoCompactWriter writer, object value, Type union)
    {
        RegisteredType type = writer._window.State.Options.Registry.Of(value, union);
        ref byte at = ref writer.Reserve(1 + CompactVarint.Max);
        at = OpenCase;
        writer.Advance(1 + CompactVarint.Put(ref Bytes.At(ref at, 1), (uint)type.Id));
        writer.WriteTyped(type, value);
    }

    private void WriteTyped(RegisteredType type, object value)
    {
        if (!type.Nests)
        {
            type.Entry.WriteObject(ref this, value);
            return;
        }
        Enter();
        type.Entry.WriteObject(ref this, value);
        Leave();
    }
}
