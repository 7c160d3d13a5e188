// Owns: whether setting a property replaces all of a field of which another member gives more: the seconds of a time, a part of a list. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

internal static class OverwriteAnalysis
{
    /// <summary>Methods whose result is less than what they are given.</summary>
    private static readonly HashSet<string> s_lessening = new(System.StringComparer.Ordinal)
    {
        "GetDirectoryName", "GetExtension", "GetFileName", "GetFileNameWithoutExtension", "GetValueOrDefault", "Join", "ToLongDateString", "ToOADate",
        "ToShortDateString", "ToShortTimeString", "ToUnixTimeMilliseconds", "ToUnixTimeSeconds",
    };

    /// <summary>Whether a call gives less than what it is called on holds.</summary>
    public static bool IsLessening(InvocationExpressionSyntax call) => ExpressionEffects.Method(call) is { } name && s_lessening.Contains(name);

    /// <summary>Whether setting a property gives a field, of which another member gives all, something that was made of less: <c>Percent</c> over the number
    /// of <c>Share</c>.</summary>
    public static bool Overwrites(IPropertySymbol property, ISymbol other) => SetterAnalysis.Setter(property) is { } setter
        && GetterFlow.Given(property) is [var given]
        && SetterReach.Fields(property).Any(field => IsWhole(other, field) && IsLess(given, field, property.Type) && Replaces(setter, property, field));

    /// <summary>Whether two properties give an object that one field holds, each if it is of its type, and setting one to null drops what the other gives:
    /// <c>get =&gt; _v as string; set =&gt; _v = value;</c>.</summary>
    public static bool Drops(IPropertySymbol property, IPropertySymbol other) => SetterAnalysis.Setter(property) is { } setter
        && !SymbolEqualityComparer.Default.Equals(property.Type, other.Type)
        && SetterReach.Fields(property).Any(field => field.Type.SpecialType == SpecialType.System_Object && IsOfType(property, field) && IsOfType(other, field)
            && setter.DescendantNodesAndSelf().OfType<AssignmentExpressionSyntax>().Any(set => ExpressionEffects.NameOf(set.Left) == field.Name
                && BodyNames.Has(set.Right, BodyNames.Made(setter, "value")))
            && !setter.DescendantNodesAndSelf().OfType<IfStatementSyntax>().Any(choice => BodyNames.Has(choice.Condition, BodyNames.Made(setter, "value"))));

