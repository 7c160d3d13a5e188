// Owns: what changed between two versions of a type. Knows no format, and not what a change does.
using System.Globalization;
using Octavo.Cli.Diff.Codecs;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Changes;

internal static class ChangeFinder
{
    private static readonly MemberIdentity[] s_identities = Enum.GetValues<MemberIdentity>();

    /// <summary>Those whose data has a layout: JSON has names always, Protobuf numbers.</summary>
    private static readonly MemberIdentity[] s_laidOut =
        [.. s_identities.Where(identity => identity is not (MemberIdentity.Name or MemberIdentity.Protobuf))];

    /// <summary>The changes, those of the type itself first.</summary>
    internal static List<Change> Find(TypePair pair) => pair.Old.Dimensions == pair.New.Dimensions
        ? [.. OfType(pair), .. pair.Members.SelectMany(OfMember), .. pair.Cases.SelectMany(OfCase)]
        : [new Change(ChangeKind.Dimensions, $"{Number(pair.New.Dimensions)} dimensions, were {Number(pair.Old.Dimensions)}")];

    private static IEnumerable<Change> OfType(TypePair pair)
    {
        if (Differ(pair, view => Kind(view)) is { } kind)
        {
            yield return new Change(ChangeKind.Kind, $"{kind.Old} became {kind.New}");
        }
        else if (Differ(pair, view => view.Bare?.ToString() ?? "") is { } bare)
        {
            yield return new Change(ChangeKind.Kind, $"{bare.Old} became {bare.New} in data");
        }
        if (Differ(pair, view => view.IsUnion || view.Kind == ShapeKind.Bare ? "" : Layout(view.Layout), s_laidOut)
            is { Old.Length: > 0, New.Length: > 0 } layout)
        {
            yield return new Change(ChangeKind.Layout, $"members are identified {layout.New}, were identified {layout.Old}");
        }
        if (Differ(pair, view => view.Parsed.HasReferences ? "written once and referred to" : "written at each place") is { } references)
        {
            yield return new Change(ChangeKind.References, $"objects are {references.New}, were {references.Old}");
        }
        if (Differ(pair, view => view.IsUnion ? view.Parsed.CaseForm + view.Parsed.Discriminator : "") is { Old.Length: > 0, New.Length: > 0 } told)
        {
            yield return new Change(ChangeKind.Discriminator, $"JSON tells cases apart by {Told(told.New)}, was by {Told(told.Old)}");
        }
        if (Differ(pair, view => view.IsUnion ? view.Kind.ToString() : "") is { Old.Length: > 0, New.Length: > 0 } open)
        {
            yield return new Change(ChangeKind.Openness, open.New == nameof(ShapeKind.OpenUnion) ? "may hold registered types too" : "holds only its cases");
        }
        if (IsReordered(pair))
        {
            yield return new Change(ChangeKind.Order, "members are in another order");
        }
    }

    private static IEnumerable<Change> OfMember(MemberPair pair)
    {
        if (pair.Old is not { } old)
        {
            yield return new Change(ChangeKind.MemberAdded, $"added{Numbered(pair.New!)}: {pair.New!.Any.Value}{(pair.New.Any.IsRequired ? ", required" : "")}",
                pair);
            yield break;
        }
        if (pair.New is not { } recent)
        {
            yield return new Change(ChangeKind.MemberRemoved, $"removed{Numbered(old)}", pair);
            yield break;
        }
        MemberIdentity[] shared = [.. s_identities.Where(identity => old.In(identity) is not null && recent.In(identity) is not null)];
        MemberIdentity[] gone = [.. s_identities.Where(identity => old.In(identity) is not null && recent.In(identity) is null)];
        MemberIdentity[] come = [.. s_identities.Where(identity => old.In(identity) is null && recent.In(identity) is not null)];
        if (gone.Length != 0)
        {
            yield return new Change(ChangeKind.MemberRemoved, "left out of some formats", pair);
        }
        if (come.Length != 0)
        {
            yield return new Change(ChangeKind.MemberAdded, "no longer left out of some formats", pair);
        }
        if (old.Name != recent.Name || shared.Any(identity => old.In(identity)!.Name != recent.In(identity)!.Name)
            || !old.Facts.Aliases.SequenceEqual(recent.Facts.Aliases))
        {
            yield return new Change(ChangeKind.MemberRenamed, Renamed(old, recent, shared), pair);
        }
        if (old.Number != recent.Number)
        {
            yield return new Change(ChangeKind.MemberRenumbered, $"number {Number(old.Number)} became {Number(recent.Number)}", pair);
        }
        if (Values(old, recent, shared) is { } values)
        {
            yield return new Change(ChangeKind.MemberType, values, pair);
        }
        if (old.In(MemberIdentity.Protobuf) is { } field && recent.In(MemberIdentity.Protobuf) is { } other && Form(field) != Form(other))
        {
            yield return new Change(ChangeKind.MemberField, $"its field in Protobuf is {FieldWords.Of(other)}, was {FieldWords.Of(field)}", pair);
        }
        if (old.Facts.IsWritten != recent.Facts.IsWritten || old.Facts.Omit != recent.Facts.Omit)
        {
            yield return new Change(ChangeKind.MemberWritten, $"it is {Written(recent)}, was {Written(old)}", pair);
        }
        MemberIdentity[] asking = [.. shared.Where(identity => old.In(identity)!.IsRequired != recent.In(identity)!.IsRequired)];
        if (asking.Length != 0)
        {
            string where = asking.Contains(MemberIdentity.Ordinal) ? "" : asking is [MemberIdentity.Name] ? " in JSON" : " in some formats";
            yield return new Change(ChangeKind.MemberRequired, (recent.In(asking[0])!.IsRequired ? "required" : "no longer required") + where, pair);
        }
        if (old.Facts.Comparer != recent.Facts.Comparer)
        {
            yield return new Change(ChangeKind.MemberComparer, $"it is compared by {Comparer(recent)}, was by {Comparer(old)}", pair);
        }
    }

