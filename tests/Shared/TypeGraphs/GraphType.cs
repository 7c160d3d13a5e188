// Owns: what is known of a type and a member of a graph while it is made.
namespace Octavo.Tests.TypeGraphs;

internal enum GraphKind
{
    Class,
    SealedClass,
    Record,
    BoundClass,
    Struct,
    RecordStruct,
    ReadOnlyStruct,
    MixedClass,
    Count,
}

internal enum GraphAccess
{
    Property,
    InitProperty,
    PrivateSet,
    Field,
    Required,
    Count,
}

/// <summary>A type that later ones may hold.</summary>
/// <param name="Name">With <c>@</c> where the name is a keyword.</param>
/// <param name="Container">The static class around it, or null.</param>
/// <param name="IsStruct">Whether it is a struct.</param>
/// <param name="IsOpen">Whether classes may derive from it.</param>
/// <param name="IsNumbered">Whether its members have numbers.</param>
internal sealed record GraphType(string Name, string? Container, bool IsStruct, bool IsOpen, bool IsNumbered)
{
    /// <summary>Whether it can stand for another type: it is not an interface, to which nothing converts, and nothing stands for it.</summary>
    internal bool CanStandForOthers { get; init; } = true;

    internal HashSet<string> Names { get; } = new(StringComparer.OrdinalIgnoreCase);

    internal string FullName => $"global::{TypeGraph.Namespace}.{(Container is null ? "" : Container + ".")}{Name}";
}

/// <summary>A member.</summary>
/// <param name="Name">With <c>@</c> where the name is a keyword.</param>
/// <param name="Type">Its text says whether it may be null.</param>
/// <param name="Attribute">Its attributes, without brackets, or null.</param>
/// <param name="Access">How it is set.</param>
internal sealed record GraphMember(string Name, string Type, string? Attribute, GraphAccess Access);
