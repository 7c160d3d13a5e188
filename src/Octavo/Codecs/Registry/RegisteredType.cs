// Owns: one row of a registry: a type, its id, its entry when it is first needed. Knows no format.
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Codecs.Registry;

/// <summary>A type that objects may have.</summary>
/// <param name="id">From 1.</param>
/// <param name="type">The type.</param>
/// <param name="name">Its name for formats that tell types apart by name.</param>
internal sealed class RegisteredType(int id, Type type, string name)
{
    private CodecEntry? _entry;

    internal int Id => id;

    internal Type Type => type;

    internal string Name => name;

    /// <summary>Whether objects of the type hold others, so they count as a level of nesting.</summary>
    internal bool Nests => id > BuiltInTypes.LastScalar;

    /// <summary>The type's entry, to write and read objects by.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> if there is none.</exception>
    internal CodecEntry Entry => _entry ?? Load();

    /// <summary>The type's entry for locators, which are in every program and read no objects.</summary>
    /// <inheritdoc cref="Entry"/>
    internal CodecEntry Located => _entry ?? Find();

    private CodecEntry Load()
    {
        CodecCatalog.AddObjects();
        return Find();
    }

    /// <summary>The library's own before emitted ones: collections of objects read by these take no memory for a count alone.</summary>
    private CodecEntry Find() => _entry = CodecCatalog.Library(type) ?? CodecCatalog.Get(type);
}
