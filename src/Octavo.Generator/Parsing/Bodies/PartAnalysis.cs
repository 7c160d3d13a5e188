// Owns: what the text of a type says about the parts of a field: which parts properties give, and which ones others change. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>A part is text: <c>.X</c> for a member, <c>["n"]</c> for an element, <c>&amp;4</c> for a bit.</summary>
internal static class PartAnalysis
{
    /// <summary>All of a field, or what no form shows.</summary>
    private const string Whole = "*";

    /// <summary>Whether properties over a field give parts of it, and something changes or holds other parts, which are state too.</summary>
    /// <param name="properties">All properties that carry the field.</param>
    /// <param name="field">The field.</param>
    /// <param name="constructor">The constructor that the codec calls; null where there is none.</param>
    public static bool LeaveOut(IReadOnlyCollection<IPropertySymbol> properties, IFieldSymbol field, IMethodSymbol? constructor)
    {
        var parts = new HashSet<string>(System.StringComparer.Ordinal);
        foreach (IPropertySymbol property in properties)
        {
            ExpressionSyntax[] given = GetterFlow.Given(property);
            string[]?[] all = [.. given.Select(g => Of(g, field.Name, field.Type))];
            if (all.Length == 0 || all.Any(a => a is null) || all.All(a => a!.Length == 0)
                || !SymbolEqualityComparer.Default.Equals(property.ContainingType, field.ContainingType))
            {
                return false;
            }
            parts.UnionWith(all.SelectMany(a => a!));
            if (given.Any(g => IsChosen(g, field)))
            {
                return true; // which part it is changes with the object
            }
        }
        return Changes(properties, field, constructor).Any(change => change == Whole ? !AreAll(parts, field.Type) : !parts.Contains(change));
    }

    /// <summary>Whether an expression gives parts of a field and not all that its type has.</summary>
    public static bool Takes(ExpressionSyntax given, IFieldSymbol field) => Of(given, field.Name, field.Type) is { Length: not 0 } parts
        && !parts.All(part => (part == ".Ticks" && field.Type.Name is "TimeSpan" or "TimeOnly") || part == ".DayNumber") && !AreAll([.. parts], field.Type);

    /// <summary>The parts of a field that an expression or a body names; null if it names all of the field, nothing if it names none.</summary>
    public static string[]? Of(SyntaxNode given, string field, ITypeSymbol type)
    {
        // Value of Nullable<T>, Lazy<T> and the like is all that they hold.
        bool isWrapped = type is not INamedTypeSymbol named || ValueParser.IsPlatform(named);
        var parts = new List<string>();
        foreach (ExpressionSyntax one in given.DescendantNodesAndSelf().OfType<ExpressionSyntax>().Where(e => ExpressionEffects.KeptIn(e) == field
            && (e.Parent is not MemberAccessExpressionSyntax around || around.Name != e)))
        {
            switch (Part(one, isWrapped))
            {
                case null:
                    return null;
                case { Length: not 0 } part:
                    parts.Add(part);
                    break;
            }
        }
        return [.. parts];
    }

