// Owns: everything that is decided about a type's codec before a line is emitted. The emitter prints it and decides nothing.
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>The plan of one codec.</summary>
/// <param name="Type">The type, its values linked.</param>
/// <param name="CountsDepth">Whether depth is counted, and the stack looked at: it can hold itself.</param>
/// <param name="ByIn">Whether it is passed by <c>in</c>: a struct over 16 bytes, or of unknown size.</param>
/// <param name="Fixed">For a fixed-size struct, what owners must know.</param>
/// <param name="RawLayout">For an unmanaged struct, its raw layout.</param>
/// <param name="Write">Steps of the writing body.</param>
/// <param name="Read">Steps of the positional reading body.</param>
/// <param name="ReadChunk">Members a chunk method of the reading body; 0 if it is one body.</param>
/// <param name="Shape">The Shape's canonical text.</param>
/// <param name="ShapeChildren">C# text of the types that the Shape names by number.</param>
internal sealed record CodecPlan(
    TypeModel Type,
    bool CountsDepth,
    bool ByIn,
    FixedFacts? Fixed,
    RawLayoutModel? RawLayout,
    EquatableList<WriteStep> Write,
    EquatableList<ReadStep> Read,
    int ReadChunk,
    string Shape,
    EquatableList<string> ShapeChildren)
{
    /// <summary>Whether the stack alone is looked at: it cannot hold itself, and takes much of the stack with what it holds.</summary>
    public bool LooksAtStack { get; init; }

    /// <summary>The formats that it is in; in Protobuf, if it can be.</summary>
    public FormatSet Formats { get; init; } = FormatSet.All;

    /// <summary>The formats whose data its bodies have: without those of other contract views.</summary>
    public FormatSet Served { get; init; } = FormatSet.All;

    /// <summary>The contract views of formats with members of their own; none for most types.</summary>
    public EquatableList<ViewPlan> Views { get; init; }

    /// <summary>The plan of the body for a tagged format; null if the type is not in one.</summary>
    public CodecPlan? Tagged { get; init; }

    /// <summary>How it is one of an inheritance in a tagged format; null for most types, and where its union's codec has that.</summary>
    public PartPlan? Part { get; init; }

    /// <summary>Whether it is in a tagged format.</summary>
    public bool IsTagged => Tagged is not null || Part is not null;

    /// <summary>Whether fields of a tagged format refer to objects of it, which can hold themselves: an object is known before its fields are read.</summary>
    public bool IsReferred { get; init; }

    /// <summary>How it is a case of unions; null if it is none.</summary>
    public CaseFacts? Case { get; init; }

    /// <summary>Whether it is a struct that holds nothing which can be changed, so a clone assigns it.</summary>
    public bool IsAssigned { get; init; }

    /// <summary>Whether it is the codec of a union's own base, which the union's codec calls: it has no entry.</summary>
    public bool IsBody { get; init; }
}
