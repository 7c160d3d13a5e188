// Owns: the statements for a key of data that no member of the type has.
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission.Reading;

internal static class UnknownCode
{
    /// <summary>The condition that members go by name: JSON, Tokens. A constant.</summary>
    public const string ReadsNames = "R.Identity == MemberIdentity.Name";

    /// <summary>The same of a writer.</summary>
    public const string WritesNames = "W.Identity == MemberIdentity.Name";

    private const string Pass = """
        r.OnUnknown(key);
        r.Skip();
        """;

    private const string Keep = "R.KeepUnknown(ref r, key, number, ref unknown);";

    /// <summary>Skips the member or keeps it; if the type's attributes refuse or allow it in formats by name, the options are not asked.</summary>
    public static string Of(CodecPlan plan)
    {
        TypeModel type = plan.Type;
        string passed = !type.KeepsUnknown ? Pass : type.ExtensionMap.Length == 0 ? Keep : Either(ReadsNames, Keep, Pass);
        string all = type.Unknown switch
        {
            UnknownRule.Refuse => $"{If(ReadsNames, "Throw.UnknownMember(key);")}\n{passed}",
            UnknownRule.Skip when !type.KeepsUnknown => $"{If($"!({ReadsNames})", "r.OnUnknown(key);")}\nr.Skip();",
            _ => passed,
        };
        string[] ignored = [.. type.Ignored];
        if (ignored.Length != 0)
        {
            // What an attribute leaves out is known: the data may have it, and it is neither kept nor refused.
            all = Either($"{ReadsNames} && ({IsKnown(ignored)})", "r.Skip();", all);
        }
        string[] computed = [.. type.Computed.SelectMany(c => c.Member.Aliases.Prepend(c.Member.WireName)).Distinct()];
        if (computed.Length != 0)
        {
            all = Either(IsKnown(computed), "r.Skip();", all);
        }
        // The case's name is known to the union; if the format has it in the object, it is not a member that is refused or kept.
        return plan.Case is { Discriminators: var told }
            && (type.Unknown == UnknownRule.Refuse || type.KeepsUnknown || told.Any(t => t != CaseModel.DefaultDiscriminator))
            ? Either($"{ReadsNames} && {Any(told)}", "R.PassCase(ref r, ref remaining, key);", all)
            : all;
    }

    /// <summary>All names that an object of the type gives a meaning, each with a zero after it: those of members, aliases, what an attribute leaves out, what
    /// tells cases, and identities.</summary>
    public static string Known(CodecPlan plan)
    {
        System.Collections.Generic.IEnumerable<string> names = plan.Type.Members.SelectMany(m => m.Aliases.Prepend(m.WireName))
            .Concat(plan.Type.Ignored).Concat(plan.Case?.Discriminators ?? []);
        return Ended((plan.Type.HasReferences ? names.Concat(["$id", "$ref"]) : names).Distinct());
    }

    /// <summary>The condition that the key is a member's name in another case, and exchanged for it; a case's name is told by the union and is not a
    /// member's.</summary>
    public static string Folds(CodecPlan plan)
    {
        string[] names = [.. plan.Type.Members.SelectMany(m => m.Aliases.Prepend(m.WireName))];
        string told =
            string.Concat((plan.Case?.Discriminators ?? []).Where(t => names.Contains(t, System.StringComparer.OrdinalIgnoreCase))
                .Select(t => $"!{Is(t)} && "));
        return $"R.FoldsNames && {told}R.TryFold(ref r, {Ended(names)}, ref key)";
    }

    /// <summary>The condition that the key is one of some names, in another case too if the options allow that.</summary>
    private static string IsKnown(string[] names) => $"{Any(names)} || (R.FoldsNames && R.TryFold(ref r, {Ended(names)}, ref key))";

    /// <summary>A literal of names, each with a zero after it.</summary>
    private static string Ended(System.Collections.Generic.IEnumerable<string> names) => Names.Utf8(string.Concat(names.Select(name => $"{name}\0")));

    private static string Any(System.Collections.Generic.IReadOnlyList<string> names) =>
        names.Count == 1 ? Is(names[0]) : $"({string.Join(" || ", names.Select(Is))})";

    private static string Is(string name) => $"MemoryExtensions.SequenceEqual(key, {Names.Utf8(name)})";

    private static string If(string condition, string statements) => $$"""
        if ({{condition}})
        {
            {{Inner(statements)}}
        }
        """;

    private static string Either(string condition, string then, string otherwise) => $$"""
        {{If(condition, then)}}
        else
        {
            {{Inner(otherwise)}}
        }
        """;

    /// <summary>Statements of a block: each after the first is a level further in.</summary>
    private static string Inner(string statements) => statements.Replace("\n", "\n    ");
}
