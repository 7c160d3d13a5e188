// Owns: how codecs in other assemblies learn of the members of a type that they cannot see. Knows no format.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>
/// Says which members a type declares, and which class declares the non-public ones again, because compilers of other assemblies do not see them. Codecs there
/// of derived types, and of closed types of a generic definition, have the members, in the order, of the type's own codec by it.
/// </summary>
/// <param name="type">The type; a generic one as its definition.</param>
/// <param name="mirror">The class that declares its members, callbacks and constructors again that are not public, with their attributes; it is never made.
/// Null if the type has none.</param>
/// <param name="members">The names of all members that the type declares, in order, divided by commas. What neither the type nor the mirror shows cannot be
/// reached.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class CodecMirrorAttribute(Type type, Type? mirror, string members) : Attribute
{
    /// <summary>The type; a generic one as its definition.</summary>
    public Type Type { get; } = type;

    /// <summary>The class that declares again what is not public; null if the type has nothing of the kind.</summary>
    public Type? Mirror { get; } = mirror;

    /// <summary>The names of all members that the type declares, in order, divided by commas.</summary>
    public string Members { get; } = members;

    /// <summary>The members that have another value than the default of their type in a new object: name, equals sign, and C# text.</summary>
    public string[] Values { get; set; } = [];

    /// <summary>The members whose collections a new object makes with a comparer: name, equals sign, and what makes the comparer; or an exclamation mark, if
    /// other assemblies cannot name it.</summary>
    public string[] Comparers { get; set; } = [];
}
