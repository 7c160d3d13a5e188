// Owns: what an assembly tells others of the values that new objects of its types have: initial values, and comparers of collections. Their compilers do not
// see the text of either.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal sealed class MirrorValues(ParseContext context)
{
    private const int Longest = 64;

    /// <summary>The members of a type that have another value than their type's default in a new object: name, equals sign, and C# text.</summary>
    public IEnumerable<string> Initial(INamedTypeSymbol owner, IEnumerable<ISymbol> members)
    {
        IMethodSymbol? constructor = owner.InstanceConstructors.Where(c => !ConstructorParser.IsCopy(c)).OrderBy(c => c.Parameters.Length).FirstOrDefault();
        foreach (ISymbol member in members)
        {
            ExpressionSyntax? value = InitialAnalysis.Of(context.Compilation, member, owner, constructor).Select(Bare).LastOrDefault(v => !IsDefault(v));
            if (value is not null && !IsParameter(value))
            {
                string text = string.Join(" ", value.ToString().Split((char[]?)null, System.StringSplitOptions.RemoveEmptyEntries));
                yield return member.Name + "=" + (text.Length > Longest ? "(" + value.Kind() + ")" : text);
            }
        }
    }

    /// <summary>The members whose collections a new object makes with a comparer: name, equals sign, what it compares (<c>e</c> for equality, <c>c</c> for
    /// order, both), a colon, and C# text; or an exclamation mark and how the type has it, if codecs elsewhere
    /// cannot name it.</summary>
    public IEnumerable<string> Comparers(INamedTypeSymbol owner, IEnumerable<ISymbol> members)
    {
        foreach (ISymbol member in members)
        {
            if (MemberParser.TypeOf(member) is INamedTypeSymbol { Arity: 1 or 2 } type
                && new ComparerParser(context).Declared(new MemberDraft(member, type) { Holder = owner }) is { } comparer)
            {
                yield return member.Name + "=" + comparer;
            }
        }
    }

    private static ExpressionSyntax Bare(ExpressionSyntax value)
    {
        while (value is PostfixUnaryExpressionSyntax forgiven)
        {
            value = forgiven.Operand;
        }
        return value;
    }

    private bool IsDefault(ExpressionSyntax value) => MissingValues.IsDefault(context.Compilation, value);

    private bool IsParameter(ExpressionSyntax value) => value is IdentifierNameSyntax && context.Compilation.ContainsSyntaxTree(value.SyntaxTree)
        && context.Compilation.ModelOf(value).GetSymbolInfo(value).Symbol is IParameterSymbol;
}
