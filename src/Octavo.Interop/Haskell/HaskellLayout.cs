// Owns: what Haskell's layouts say about types: what has an instance, how wide constructors are, which rules hold. docs/formats/haskell.md has the table.
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Haskell;

/// <summary>The layout of binary or cereal.</summary>
internal sealed class HaskellLayout(HaskellOptions options) : InteropLayout
{
    /// <summary>What <see cref="PlanValue.Mark"/> is of text that is <c>Text</c>. Of enums it is the number of constructors.</summary>
    internal const int IsText = 1;

    private const int CountBytes = sizeof(long);

    internal override string Name { get; } = options.Package == HaskellPackage.Cereal ? "Haskell cereal" : "Haskell binary";

    /// <summary>Whether floats are IEEE 754.</summary>
    internal bool HasIeee { get; } = options.Floats == HaskellFloats.OfPackage ? options.Package == HaskellPackage.Cereal
        : options.Floats == HaskellFloats.Ieee;

    internal override void OnValue(PlanValue value, string path)
    {
        HaskellMember? rule = MemberRules.Find(options.Members, path);
        switch (value.Kind)
        {
            case PlanKind.Scalar:
                OnScalar(value, rule, path);
                break;
            case PlanKind.Enum:
                OnEnum(value, rule, path);
                break;
            case PlanKind.Text:
                value.Mark = (rule?.Text ?? options.Text) == HaskellText.Text ? IsText : 0;
                break;
            case PlanKind.Sequence:
                value.IsSorted = rule is { IsSet: true };
                value.ChecksOrder = value.IsSorted && !options.AcceptUnsorted;
                break;
            case PlanKind.Map:
                value.IsSorted = true;
                value.ChecksOrder = !options.AcceptUnsorted;
                break;
        }
    }

    internal override void OnType(PlanType type, string path)
    {
        if (type.IsUnion)
        {
            CheckConstructors(type.Members.Length, path);
        }
    }

    internal override int LeastBytes(PlanValue value) => value.Kind switch
    {
        PlanKind.Scalar => value.Word switch
        {
            ShapeWord.Int128 or ShapeWord.UInt128 => HaskellInteger.Least,
            ShapeWord.Float32 or ShapeWord.Float64 => HasIeee ? value.Size : HaskellFloat.Least,
            ShapeWord.Char or ShapeWord.Rune => 1,
            _ => value.Size,
        },
        PlanKind.Enum => value.Mark != 0 ? HaskellSums.Width(value.Mark) : value.Size,
        PlanKind.Integer => HaskellInteger.Least,
        PlanKind.Union => HaskellSums.Width(value.Type!.Members.Length),
        PlanKind.Object => 0,
        _ => CountBytes,
    };

    private void OnScalar(PlanValue value, HaskellMember? rule, string path)
    {
        string? instead = value.Word switch
        {
            ShapeWord.Float16 => "float",
            ShapeWord.Decimal => "text, or a BigInteger and a scale",
            ShapeWord.Guid => "two ulong, or byte[]",
            ShapeWord.DateTime or ShapeWord.DateTimeOffset or ShapeWord.Date or ShapeWord.Time or ShapeWord.TimeSpan =>
                "a long in a unit that both sides agree on",
            _ => null,
        };
        if (instead is not null)
        {
            throw Refused(path, HaskellConstructors.NoInstance(value.Word, Name, instead));
        }
        if (rule is { Constructors: not 0 } && value.Word is >= ShapeWord.Int8 and <= ShapeWord.UInt64)
        {
            value.Kind = PlanKind.Enum;
            OnEnum(value, rule, path);
        }
    }

    private void OnEnum(PlanValue value, HaskellMember? rule, string path)
    {
        value.Mark = rule?.Constructors ?? 0;
        CheckConstructors(value.Mark, path);
    }

    private void CheckConstructors(int count, string path)
    {
        if (count == 256 && !options.HasByteFor256)
        {
            throw Refused(path,
                $"a type of exactly 256 constructors, each of which the releases of {Name[(Name.IndexOf(' ') + 1)..]} write as 0 and cannot read; add or remove a constructor, or set HasByteFor256 if a version is used that corrects it.");
        }
    }
}
