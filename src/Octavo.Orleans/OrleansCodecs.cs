// Owns: which types are Octavo's in Orleans, and their codecs. Knows no format.
using System.Collections.Concurrent;
using Orleans.Serialization;
using Orleans.Serialization.Cloning;
using Orleans.Serialization.Codecs;
using Orleans.Serialization.Serializers;

namespace Octavo.Orleans;

/// <summary>Orleans asks it once for each type without an Orleans codec.</summary>
internal sealed class OrleansCodecs(OctavoOrleansOptions options) : ISpecializableCodec, ISpecializableCopier, ITypeFilter
{
    private readonly ConcurrentDictionary<Type, bool> _taken = new();

    bool ISpecializableCodec.IsSupportedType(Type type) => type == typeof(OctavoException) || Takes(type);

    bool ISpecializableCopier.IsSupportedType(Type type) => Takes(type);

    public IFieldCodec GetSpecializedCodec(Type type) =>
        type == typeof(OctavoException) ? new OrleansExceptionCodec() : new OrleansCodec(type, options.Format);

    public IDeepCopier GetSpecializedCopier(Type type) => new OrleansCopier(type, options.Format);

    /// <summary>Unions are declared by their base, and other results by an interface: neither is the type of any value, so naming it makes nothing.</summary>
    public bool? IsTypeAllowed(Type type) =>
        type == typeof(OctavoException) || Takes(type) || (type.IsAbstract && !IsOfPlatform(type)) ? true : null;

    private bool Takes(Type type) => _taken.GetOrAdd(type, static (type, options) =>
        !type.IsArray && !type.ContainsGenericParameters && !CommonCodecTypeFilter.IsAbstractOrFrameworkType(type) && !IsOfPlatform(type)
            && options.Takes?.Invoke(type) != false
        && options.Format.CanSerialize(type), options);

    /// <summary>Numbers, text, times and collections: Orleans handles them, and looks up the codecs of their contents.</summary>
    private static bool IsOfPlatform(Type type) => type.Namespace is { } space && (space == "System" || space.StartsWith("System.", StringComparison.Ordinal));
}
