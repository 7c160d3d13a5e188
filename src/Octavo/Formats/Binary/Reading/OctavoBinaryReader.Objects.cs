// Owns: Binary's objects of any registered type, declared as object or as an open union, on the reading side: the type's id, then the value.
// docs/formats/binary.md, "Objects", "Unions".
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
{
    /// <inheritdoc/>
    public static void ReadValue<T>(ref OctavoBinaryReader reader, ref T? value) => CodecCache<T>.Entry.Read(ref reader, ref value!);

    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoBinaryReader reader) =>
        reader.ReadTypeId() is not { } id ? null : CommonObjects.TryRead(ref reader, id, out object? value) ? value
            : reader.ReadTyped(reader._options.Registry.Of(id));

    /// <summary>A case's number below 127 is one byte, as every type's id is more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryReadOpen(ref OctavoBinaryReader reader, Type union, out object? value)
    {
        if (reader.Need(1) < 0x80 || reader.ReadOpenTypeId() is not { } id)
        {
            value = null;
            return false;
        }
        value = reader.ReadTyped(id, union);
        return true;
    }

    /// <summary>The id of the type of the object that follows; null for a null.</summary>
    internal uint? ReadTypeId()
    {
        Commit(BinaryVarint.Get(ref Need(BinaryVarint.Max), out uint head));
        return head == 0 ? null : head - 1;
    }

    /// <summary>The id of the type of the object that follows in an open union; null if a case follows, or null.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal uint? ReadOpenTypeId()
    {
        nint used = BinaryVarint.Get(ref Need(BinaryVarint.Max), out uint head);
        if (head < OctavoBinaryWriter.OpenCase)
        {
            return null;
        }
        Commit(used);
        return head - OctavoBinaryWriter.OpenCase;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private object ReadTyped(uint id, Type union) => ReadTyped(_options.Registry.Of(id, union));

    private object ReadTyped(RegisteredType type)
    {
        if (type.Nests)
        {
            Enter();
        }
        object? value = type.Entry.ReadObject(ref this);
        if (type.Nests)
        {
            Leave();
        }
        if (value is null)
        {
            Throw.NullObject(type.Type);
        }
        return value;
    }
}
