// Owns: what an attribute asks of a type's codec.
using Microsoft.CodeAnalysis;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Types;

/// <summary>The options of <c>[GenerateCodec]</c> as they are, undecided.</summary>
/// <param name="Order">MemberOrder: 0 auto, 1 declaration, 2 number, 3 name.</param>
/// <param name="Layout">Layout: 0 auto, 1 array, 2 names, 3 numbers, 4 tolerant.</param>
/// <param name="Location">Where to report what has no better place.</param>
internal sealed record TypeRequest(int Order, int Layout, Location? Location)
{
    /// <summary>OmitPolicy: 0 inherit, 1 never, 2 null, 3 default.</summary>
    public int Omit { get; init; }

    /// <summary>NamePolicy: 0 inherit, else the policy.</summary>
    public int Names { get; init; }

    /// <summary>ComputedMembers: 0 inherit, 1 not written, 2 written.</summary>
    public int Computed { get; init; }

    /// <summary>The version in which objects are written; 0 for the newest.</summary>
    public int Version { get; init; }

    /// <summary>Whether objects are referred to.</summary>
    public bool References { get; init; }

    /// <summary>Sharing of members that say nothing themselves.</summary>
    public int Sharing { get; init; }

    /// <summary>The formats that are asked for.</summary>
    public FormatSet Formats { get; init; } = FormatSet.All;

    /// <summary>Whether non-public members are members without a mark.</summary>
    public bool AllMembers { get; init; }

    /// <summary>Whether the type is another assembly's and comes along with a member: whoever holds it has a codec of its own for it.</summary>
    public bool IsCarried { get; init; }

    public static TypeRequest From(AttributeData attribute, Location? location) =>
        new(Attributes.Named(attribute, "Order", 0), Attributes.Named(attribute, "Layout", 0), location)
        {
            Omit = Attributes.Named(attribute, "Omit", 0),
            Names = Attributes.Named(attribute, "Names", 0),
            Computed = Attributes.Named(attribute, "Computed", 0),
            AllMembers = Attributes.Named(attribute, "Members", 0) == 1,
            References = Attributes.Named(attribute, "References", false),
            Sharing = Attributes.Named(attribute, "Sharing", 0),
            Version = Attributes.Named(attribute, "Version", 0),
            Formats = (FormatSet)Attributes.Named(attribute, "Formats", (int)FormatSet.All)
        };
}
