// Owns: one look-up of a type's shape.
// Must not know: serializers.
using PolyType;
using PolyType.Abstractions;

namespace Octavo.Lab.Peers;

/// <summary>The generated shape, found once.</summary>
internal static class ShapeOf<T>
{
    internal static readonly ITypeShape<T> Shape = (ITypeShape<T>?)Shapes.GeneratedTypeShapeProvider.GetTypeShape(typeof(T))
        ?? throw new NotSupportedException($"There is no shape of {typeof(T)}.");
}
