// Owns: objects of any registered type as tokens on the writing side: the type's id, then the value.
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensWriter
{
    /// <inheritdoc/>
    public static void WriteValue<T>(ref OctavoTokensWriter writer, scoped in T? value) => CodecCache<T>.Entry.Write(ref writer, in value!);

    /// <inheritdoc/>
    public static void WriteWith<T, TCodec>(ref OctavoTokensWriter writer, scoped in T value)
        where TCodec : struct, IValueCodec<T> => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public static void WriteAny(ref OctavoTokensWriter writer, object? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        RegisteredType type = writer._window.State.Options.Registry.Of(value);
        writer.Advance(PutHead(ref writer.Reserve(MaxHead), OctavoTokenKind.Typed, type.Id));
        writer.WriteTyped(type, value);
    }

    /// <inheritdoc/>
    public static void WriteOpen(ref OctavoTokensWriter writer, object value, Type union)
    {
        RegisteredType type = writer._window.State.Options.Registry.Of(value, union);
        writer.Advance(PutHead(ref writer.Reserve(MaxHead), OctavoTokenKind.Typed, type.Id));
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