    /// <summary>The part that is taken of a field where it is named; empty for a test for null, null for all of it.</summary>
    private static string? Part(ExpressionSyntax named, bool isWrapped)
    {
        ExpressionSyntax at = named;
        while (at.Parent is ParenthesizedExpressionSyntax or CastExpressionSyntax or PostfixUnaryExpressionSyntax
            || (isWrapped && at.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Value", Parent: not InvocationExpressionSyntax }))
        {
            at = (ExpressionSyntax)at.Parent;
        }
        if (NumberIn(at) is { } number)
        {
            return number.ToString();
        }
        switch (at.Parent)
        {
            case MemberAccessExpressionSyntax access when access.Expression == at:
                return access.Parent is InvocationExpressionSyntax call ? OfCall(access.Name.Identifier.ValueText, call)
                    : access.Name.Identifier.ValueText switch
                    {
                        "HasValue" => "",
                        // All of it in another form.
                        "AbsoluteUri" or "FullName" or "OriginalString" or "Values" => null,
                        var name => "." + name,
                    };
            case ElementAccessExpressionSyntax element when element.Expression == at:
                return element.ArgumentList.ToString();
            case ConditionalAccessExpressionSyntax part when part.Expression == at:
                SyntaxNode? first = part.WhenNotNull.DescendantNodesAndSelf()
                    .FirstOrDefault(n => n is MemberBindingExpressionSyntax or ElementBindingExpressionSyntax);
                return first is ElementBindingExpressionSyntax bound ? bound.ArgumentList.ToString()
                    : first is not MemberBindingExpressionSyntax { Name.Identifier.ValueText: var member } ? null
                    : first.Parent is InvocationExpressionSyntax called ? OfCall(member, called) : "." + member;
            case IsPatternExpressionSyntax { Pattern: ConstantPatternSyntax or UnaryPatternSyntax } test when test.Expression == at:
                return test.Pattern.ToString() is "null" or "not null" ? "" : null;
            case BinaryExpressionSyntax binary:
                ExpressionSyntax other = binary.Left == at ? binary.Right : binary.Left;
                return binary.RawKind switch
                {
                    (int)SyntaxKind.BitwiseAndExpression => "&" + other,
                    (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression when other.RawKind == (int)SyntaxKind.NullLiteralExpression => "",
                    (int)SyntaxKind.RightShiftExpression or (int)SyntaxKind.UnsignedRightShiftExpression or (int)SyntaxKind.ModuloExpression
                        or (int)SyntaxKind.DivideExpression when binary.Left == at && IsOfBits(binary) => Around(binary).ToString(),
                    _ => null,
                };
            default:
                return null;
        }
    }

    /// <summary>The call that reads one number out of bytes: <c>BinaryPrimitives.ReadInt32LittleEndian(_bytes.AsSpan(4))</c>; null for anything else.</summary>
    private static InvocationExpressionSyntax? NumberIn(ExpressionSyntax bytes)
    {
        ExpressionSyntax at = bytes;
        while (at.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "AsSpan" or "Slice", Parent: InvocationExpressionSyntax sliced } access
            && access.Expression == at)
        {
            at = sliced;
        }
        return at.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax read } call }
            && (ExpressionEffects.NameOf(read.Expression) ?? (read.Expression as MemberAccessExpressionSyntax)?.Name.Identifier.ValueText) switch
            {
                "BitConverter" => read.Name.Identifier.ValueText is not ("ToString" or "GetBytes"),
                "BinaryPrimitives" or "MemoryMarshal" => read.Name.Identifier.ValueText.StartsWith("Read", System.StringComparison.Ordinal),
                _ => false,
            } ? call : null;
    }

    /// <summary>Whether a shift or the like is within a mask, which takes some of its bits.</summary>
    private static bool IsOfBits(BinaryExpressionSyntax binary) => Around(binary) != binary || binary.RawKind == (int)SyntaxKind.ModuloExpression;

