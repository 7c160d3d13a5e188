// Owns: how a clone comes to the codec of a value whose type is known only at run time, or is another assembly's. Knows no type with a codec.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Graph;

namespace Octavo.Internal;

public sealed partial class CloneMap
{
    /// <summary>Clones an object by its type at run time. What never changes is its own clone.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> if the type has no codec.</exception>
    [return: NotNullIfNotNull(nameof(value))]
    public object? Object(object? value) =>
        value is null or string || CloneLeaf.IsImmutable(value) ? value : ObjectCopies.TryCopy(value, this, out object? copy) ? copy : Other(value);

    /// <summary>Clones an object whose type is derived from the declared one, by its own codec.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> if the type has no codec.</exception>
    public T Derived<T>(T value)
        where T : class => (T)Other(value);

    /// <summary>Clones a value with a codec of another assembly, or a surrogate.</summary>
    public T? Of<T>(T? value) => value is null ? default : CodecCache<T>.Entry.Clone(in value, this);

    /// <summary>The same, if nothing of the codec's assembly may have run yet: its table comes with that.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TCodec">Its codec.</typeparam>
    public T? OfCodec<T, TCodec>(T? value)
        where TCodec : struct
    {
        if (!CodecCache<T>.IsLoaded)
        {
            RuntimeHelpers.RunModuleConstructor(typeof(TCodec).Module.ModuleHandle);
        }
        return Of(value);
    }

    /// <summary>Clones a value with a codec that is written by hand: by its bytes in Binary.</summary>
    public T? ByHand<T, TCodec>(T? value)
        where TCodec : struct, ISequentialCodec<T?> => ByBytes(HandEntry<T?, TCodec>.s_entry, in value);

    /// <summary>Clones a value that may be undefined.</summary>
    public CodecOptional<T> Optional<T>(CodecOptional<T> value) => value.HasValue ? new CodecOptional<T>(Of(value.Value)!) : value;

    /// <summary>Clones raw bytes of a format.</summary>
    public static OctavoRaw Raw(OctavoRaw value) => value.IsNull ? default : new OctavoRaw(value.Format!, value.Bytes.ToArray());

    /// <summary>Clones what an object keeps of unknown members.</summary>
    public UnknownMembers? Unknown(UnknownMembers? value)
    {
        if (value is null)
        {
            return null;
        }
        ref object? known = ref Find(value);
        known ??= value.Clone();
        return (UnknownMembers)known;
    }

    /// <summary>Clones a value whose codec says nothing of its members.</summary>
    internal T ByBytes<T>(CodecEntry<T> entry, in T value)
    {
        if (value is null || !RuntimeHelpers.IsReferenceOrContainsReferences<T>() || CloneLeaf.IsImmutable(value))
        {
            return value;
        }
        switch (value)
        {
            case OctavoRaw raw:
                return (T)(object)Raw(raw);
            case byte[] bytes:
                return (T)(object)Copies.OfArray(bytes, this, null)!;
            case ValueType:
                return entry.CopyByBytes(in value);
        }
        if (Known<object>(value) is T known)
        {
            return known;
        }
        T copy = entry.CopyByBytes(in value);
        if (copy?.GetType() == value.GetType())
        {
            Set(value, copy);
        }
        return copy;
    }

    /// <summary>Clones an object by the codec of its type; null if there is none.</summary>
    internal object? TryOther(object value)
    {
        if (CodecCatalog.Find(value.GetType()) is not { } entry)
        {
            return null;
        }
        Descend();
        object? copy = entry.CloneObject(value, this);
        Ascend();
        return copy;
    }

    private object Other(object value)
    {
        object? copy = TryOther(value);
        if (copy is null)
        {
            Throw.NotCloned(value.GetType());
        }
        return copy;
    }
}