    /// <summary>Whether a getter gives an object that a field holds only if it is of a type, or if another field says so.</summary>
    private static bool IsOfType(IPropertySymbol property, IFieldSymbol field) => property.Type.SpecialType != SpecialType.System_Object
        && GetterFlow.Given(property) is [var given]
        && (ExpressionEffects.Bare(given) is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } either ? either.Left
            : ExpressionEffects.Bare(given)) switch
        {
            ParenthesizedExpressionSyntax { Expression: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AsExpression } typed } =>
                ExpressionEffects.IsSame(typed.Left, field.Name),
            BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AsExpression } typed => ExpressionEffects.IsSame(typed.Left, field.Name),
            ConditionalExpressionSyntax choice => ExpressionEffects.IsMentioned(choice, field.Name),
            SwitchExpressionSyntax choice => ExpressionEffects.IsMentioned(choice, field.Name),
            _ => false,
        };

    /// <summary>Whether all that a setter does to another property, or to its fields, is to set it to null if the value is not null.</summary>
    public static bool Clears(IPropertySymbol property, IPropertySymbol other)
    {
        if (SetterAnalysis.Setter(property) is not { } setter)
        {
            return false;
        }
        string[] names = [other.Name, .. ComparerAnalysis.Fields(other).Select(f => f.Name).Where(f => SetterAnalysis.Gives(other, f))];
        SyntaxNode[] writes = [.. setter.DescendantNodes().Where(node => WriteAnalysis.IsWrite(node, names))];
        return writes.Length != 0 && writes.All(write => write is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set
            && ExpressionEffects.IsNothing(set.Right) && write.Ancestors().TakeWhile(a => a != setter.Parent).OfType<IfStatementSyntax>()
                .Any(choice => choice.Statement.Contains(write) && ChoiceAnalysis.IsNull(choice.Condition, "value") == false));
    }

    /// <summary>Whether a member is a field, or gives all of it.</summary>
    private static bool IsWhole(ISymbol member, IFieldSymbol field) => SymbolEqualityComparer.Default.Equals(member, field)
        || (member is IPropertySymbol property && (property.SetMethod is null || SetterAnalysis.Gives(property, field.Name))
        && GetterFlow.Given(property) is { Length: not 0 } given && given.Any(g => ExpressionEffects.IsMentioned(g, field.Name))
        && !given.Any(g => IsLess(g, field, property.Type)));

    /// <summary>Whether a setter stores another value in a field whatever it holds: not on a test of what is there, and not for one of two values
    /// alone.</summary>
    private static bool Replaces(SyntaxNode setter, IPropertySymbol property, IFieldSymbol field)
    {
        HashSet<string> made = BodyNames.Made(setter, "value");
        return SetterAnalysis.Gives(setter, "value", field.Name)
            && setter.DescendantNodesAndSelf().Any(node => node switch
            {
                AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set => ExpressionEffects.NameOf(set.Left) == field.Name
                    && !ExpressionEffects.IsMentioned(set.Right, field.Name)
                    && (property.Type.SpecialType != SpecialType.System_Boolean || !IsOfOneValue(set)),
                ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.RefKeyword, Parent: ArgumentListSyntax all } argument =>
                    ExpressionEffects.NameOf(argument.Expression) == field.Name && all.Arguments.Any(a => a != argument && BodyNames.Has(a, made)),
                _ => false,
            })
            && !setter.DescendantNodesAndSelf().OfType<IfStatementSyntax>().Any(choice => BodyNames.Has(choice.Condition, made)
            && new[] { field.Name, property.Name }.Any(name => ExpressionEffects.IsMentioned(choice.Condition, name)));

        bool IsOfOneValue(SyntaxNode store) => store.Ancestors().TakeWhile(a => a != setter.Parent).OfType<IfStatementSyntax>()
            .Any(choice => choice.Else is null && BodyNames.Has(choice.Condition, made));
    }

    /// <summary>Whether an expression gives less of a field than it holds, or another value of it.</summary>
    private static bool IsLess(ExpressionSyntax given, IFieldSymbol field, ITypeSymbol type)
    {
        if (!ExpressionEffects.IsMentioned(given, field.Name))
        {
            return false;
        }
        switch (ExpressionEffects.Judge(given, field.Name))
        {
            case Effect.Other:
                return true;
            case Effect.Same:
                return given.DescendantNodesAndSelf().Any(n => n is CastExpressionSyntax)
                    && (IsFewer(type, field.Type) || (IsFloating(field.Type) && Bits(type) != 0 && !IsFloating(type)));
        }
        return GetterAnalysis.IsTest(given, field.Name) ? HasMore(field.Type)
            : ExpressionEffects.Bare(given) is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } either
            ? ExpressionEffects.IsSame(either.Left, field.Name) || IsLess(either.Left, field, type)
            : IsFewer(type, field.Type) || StateAnalysis.Rounds(given, [field.Name], field.Type)
            || given.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
                .Any(c => IsLessening(c) && ExpressionEffects.IsMentioned(c, field.Name))
            || PartAnalysis.Takes(given, field);
    }

    /// <summary>Whether a type has more than two values.</summary>
    private static bool HasMore(ITypeSymbol type) => type.SpecialType != SpecialType.System_Boolean
        && (type.TypeKind != TypeKind.Enum || type.GetMembers().OfType<IFieldSymbol>().Count(f => f.HasConstantValue) > 2);

    private static bool IsFewer(ITypeSymbol type, ITypeSymbol than) => Bits(type) is > 0 and var bits && bits < Bits(than);

    private static bool IsFloating(ITypeSymbol type) => Plain(type).SpecialType is SpecialType.System_Single or SpecialType.System_Double
        or SpecialType.System_Decimal;

    private static ITypeSymbol Plain(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0]
        : type is INamedTypeSymbol { EnumUnderlyingType: { } number } ? number : type;

    /// <summary>The bits that tell the values of a type apart; 0 where the type does not say.</summary>
    private static int Bits(ITypeSymbol type) => Plain(type) switch
    {
        { SpecialType: SpecialType.System_Boolean } => 1,
        { SpecialType: SpecialType.System_Byte or SpecialType.System_SByte } => 8,
        { SpecialType: SpecialType.System_Int16 or SpecialType.System_UInt16 or SpecialType.System_Char } => 16,
        { SpecialType: SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Single } => 32,
        { SpecialType: SpecialType.System_Int64 or SpecialType.System_UInt64 or SpecialType.System_Double or SpecialType.System_DateTime } => 64,
        { SpecialType: SpecialType.System_Decimal } => 128,
        { ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true }, Name: var name } => name switch
        {
            "Half" => 16,
            "DateOnly" => 22,
            "TimeOnly" => 40,
            "TimeSpan" => 64,
            "DateTimeOffset" => 80,
            "Guid" or "Int128" or "UInt128" => 128,
            _ => 0,
        },
        _ => 0,
    };
}
