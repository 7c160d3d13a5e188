// Owns: a scalar, or an enum as its base type.
using System.Linq;

namespace Octavo.Model.Values;

/// <summary>A scalar; an enum is written as its base.</summary>
/// <param name="Type">The C# type: the scalar's, or the enum's.</param>
/// <param name="SimpleName">Name part.</param>
/// <param name="Kind">The scalar that stands for it in the data.</param>
/// <param name="IsEnum">Whether the C# type is an enum.</param>
internal sealed record ScalarValue(string Type, string SimpleName, ScalarKind Kind, bool IsEnum) : ValueModel(Type, NotNull: false)
{
    /// <summary>How formats that have the choice encode it.</summary>
    public ScalarEncoding Encoding { get; init; }

    /// <summary>The forms in which it is written if the format has several; reading is told by the member.</summary>
    public NumberTraits Forms { get; init; }

    public override string Mark => (Forms & NumberTraits.WriteText) != 0 ? "AsText" : (Forms & NumberTraits.NamedFloats) != 0 ? "Named" : "";

    public override string Id => base.Id + Mark;

    /// <summary>What its members of writers and readers end in: <c>PutInt32</c>, <c>GetFixedInt32</c>.</summary>
    public string Encoder => (Encoding == ScalarEncoding.Fixed ? "Fixed" : "") + Kind;

    /// <summary>Whether it may be declared as fixed.</summary>
    public bool CanBeFixed => Kind is ScalarKind.Int32 or ScalarKind.UInt32 or ScalarKind.Int64 or ScalarKind.UInt64;

    /// <summary>How it ends as a member of a Tolerant object: a name of the library's MemberKind.</summary>
    public string Ends => Encoding == ScalarEncoding.Fixed ? "Fixed" + Facts.Size : Facts.Ends;

    public override string Name => SimpleName;

    public ScalarFacts Facts => ScalarFacts.Of(Kind);

    public override bool IsFixed => true;

    public override bool IsImmutable => true;

    public override int Size => Facts.Size;

    public override int ReadMax => Facts.ReadMax;

    public override bool Quoted => Facts.Quoted;

    public override RawLayoutFacts? RawLayout =>
        Facts.RawLayout == 0 ? null : new RawLayoutFacts(Facts.RawLayout, Facts.Alignment, Facts.Probe, HasPadding: false, Facts.Validated, Mask(),
            Facts.RawLayoutType);

    private RawLayoutMask? Mask()
    {
        byte zero = (byte)(Kind == ScalarKind.Bool ? 0xFE : 0);
        byte date = (byte)(Kind == ScalarKind.DateTime ? 0xFF : 0);
        return Facts.Validated && zero == 0 && date == 0 ? null
            : new RawLayoutMask(Enumerable.Repeat(zero, Facts.RawLayout).ToEquatable(), Enumerable.Repeat(date, Facts.RawLayout).ToEquatable());
    }
}
