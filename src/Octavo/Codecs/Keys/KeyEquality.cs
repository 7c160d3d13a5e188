// Owns: which types have no equality but identity. Calls none of their code: the hash of a record follows a circle of objects until the stack ends.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Octavo.Codecs.Keys;

/// <summary>What is known of a type's <see cref="object.Equals(object)"/>.</summary>
internal static class KeyEquality
{
    private static readonly ConditionalWeakTable<Type, object> s_found = [];

    /// <summary>Whether an object is equal to no other.</summary>
    internal static bool IsIdentity(object value) =>
        value is not ValueType && (value is Type || (bool)s_found.GetValue(value.GetType(), static type => Find(type)));

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "An override that is not called may be trimmed: the hash is that of identity then.")]
    private static object Find(Type type) =>
        type.GetMethod(nameof(Equals), [typeof(object)])?.DeclaringType is not { } declaring || declaring == typeof(object);
}
