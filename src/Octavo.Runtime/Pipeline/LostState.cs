// Owns: which instance fields of a type no member of its run-time codec carries, for OctavoRuntime.Warnings. The generator reads source text for that
// (StateParser); here are the instructions of getters and setters.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;
using Octavo.Runtime.Symbols;

namespace Octavo.Runtime.Pipeline;

internal static class LostState
{
    /// <summary>A warning for each field that is lost.</summary>
    /// <param name="compilation">The assembly of the type.</param>
    /// <param name="type">A class or struct with members, or a collection of users.</param>
    /// <param name="allMembers">Whether its fields are members, public or not.</param>
    public static IEnumerable<DiagnosticInfo> Of(Compilation compilation, INamedTypeSymbol type, bool allMembers)
    {
        List<MemberDraft>? members = CollectionParser.IsUsers(type) ? [] : Members(new ParseContext(compilation), type, allMembers);
        if (members is null)
        {
            yield break;
        }
        foreach (ISymbol state in StateParser.All(type))
        {
            if (!ValueParser.IsPlatform(state.ContainingType) && !members.Exists(m => Carries(m.Symbol, state)))
            {
                yield return new DiagnosticInfo(Descriptors.StateLeftOut.Id, null,
                    new([state.ContainingType.ToDisplayString() + "." + StateParser.NameOf(state), StateParser.LeftOut + "no member carries it"]));
            }
        }
    }

    /// <summary>The members of a type; null if a contract names them, so it leaves out what it does not name.</summary>
    private static List<MemberDraft>? Members(ParseContext aside, INamedTypeSymbol type, bool allMembers)
    {
        IMethodSymbol? primary = ConstructorParser.Primary(type);
        List<MemberDraft> members = new MemberParser(aside).Parse(type, out ViewAttributes[] byView, allMembers);
        if (TypeParser.OptsIn(byView))
        {
            return null;
        }
        FillParser.RemoveUnset(members, aside.Facts, new ConstructorParser(aside).Choose(type, members, primary)?.Constructor);
        return members;
    }

    private static bool Carries(ISymbol member, ISymbol state)
    {
        if (SymbolEqualityComparer.Default.Equals(member, state))
        {
            return true;
        }
        for (IPropertySymbol? one = member as IPropertySymbol; one is not null; one = one.OverriddenProperty)
        {
            if (SymbolEqualityComparer.Default.Equals(one, state)
                || (state is IFieldSymbol field && (StateAnalysis.Uses(one, field) || StateAnalysis.Sets(one, field))))
            {
                return true;
            }
        }
        return false;
    }
}
