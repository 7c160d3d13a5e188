// Owns: Binary's objects of any registered type, declared as object or as an open union, on the writing side: the type's id, then the value.
// docs/formats/binary.md, "Objects", "Unions".
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryWriter
{
    /// <summary>Added to the id of a type that is not one of a union's cases: no case's number reaches it.</summary>
    internal const uint OpenCase = 0x8000_0000;

    /// <inheritdoc/>
    public static void WriteValue<T>(ref OctavoBinaryWriter writer, scoped in T? value) => CodecCache<T>.Entry.Write(ref writer, in value!);

    /// <inheritdoc/>
    public static void WriteWith<T, TCodec>(ref OctavoBinaryWriter writer, scoped in T value)
        where TCodec : struct, IValueCodec<T> => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public static void WriteAny(ref OctavoBinaryWriter writer, object? value)
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
        writer.Advance(BinaryVarint.Put(ref writer.Reserve(BinaryVarint.Max), (uint)type.Id + 1));
        writer.WriteTyped(type, value);
    }

    /// <inheritdoc/>
    public static void WriteOpen(ref OctavoBinaryWriter writer, object value, Type union)
    {
        RegisteredType type = writer._window.State.Options.Registry.Of(value, union);
        writer.Advance(BinaryVarint.Put(ref writer.Reserve(BinaryVarint.Max), OpenCase + (uint)type.Id));
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
