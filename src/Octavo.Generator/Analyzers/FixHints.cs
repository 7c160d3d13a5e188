// Owns: which fixes end a diagnostic of the generator, and on what.
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Analyzers;

internal static class FixHints
{
    /// <summary>The fixes for a diagnostic of a type with <c>[GenerateCodec]</c>.</summary>
    /// <param name="id">The diagnostic.</param>
    /// <param name="type">The type.</param>
    /// <param name="member">The member it is at, or null.</param>
    /// <param name="request">What the type's attribute asks for.</param>
    /// <param name="compilation">Where they are.</param>
    public static IEnumerable<ImmutableDictionary<string, string?>> For(string id, INamedTypeSymbol type, ISymbol? member, TypeRequest request,
        Compilation compilation)
    {
        if (member is not null && id == "OCT0012")
        {
            foreach (ImmutableDictionary<string, string?> one in ForLacking(member is IFieldSymbol field ? field.Type : ((IPropertySymbol)member).Type,
                compilation))
            {
                yield return one;
            }
        }
        if (id == "OCT0015" && member is not null && IsHere(member.ContainingType, compilation))
        {
            yield return Of(FixHintKeys.MakePartial, [Id(member.ContainingType)]);
        }
        if (id is "OCT0001" or "OCT0018" || (id == "OCT0014" && (request.Order == 2 || request.Layout is 3 or 4)))
        {
            if (Numbers(type, compilation) is { } numbers)
            {
                yield return numbers;
            }
        }
        if (id is "OCT0001" or "OCT0005" or "OCT0008" or "OCT0020" or "OCT0029" or "OCT0012" or "OCT0013" or "OCT0040" or "OCT0044" && member is not null
            && IsHere(member, compilation) && StandsAlone(member)
            && Attributes.Find(member, Attributes.CodecMember) is null)
        {
            yield return Of(FixHintKeys.AddIgnore, [Id(member)]);
        }
    }

    /// <summary>The fixes for a type that lacks codecs, of its own or of what it holds.</summary>
    public static IEnumerable<ImmutableDictionary<string, string?>> ForLacking(ITypeSymbol type, Compilation compilation)
    {
        INamedTypeSymbol[] lacking =
            [.. CodecAvailability.Lacking(compilation, type).Where(t => !t.IsAnonymousType).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default)];
        string[] own = [.. lacking.Where(t => IsHere(t, compilation) && !t.IsGenericType).Select(Id)];
        string[] others = [.. lacking.Where(t => !IsHere(t, compilation) || t.IsGenericType).Select(CSharpNames.Text)];
        if (own.Length != 0)
        {
            yield return Of(FixHintKeys.AddCodec, own);
        }
        if (others.Length != 0)
        {
            yield return Of(FixHintKeys.AskForCodec, others);
        }
    }

    /// <summary>Numbers for the members that have none, in order of declaration, above the largest that is given; null if there is none to give or one cannot
    /// be written here.</summary>
    private static ImmutableDictionary<string, string?>? Numbers(INamedTypeSymbol type, Compilation compilation)
    {
        List<MemberDraft> members = new MemberParser(new ParseContext(compilation)).Parse(type, out _);
        members.RemoveAll(m => m.Symbol is IPropertySymbol { SetMethod: null } or IFieldSymbol { IsReadOnly: true } && !m.IsMarked && !IsParameter(type, m));
        MemberDraft[] missing = [.. members.Where(m => Number(m) is null)];
        if (missing.Length == 0 || missing.Any(m => !IsHere(m.Symbol, compilation) || !StandsAlone(m.Symbol) || m.IsOwn))
        {
            return null;
        }
        int next = members.Select(m => Number(m) ?? 0).DefaultIfEmpty(0).Max() + 1;
        return Of(FixHintKeys.AddNumbers, [.. missing.Select(m => Id(m.Symbol))])
            .Add(FixHintKeys.Numbers, string.Join("\n", missing.Select((_, i) => (next + i).ToString(CultureInfo.InvariantCulture))));
    }

    /// <summary>The number of a member as <c>[CodecMember]</c> counts; MessagePack-CSharp's keys begin at 0.</summary>
    private static int? Number(MemberDraft member) =>
        member.OwnNumber ?? AttributeLibrary.All.OfType<MessagePackAttributes>().Select(library => member.Mark(library)?.Number + 1).FirstOrDefault();

    private static bool IsParameter(INamedTypeSymbol type, MemberDraft member) =>
        type.InstanceConstructors.Any(c => c.Parameters.Any(p => string.Equals(p.Name, member.Name, System.StringComparison.OrdinalIgnoreCase)));

    private static ImmutableDictionary<string, string?> Of(string fix, string[] targets) =>
        ImmutableDictionary<string, string?>.Empty.Add(FixHintKeys.Fix, fix).Add(FixHintKeys.Targets, string.Join("\n", targets));

    private static string Id(ISymbol symbol) => symbol.OriginalDefinition.GetDocumentationCommentId()!;

    private static bool IsHere(ISymbol symbol, Compilation compilation) =>
        SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, compilation.Assembly) && !symbol.DeclaringSyntaxReferences.IsEmpty;

    /// <summary>Whether an attribute can be put on a member alone: not if several fields share a declaration, nor if a parameter declares it.</summary>
    private static bool StandsAlone(ISymbol member) => member.DeclaringSyntaxReferences[0].GetSyntax() is PropertyDeclarationSyntax
        or VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1 } };
}
