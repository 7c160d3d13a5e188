// Owns: how the change tracker compares and keeps a value: by its whole graph.
using System.ComponentModel;
using System.Reflection;
using Microsoft.EntityFrameworkCore.ChangeTracking;

namespace Octavo;

/// <summary>Compares graphs, so EF Core saves a change inside a value, and does not save an equal value that replaces it.</summary>
/// <typeparam name="T">A type with a codec.</typeparam>
public class OctavoComparer<T>() : ValueComparer<T>(
    // A compiled model has these expressions as source: public members, and no object of this process.
    (left, right) => OctavoGraph.Equals(left, right),
    value => OctavoComparer<T>.HashOf(value),
    value => OctavoGraph.Clone(value)!)
{
    /// <summary>Whether a value has no objects but itself and texts.</summary>
    private static readonly bool s_isFlat = OctavoFormats.Binary.CanSerialize(typeof(T))
        && (IsFlat(typeof(T)) || (typeof(T).IsSealed && typeof(T).BaseType == typeof(object) && AreFlat(typeof(T))));

    /// <summary>The hash for the tracker's tables of keys. Equal graphs may have dictionaries in different orders, and objects that one of them shares: values
    /// with such parts have one hash for all of them, because they are not keys. Others have the hash of their bytes.</summary>
    /// <param name="value">The value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static int HashOf(T value)
    {
        if (value is null)
        {
            return 0;
        }
        if (!s_isFlat)
        {
            return 1;
        }
        var hash = new HashCode();
        hash.AddBytes(OctavoBinary.Serialize(value));
        return hash.ToHashCode();
    }

    private static bool IsFlat(Type type) => IsLeaf(type) || (type.IsValueType && AreFlat(type));

    private static bool IsLeaf(Type type) =>
        type == typeof(string) || type.IsEnum || (type is { IsValueType: true, IsGenericType: false } && type.Namespace == nameof(System));

    private static bool AreFlat(Type type) =>
        type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic).All(field => IsFlat(field.FieldType));
}