    private static ExpressionSyntax Around(BinaryExpressionSyntax binary)
    {
        ExpressionSyntax one = binary;
        while (one.Parent is ParenthesizedExpressionSyntax or CastExpressionSyntax)
        {
            one = (ExpressionSyntax)one.Parent;
        }
        return one.Parent is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.BitwiseAndExpression or (int)SyntaxKind.ModuloExpression } mask ? mask : binary;
    }

    private static string? OfCall(string method, InvocationExpressionSyntax call) => (method, call.ArgumentList.Arguments.Count) switch
    {
        // Of a dictionary; that of Nullable<T> takes no key.
        ("GetValueOrDefault" or "TryGetValue", not 0) => "[" + call.ArgumentList.Arguments[0] + "]",
        ("HasFlag", 1) => "&" + call.ArgumentList.Arguments[0],
        ("ElementAt" or "Find" or "FindAll" or "First" or "FirstOrDefault" or "Last" or "LastOrDefault" or "OfType" or "Peek" or "Single" or "SingleOrDefault"
            or "Skip" or "SkipLast" or "Slice" or "Substring" or "Take" or "TakeLast" or "Where", _) => "." + method + call.ArgumentList,
        _ => null,
    };

    /// <summary>Whether the index of an element is another member's value.</summary>
    private static bool IsChosen(ExpressionSyntax given, IFieldSymbol field)
    {
        var own = new HashSet<string>(field.ContainingType.GetMembers().Where(m => m is IPropertySymbol { IsStatic: false } or IFieldSymbol { IsStatic: false })
            .Select(m => m.Name), System.StringComparer.Ordinal);
        return given.DescendantNodesAndSelf().OfType<ElementAccessExpressionSyntax>().Where(e => ExpressionEffects.KeptIn(e.Expression) == field.Name)
            .SelectMany(e => e.ArgumentList.DescendantNodes(n => n is not InvocationExpressionSyntax
            {
                Expression: IdentifierNameSyntax
                { Identifier.ValueText: "nameof" }
            })).OfType<IdentifierNameSyntax>()
            .Any(n => own.Contains(n.Identifier.ValueText) && n.Identifier.ValueText != field.Name
                && (n.Parent is not MemberAccessExpressionSyntax access || access.Expression == n || access.Expression is ThisExpressionSyntax));
    }

    /// <summary>The parts of a field that methods, other properties and constructors which the codec does not call change.</summary>
    private static IEnumerable<string> Changes(IReadOnlyCollection<IPropertySymbol> properties, IFieldSymbol field, IMethodSymbol? constructor) =>
        FieldChanges.Changing(field.ContainingType, field.Name)
            .Concat(field.ContainingType.InstanceConstructors
                .Where(c => c.Parameters.Length != 0 && !SymbolEqualityComparer.Default.Equals(c.OriginalDefinition, constructor?.OriginalDefinition)))
            .Concat(field.ContainingType.GetMembers().OfType<IPropertySymbol>()
                .Where(p => !p.IsIndexer && !properties.Contains(p, SymbolEqualityComparer.Default) && SetterAnalysis.Setter(p) is not null))
            .SelectMany(BodyReads.Of).SelectMany(body => body.DescendantNodes()).Select(node => Change(node, field.Name)).OfType<string>();

    private static string? Change(SyntaxNode node, string field)
    {
        // What is made when it is first needed has nothing yet.
        if (node.RawKind == (int)SyntaxKind.CoalesceAssignmentExpression || FieldChanges.Changed(node, field) is not { } changed)
        {
            return null;
        }
        ExpressionSyntax[] chain = [.. WriteAnalysis.Inward(changed)];
        int root = System.Array.FindIndex(chain, e => ExpressionEffects.NameOf(e) == field
            || e is MemberAccessExpressionSyntax { Name.Identifier.ValueText: var name } && name == field);
        if (root > 0)
        {
            return chain[root - 1] switch
            {
                MemberAccessExpressionSyntax access => "." + access.Name.Identifier.ValueText,
                ElementAccessExpressionSyntax element => element.ArgumentList.ToString(),
                MemberBindingExpressionSyntax access => "." + access.Name.Identifier.ValueText,
                ElementBindingExpressionSyntax element => element.ArgumentList.ToString(),
                _ => Whole,
            };
        }
        return node switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.OrAssignmentExpression or (int)SyntaxKind.ExclusiveOrAssignmentExpression } set =>
                "&" + set.Right,
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.AndAssignmentExpression, Right: PrefixUnaryExpressionSyntax mask } => "&" + mask.Operand,
            AssignmentExpressionSyntax { Right: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.BitwiseOrExpression } set }
                when ExpressionEffects.NameOf(set.Left) == field => "&" + set.Right,
            InvocationExpressionSyntax
            {
                ArgumentList.Arguments: { Count: > 0 } arguments, Expression: MemberAccessExpressionSyntax
                { Name.Identifier.ValueText: "Add" or "Remove" or "TryAdd" } called
            } when arguments.Count == 2 || called.Name.Identifier.ValueText == "Remove" =>
                "[" + arguments[0] + "]",
            _ => Whole,
        };
    }

    /// <summary>Whether parts are all that a type has.</summary>
    private static bool AreAll(HashSet<string> parts, ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol named)
        {
            return false;
        }
        if (named.IsTupleType)
        {
            return named.TupleElements.All(e => parts.Contains("." + e.Name) || parts.Contains("." + e.CorrespondingTupleField?.Name));
        }
        string[] state = [.. StateParser.All(named).Select(s => s.Name)];
        return state.Length != 0 && state.All(name => parts.Contains("." + name));
    }
}