    private static IEnumerable<Change> OfCase((ViewMember? Old, ViewMember? New) pair)
    {
        if (pair is { Old: { } old, New: { } recent })
        {
            if (old.Number != recent.Number)
            {
                yield return new Change(ChangeKind.CaseRenumbered, $"case {Number(old.Number)} became {Number(recent.Number)}", Case: pair);
            }
            if (old.Name != recent.Name)
            {
                yield return new Change(ChangeKind.CaseRenamed, $"case \"{old.Name}\" became \"{recent.Name}\"", Case: pair);
            }
            if (!old.Value.IsLike(recent.Value))
            {
                yield return new Change(ChangeKind.Kind, $"case {old.Value} became {recent.Value}", Case: pair);
            }
        }
        else
        {
            yield return pair.New is { } added
                ? new Change(ChangeKind.CaseAdded, $"case {Number(added.Number)} added", Case: pair)
                : new Change(ChangeKind.CaseRemoved, $"case {Number(pair.Old!.Number)} removed", Case: pair);
        }
    }

    /// <summary>What differs in some kind of formats, in the first that has both.</summary>
    private static (string Old, string New)? Differ(TypePair pair, Func<ContractView, string> what, MemberIdentity[]? among = null)
    {
        foreach (MemberIdentity identity in among ?? s_identities)
        {
            if (pair.Old.In(identity) is { } old && pair.New.In(identity) is { } recent && what(old) != what(recent))
            {
                return (what(old), what(recent));
            }
        }
        return null;
    }

    private static bool IsReordered(TypePair pair)
    {
        MemberPair[] both = [.. pair.Members.Where(member => member is { Old: not null, New: not null })];
        return s_identities.Any(identity => pair.Old.In(identity) is not { IsTolerant: true } &&
            !both.Where(member => Place(member.Old!, identity) is not null && Place(member.New!, identity) is not null)
                .OrderBy(member => Place(member.Old!, identity)).Select(member => Place(member.New!, identity))
                .SequenceEqual(both.Where(member => Place(member.Old!, identity) is not null && Place(member.New!, identity) is not null)
                .Select(member => Place(member.New!, identity)).Order()));

        static int? Place(TypeMember member, MemberIdentity identity) => member.In(identity)?.Index;
    }

    private static string? Values(TypeMember old, TypeMember recent, MemberIdentity[] shared)
    {
        foreach (MemberIdentity identity in shared)
        {
            (ViewMember one, ViewMember other) = (old.In(identity)!, recent.In(identity)!);
            if (!one.Value.IsLike(other.Value) && one.Value.ToString() == other.Value.ToString())
            {
                return "its type is of another kind: class or struct";
            }
            if (one.Value.ToString() != other.Value.ToString() || one.Numbers != other.Numbers)
            {
                return $"{one.Value}{Forms(one)} became {other.Value}{Forms(other)}";
            }
        }
        return null;
    }

    // What the type of a field says is compared as its type.
    private static string Form(ViewMember member) => string.Concat(member.Field.TakeWhile(one => one != '#')) + member.Facts.Oneof;

    private static string Forms(ViewMember member) => member.Numbers == NumberForms.Plain ? "" : $" ({member.Numbers} in JSON)";

    private static string Renamed(TypeMember old, TypeMember recent, MemberIdentity[] shared)
    {
        string data =
            shared.Where(identity => old.In(identity)!.Name != recent.In(identity)!.Name)
                .Select(identity => $"\"{old.In(identity)!.Name}\" became \"{recent.In(identity)!.Name}\"").FirstOrDefault() ?? "its name in data is the same";
        string aliases = recent.Facts.Aliases.Count == 0 ? "" : $", read under {string.Join(", ", recent.Facts.Aliases.Select(name => $"\"{name}\""))} too";
        return old.Name == recent.Name ? data + aliases : $"renamed, was {old.Name}: {data}{aliases}";
    }

    private static string Comparer(TypeMember member) => member.Facts.Comparer.Length == 0 ? "equality" : member.Facts.Comparer;

    private static string Written(TypeMember member) =>
        !member.Facts.IsWritten ? "not written"
            : member.Facts.Omit switch
            {
                OmitPolicy.Null => "written unless it is null",
                OmitPolicy.Default => "written unless it is null or zero",
                _ => "always written"
            };

    private static string Kind(ContractView view) => view.Kind switch
    {
        ShapeKind.Class => "class",
        ShapeKind.Struct => "struct",
        ShapeKind.RawLayout => "struct of plain values",
        ShapeKind.Bare => "value",
        _ => "union",
    };

    private static string Layout(Layout layout) => layout switch
    {
        Octavo.Layout.Array => "by position",
        Octavo.Layout.NameMap => "by name",
        Octavo.Layout.NumberMap => "by number",
        _ => "by number in every format",
    };

    private static string Told(string form) => (form[0] switch { '#' => "a number in ", '~' => "a name or number in ", _ => "" }) + $"\"{form[1..]}\"";

    private static string Numbered(TypeMember member) => member.Number == 0 ? "" : $" ({Number(member.Number)})";

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}
