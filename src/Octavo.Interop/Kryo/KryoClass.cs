// Owns: one line of a registration manifest: a Java class, and the C# type that stands for it.
namespace Octavo;

/// <summary>A Java class that data may hold, as it is registered with Kryo.</summary>
/// <param name="Name">The name that <c>Class.getName</c> gives: <c>com.acme.Order</c>, <c>com.acme.Order$Line</c>, <c>java.util.ArrayList</c>, <c>[I</c>,
/// <c>[Ljava.lang.String;</c>.</param>
/// <param name="Type">The C# type; null for collections, arrays, enums and classes of the JDK.</param>
public sealed record KryoClass(string Name, Type? Type = null)
{
    /// <summary>Whether the Java class is final, so that fields of it have no class before their values. Null, the default: as <see cref="Type"/> is sealed;
    /// structs are. Classes of the JDK are as they are there.</summary>
    public bool? IsFinal { get; init; }

    /// <summary>Whether it is a Java record: its components' type arguments are not known to Kryo, so that elements have their class in the data.</summary>
    public bool IsRecord { get; init; }

    /// <summary>Whether it is registered; else data has it by name. On by default.</summary>
    public bool IsRegistered { get; init; } = true;

    /// <summary>The id where it was registered with one; null, the default, for the next that is free.</summary>
    public int? Id { get; init; }

    /// <summary>Of an enum the number of its constants; 0 for what is none. Values are ordinals: 0 to this minus 1.</summary>
    public int Constants { get; init; }
}
