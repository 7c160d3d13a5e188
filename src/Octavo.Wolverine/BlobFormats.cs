// Owns: that a message whose blob is in a store is written without it. Knows no format.
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using Wolverine.Persistence;

namespace Octavo.Wolverine;

/// <summary>With <c>UseClaimCheck</c>, Wolverine sets each property with <c>[Blob]</c> to null before it asks for the bytes, and gives it its value after they
/// are read, whether or not the declaration allows null. Types that have one accept null.</summary>
internal sealed class BlobFormats(OctavoFormat format)
{
    private readonly OctavoFormat _accepting = format.With(format.Options with { AcceptNulls = true });
    private readonly ConcurrentDictionary<Type, OctavoFormat> _formats = new();

    internal OctavoFormat Of(Type type) => _formats.GetOrAdd(type, static (type, all) => HasBlob(type) ? all._accepting : all.Format, this);

    private OctavoFormat Format => format;

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Wolverine itself finds these properties by reflection.")]
    private static bool HasBlob(Type type) => type.GetProperties().Any(static property => property.IsDefined(typeof(BlobAttribute), inherit: true));
}
