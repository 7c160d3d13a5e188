// Owns: what serialise's layout says about types: what has an instance, and which rules hold. docs/formats/serialise.md has the table.
using Octavo.Interop.Haskell;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Serialise;

internal sealed class SerialiseLayout(SerialiseOptions options) : InteropLayout
{
    internal override string Name => "serialise";

    /// <summary>Whether constructors are tags.</summary>
    internal bool IsTagged { get; } = options.Form == SerialiseForm.Tagged;

    internal override void OnValue(PlanValue value, string path)
    {
        SerialiseMember? rule = MemberRules.Find(options.Members, path);
        switch (value.Kind)
        {
            case PlanKind.Scalar:
                OnScalar(value, rule, path);
                break;
            case PlanKind.Enum:
                value.Mark = rule?.Constructors ?? 0;
                break;
            case PlanKind.Text:
                value.Mark = (rule?.Text ?? options.Text) switch
                {
                    SerialiseText.LazyText => SerialiseMark.Other,
                    SerialiseText.Text => SerialiseMark.Strict,
                    _ => 0
                };
                break;
            case PlanKind.Bytes:
                value.Mark = rule is { IsLazy: true } ? SerialiseMark.Other : 0;
                break;
            case PlanKind.Sequence:
                value.Mark = rule is { Collection: not SerialiseCollection.List } ? SerialiseMark.Other : 0;
                value.IsSorted = rule is { Collection: SerialiseCollection.Set };
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
        if (IsTagged && type.IsUnion && type.Members.FirstOrDefault(one => one.Value.Type is { IsUnion: false, Members.Length: 0 }) is { } empty)
        {
            throw Refused(path,
                $"the case {empty.Name} of {type.Type} has no member, so nothing would follow its tag; give it one, or use derived instances (SerialiseForm.List).");
        }
    }

    /// <summary>Every value is one byte at least, except for objects in a row, which are what they hold.</summary>
    internal override int LeastBytes(PlanValue value) => value.Kind switch
    {
        PlanKind.Object => IsTagged ? 0 : value.Type!.IsTuple ? 1 : 2,
        // The case's object counts its own head, which is the union's.
        PlanKind.Union => IsTagged ? 1 : 0,
        PlanKind.Enum => value.Mark != 0 && !IsTagged ? 2 : 1,
        _ => 1,
    };

    private void OnScalar(PlanValue value, SerialiseMember? rule, string path)
    {
        string? instead = value.Word switch
        {
            ShapeWord.Float16 => "float",
            ShapeWord.Decimal => "text, or a BigInteger and a scale",
            ShapeWord.Guid => "byte[]",
            ShapeWord.DateTimeOffset => "DateTime in UTC",
            ShapeWord.Date or ShapeWord.Time or ShapeWord.TimeSpan => "a long in a unit that both sides agree on, or DateTime in UTC",
            _ => null,
        };
        if (instead is not null)
        {
            throw Refused(path, HaskellConstructors.NoInstance(value.Word, Name, instead));
        }
        if (rule is { Constructors: not 0 } && value.Word is >= ShapeWord.Int8 and <= ShapeWord.UInt64)
        {
            value.Kind = PlanKind.Enum;
            value.Mark = rule.Constructors;
        }
    }
}
