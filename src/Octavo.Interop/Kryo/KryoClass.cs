// Owns: one line of a registration manifest: a Java class, and the C# type that stands for it.
namespace Octavo;

/// <summary>A Java class that data may contain, as it is registered with Kryo.</summary>
/// <param name="Name">The result of <c>Class.getName</c>: <c>com.acme.Order</c>, <c>com.acme.Order$Line</c>, <c>java.util.ArrayList</c>, <c>[I</c>,
/// <c>[Ljava.lang.String;</c>.</param>
/// <param name="Type">The C# type; null for collections, arrays, enums and classes of the JDK.</param>
public sealed record KryoClass(string Name, Type? Type = null)
{
    /// <summary>Whether the Java class is final, so fields of the class have no class before their values. Null, the default, means whether <see cref="Type"/>
    /// is sealed; structs are. JDK classes are final if they are in Java.</summary>
    public bool? IsFinal { get; init; }

    /// <summary>Whether it is a Java record: Kryo does not know the type arguments of its components, so elements have their class in the data.</summary>
    public bool IsRecord { get; init; }

    /// <summary>Whether it is registered; otherwise data has it by name. On by default.</summary>
    public bool IsRegistered { get; init; } = true;

    /// <summary>The id if it was registered with one; null, the default, for the next free one.</summary>
    public int? Id { get; init; }

    /// <summary>For an enum, the number of its constants; 0 for other types. Values are ordinals: 0 to this minus 1.</summary>
    public int Constants { get; init; }
}
