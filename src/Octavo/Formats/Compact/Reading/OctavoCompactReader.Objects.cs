// Owns: Compact's objects of any registered type, declared as object or as an open union, on the reading side: the type's id, then the value.
// docs/formats/compact.md, "Objects", "Unions".
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <inheritdoc/>
    public static void ReadValue<T>(ref OctavoCompactReader reader, ref T? value) => CodecCache<T>.Entry.Read(ref reader, ref value!);

    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoCompactReader reader) =>
        reader.ReadTypeId() is not { } id ? null : CommonObjects.TryRead(ref reader, id, out object? value) ? value
            : reader.ReadTyped(reader._options.Registry.Of(id));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryReadOpen(ref OctavoCompactReader reader, Type union, out object? value)
    {
        if (reader.Need(1) != OctavoCompactWriter.OpenCase)
        {
            value = null;
            return false;
        }
        value = reader.ReadTyped(reader.ReadOpenTypeId()!.Value, union);
        return true;
    }

    /// <summary>The id of the type of the object that follows; null for a null.</summary>
    internal uint? ReadTypeId()
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint head));
        return head == 0 ? null : head - 1;
    }

    /// <summary>The id of the type of the object that follows in an open union; null if a case follows, or null.</summary>
    internal uint? ReadOpenTypeId()
    {
        if (Need(1) != OctavoCompactWriter.OpenCase)
        {
            return null;
        }
        Commit(1 + CompactVarint.GetCount(ref Bytes.At(ref Need(1 + CompactVarint.MaxCount), 1), out uint id));
        return id;
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
