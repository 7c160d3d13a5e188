// Owns: the parts of a CDDL specification as far as the library writes them. Knows no value.
namespace Octavo.Tests.Shapes.Cddl;

/// <summary>A type. RFC 8610, section 2.</summary>
public abstract record CddlNode;

/// <summary>A whole number or a text that stands for itself.</summary>
public sealed record CddlLiteral(object Value) : CddlNode;

/// <summary>A rule by its name.</summary>
public sealed record CddlName(string Name) : CddlNode;

/// <summary>One of several types.</summary>
public sealed record CddlChoice(IReadOnlyList<CddlNode> Types) : CddlNode;

/// <summary>Whole numbers from one to another, both included.</summary>
public sealed record CddlRange(long Least, long Most) : CddlNode;

/// <summary>Strings of so many bytes.</summary>
public sealed record CddlSize(CddlNode Of, CddlNode Size) : CddlNode;

/// <summary>A tag before a type.</summary>
public sealed record CddlTag(ulong Tag, CddlNode Content) : CddlNode;

/// <summary>An array or a map.</summary>
public sealed record CddlGroup(bool IsMap, IReadOnlyList<CddlEntry> Entries) : CddlNode;

/// <summary>An entry of a group: from so many to so many times.</summary>
public sealed record CddlEntry(int Least, int Most, CddlNode? Key, CddlNode Type);
