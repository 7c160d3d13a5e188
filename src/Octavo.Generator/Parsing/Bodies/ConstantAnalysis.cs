// Owns: getters that choose between constants by a field: whether they tell all its values apart, and whether what takes the constant gives the field back.
// Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class ConstantAnalysis
{
    /// <summary>Methods that return what other methods return are followed so far.</summary>
    private const int Deepest = 3;

    /// <summary>What the text of a type stores, by the names of what it stores it in. Each field is asked about.</summary>
    private static readonly BodyReads.Kept<INamedTypeSymbol, ILookup<string, (ExpressionSyntax To, ExpressionSyntax From)>> s_stores = new(static type =>
        BodyReads.Of(type).SelectMany(declared => declared.DescendantNodes()).SelectMany(WriteAnalysis.Stores)
            .Where(store => ExpressionEffects.NameOf(store.To) is not null).ToLookup(store => ExpressionEffects.NameOf(store.To)!));

    /// <summary>Whether a property gives one of some constants for each value of a field, and the field does not come back by that: several of its values have
    /// one constant, or the setter makes another value of it.</summary>
    /// <param name="property">The property.</param>
    /// <param name="field">A field of its class.</param>
    /// <param name="parameter">The constructor's parameter that takes the property; null if a setter does.</param>
    public static bool Loses(IPropertySymbol property, IFieldSymbol field, IParameterSymbol? parameter)
    {
        ExpressionSyntax[] given = GetterFlow.Given(property);
        ExpressionSyntax[] all = [.. given.SelectMany(g => Arms(g, property.ContainingType)).Where(a => a is not ThrowExpressionSyntax)];
        if (all.Length == 0 || !all.All(a => IsConstant(a, property.Type))
            || !SymbolEqualityComparer.Default.Equals(property.ContainingType, field.ContainingType)
            || GetterFlow.Around(given[0]) is not { } getter || !ExpressionEffects.IsMentioned(getter, field.Name)
            || PartAnalysis.Of(getter, field.Name, field.Type) is { Length: not 0 })
        {
            return false;
        }
        return HasMore(field, all.Select(a => Text(a, property.Type)).Distinct().Count()) || Turns(property, field, parameter, given);
    }

    /// <summary>Whether something of its type gives a field more than some number of values: one that is not a constant, or more constants.</summary>
    public static bool HasMore(IFieldSymbol field, int than)
    {
        if (field.Type.SpecialType == SpecialType.System_Boolean)
        {
            return than < 2;
        }
        ExpressionSyntax[] given = [.. Given(field)];
        return given.Any(value => !IsConstant(value, field.Type)) ? !(Plain(field.Type) is { TypeKind: TypeKind.Enum } named
                && named.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue).Select(f => f.ConstantValue).Distinct().Count() <= than)
            : given.Append(ComparerParser.Initializer(field)).Select(value => Text(value, field.Type)).Distinct().Count() > than;
    }

    /// <summary>What the text of its type gives a field, after it was made.</summary>
    private static IEnumerable<ExpressionSyntax> Given(IFieldSymbol field) => s_stores.Of(field.ContainingType)[field.Name].Where(store => !IsRead(store.To))
        .SelectMany(store => Arms(store.To.Parent?.Parent is ArgumentListSyntax { Arguments: { Count: > 1 } all } ? all[1].Expression : store.From,
            field.ContainingType));

    private static bool IsRead(ExpressionSyntax field) => field.Parent?.Parent?.Parent is InvocationExpressionSyntax call
        && ExpressionEffects.Method(call) == "Read";

    /// <summary>What an expression can give: each arm of a choice, and what a method of the type returns.</summary>
    public static IEnumerable<ExpressionSyntax> Arms(ExpressionSyntax value, INamedTypeSymbol type, int depth = Deepest) =>
        ExpressionEffects.Bare(value) switch
        {
            ConditionalExpressionSyntax choice => Arms(choice.WhenTrue, type, depth).Concat(Arms(choice.WhenFalse, type, depth)),
            SwitchExpressionSyntax choice => choice.Arms.SelectMany(a => Arms(a.Expression, type, depth)),
            InvocationExpressionSyntax call when depth != 0 && BodyCalls.Called(call) is { } name
                && MemberParser.Named(type, name).ToArray() is [IMethodSymbol method]
                && BodyFlow.AllReturned(method) is { Length: not 0 } returned => returned.SelectMany(r => Arms(r, type, depth - 1)),
            var bare => [bare],
        };

    private static bool IsConstant(ExpressionSyntax value, ITypeSymbol type) => value is LiteralExpressionSyntax or DefaultExpressionSyntax
        || value is PrefixUnaryExpressionSyntax { Operand: LiteralExpressionSyntax }
        || (value is MemberAccessExpressionSyntax && Plain(type).TypeKind == TypeKind.Enum);

    private static ITypeSymbol Plain(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type;

    /// <summary>A constant as text that two ways to write it have in common.</summary>
    private static string Text(ExpressionSyntax? value, ITypeSymbol type) => value switch
    {
        MemberAccessExpressionSyntax named => named.Name.Identifier.ValueText,
        _ when value is null || ExpressionEffects.IsNothing(value) =>
            !type.IsValueType || !SymbolEqualityComparer.Default.Equals(Plain(type), type) ? "null"
            : type.TypeKind == TypeKind.Enum && type.GetMembers().OfType<IFieldSymbol>()
                .FirstOrDefault(f => f.ConstantValue is { } constant && System.Convert.ToDecimal(constant) == 0) is { } zero ? zero.Name
            : type.SpecialType == SpecialType.System_Boolean ? "false" : "0",
        _ => value.ToString(),
    };

    /// <summary>Whether what takes the constant that a getter gives for some value of a field gives the field another value.</summary>
    private static bool Turns(IPropertySymbol property, IFieldSymbol field, IParameterSymbol? parameter, ExpressionSyntax[] given)
    {
        string name = parameter?.Name ?? "value";
        SyntaxNode? taking = parameter is null ? SetterAnalysis.Setter(property) : BodyReads.Of(parameter.ContainingSymbol)
            .OfType<ConstructorDeclarationSyntax>().Select(c => (SyntaxNode?)c.Body ?? c.ExpressionBody).FirstOrDefault(body => body is not null);
        if (taking is null || field.Type.TypeKind == TypeKind.Enum || property.Type.TypeKind == TypeKind.Enum)
        {
            return false;
        }
        BodyFlow flow = BodyFlow.Of(taking, new ValueNames(name), [field.Name], field.ContainingType, [name], startsEmpty: true);
        return flow is { Writes: not 0, IsUnsure: false } && Values(field).Any(held => Shown(given, field.Name, held) is { HasValue: true, Value: var shown }
            && flow.Probe(shown, name, PropertyFlow.Initial(field)) is { HasValue: true, Value: var kept } && !Equals(kept, held));
    }

    /// <summary>The constants that a field can hold, as far as they are known.</summary>
    private static IEnumerable<object?> Values(IFieldSymbol field) => field.Type.SpecialType == SpecialType.System_Boolean ? [false, true]
        : Given(field).Select(value => ConstantProbe.Evaluate(value, "", null)).Append(PropertyFlow.Initial(field)).Where(v => v.HasValue).Select(v => v.Value)
            .Distinct();

    /// <summary>What a getter gives for a constant in a field; nothing if that cannot be told.</summary>
    private static Optional<object?> Shown(ExpressionSyntax[] given, string field, object? held)
    {
        foreach (ExpressionSyntax one in given)
        {
            switch (ConstantProbe.Runs(one, field, held))
            {
                case null:
                    return default;
                case true:
                    return ConstantProbe.Evaluate(one, field, held);
            }
        }
        return default;
    }
}
