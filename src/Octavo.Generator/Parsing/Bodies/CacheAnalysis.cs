// Owns: whether private fields are caches: they have what members give, made when it is asked for. Knows no format.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal sealed class CacheAnalysis
{
    /// <summary>The nodes of a class, which each of its fields would list anew.</summary>
    private static readonly BodyReads.Kept<INamedTypeSymbol, SyntaxNode[]> s_nodes = new(static type =>
        [.. BodyReads.Of(type).SelectMany(static declared => declared.DescendantNodes())]);

    private readonly IFieldSymbol _field;
    private readonly Compilation _compilation;

    /// <summary>The members, and the fields that they stand for.</summary>
    private readonly HashSet<string> _known;

    /// <summary>The members, and the fields that their getters name.</summary>
    private readonly HashSet<string> _carried;

    /// <summary>The nodes of the class.</summary>
    private readonly SyntaxNode[] _nodes;

    /// <summary>The field, and those that say whether it is made.</summary>
    private readonly List<string> _group;

    private CacheAnalysis(IFieldSymbol field, IEnumerable<ISymbol> members, Compilation compilation)
    {
        _field = field;
        _compilation = compilation;
        _group = [field.Name];
        (ISymbol Member, string[] Fields)[] all = [.. members.Select(m => (m, m is IPropertySymbol property && !FillParser.IsAuto(property)
            ? ComparerAnalysis.Fields(m).Select(f => f.Name).ToArray() : []))];
        _known = [.. all.SelectMany(m => m.Fields.Append(m.Member.Name))];
        _carried = [.. all.SelectMany(m => m.Fields.Where(f => StateAnalysis.GetterHas((IPropertySymbol)m.Member, f)).Append(m.Member.Name))];
        _nodes = field.ContainingType.DeclaringSyntaxReferences.All(declared => compilation.ContainsSyntaxTree(declared.SyntaxTree))
            ? s_nodes.Of(field.ContainingType) : [];
    }

    /// <summary>Whether a private field is a value that is made of members when it is asked for, and dropped when they change. It is only ever set to what a
    /// new object has and, by <c>??=</c> or under a test of itself or of a flag, to what members give.</summary>
    public static bool IsCache(ISymbol symbol, IEnumerable<ISymbol> members, Compilation compilation)
    {
        if (symbol is not IFieldSymbol { DeclaredAccessibility: Accessibility.Private, IsReadOnly: false } field || !field.CanBeReferencedByName)
        {
            return false;
        }
        var analysis = new CacheAnalysis(field, members, compilation);
        return analysis.IsMadeByCoalescing() || analysis.IsMadeUnderTest();
    }

    private bool IsMadeByCoalescing()
    {
        AssignmentExpressionSyntax[] writes = [.. _nodes.OfType<AssignmentExpressionSyntax>().Where(a => ExpressionEffects.NameOf(a.Left) == _field.Name
            || (a.Left is MemberAccessExpressionSyntax { Name.Identifier.ValueText: var ofOther } && ofOther == _field.Name))];
        return !_nodes.Any(n => n is not AssignmentExpressionSyntax { Left: not TupleExpressionSyntax } && WriteAnalysis.IsWrite(n, [_field.Name]))
            && writes.Any(w => w.RawKind == (int)SyntaxKind.CoalesceAssignmentExpression) && writes.Any(w => ExpressionEffects.IsNothing(w.Right))
            && writes.All(w => ExpressionEffects.IsNothing(w.Right)
            || (w.RawKind == (int)SyntaxKind.CoalesceAssignmentExpression && IsOfMembers(w.Right)
            && Named(w.Right).All(n => IsDropped(n.Identifier.ValueText) && (IsPlain(n.Identifier.ValueText) || IsManaged(n.Identifier.ValueText)))))
            && _field.DeclaringSyntaxReferences.Select(r => r.GetSyntax()).OfType<VariableDeclaratorSyntax>()
                .All(v => v.Initializer is null || ExpressionEffects.IsNothing(v.Initializer.Value));
    }

    private static IEnumerable<SimpleNameSyntax> Named(SyntaxNode value) => value.DescendantNodesAndSelf().OfType<SimpleNameSyntax>()
        .Where(n => n.Parent is not MemberAccessExpressionSyntax access || access.Name != n || access.Expression is ThisExpressionSyntax);

    private bool IsOfMembers(ExpressionSyntax value) => Named(value).All(n =>
        (_compilation.ModelOf(n).GetSymbolInfo(n).Symbol is ITypeSymbol or INamespaceSymbol && !ExpressionEffects.IsMadeAnew(value))
        || (_known.Contains(n.Identifier.ValueText)
        && _compilation.ModelOf(n).GetSymbolInfo(n).Symbol is not (IParameterSymbol or ILocalSymbol)));

    /// <summary>Whether whoever changes what the cache is made of drops it.</summary>
    private bool IsDropped(string of)
    {
        if (_field.ContainingType.GetMembers(of).OfType<IPropertySymbol>().Select(SetterAnalysis.Setter).FirstOrDefault(s => s is not null) is { } setter)
        {
            return BodyCalls.Reached([setter], _field.ContainingType).Any(Drops);
        }
        bool isOpen = _field.ContainingType.GetMembers(of).OfType<IPropertySymbol>().Any(p => FillParser.IsAuto(p)
            && p.SetMethod is { IsInitOnly: false, DeclaredAccessibility: not Accessibility.Private });
        return !isOpen && _nodes.Where(n => n is MethodDeclarationSyntax or AccessorDeclarationSyntax { RawKind: not (int)SyntaxKind.GetAccessorDeclaration })
            .Where(body => body.DescendantNodes().Any(n => n.Parent is not InitializerExpressionSyntax && WriteAnalysis.IsWrite(n, [of])))
            .All(body => BodyCalls.Reached([body], _field.ContainingType).Any(Drops));
    }

    private bool Drops(SyntaxNode body) => body.DescendantNodesAndSelf().Any(n => WriteAnalysis.IsWrite(n, [.. _group]));

    /// <summary>Whether all that gives the field another value than a new object has is under a test of it, or of flags that are set in the same way: <c>if
    /// (!_has) { _area = Width * Height; _has = true; }</c>.</summary>
    private bool IsMadeUnderTest()
    {
        var makers = new HashSet<SyntaxNode>();
        var regions = new List<SyntaxNode>();
        bool isMade = false, isReset = false;
        for (int i = 0; i < _group.Count; i++)
        {
            if (Private(_group[i]) is not { } one)
            {
                return false;
            }
            Optional<object?> initial = Initial(one);
            foreach (SyntaxNode write in _nodes.Where(n => WriteAnalysis.IsWrite(n, [one.Name])))
            {
                var set = write as AssignmentExpressionSyntax;
                if (set is { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: not TupleExpressionSyntax } && IsLike(set.Right, initial))
                {
                    isReset |= Test(write) is null;
                    continue;
                }
                if (Body(write) is not { } maker || Test(write) is not ({ } condition, { } region)
                    || (set is not null && _group.Any(name => ExpressionEffects.IsMentioned(set.Right, name))))
                {
                    return false;
                }
                isMade |= set?.Right is not (null or LiteralExpressionSyntax);
                makers.Add(maker);
                regions.Add(region);
                // The flags that are asked, and what is made together.
                _group.AddRange(Named(condition).Select(n => n.Identifier.ValueText).Concat(BodyCalls.Reached([region], _field.ContainingType)
                    .SelectMany(body => body.DescendantNodesAndSelf()).SelectMany(WriteAnalysis.Written).Select(WriteAnalysis.Root).OfType<string>()
                    .Where(name => !Members(name).IsEmpty)).Distinct().Where(name => !_group.Contains(name)));
            }
        }
        return isMade && !_nodes.Any(n => IsRead(n, makers)) && AreDropped(regions, isReset);
    }

    /// <summary>A private field of the class that is not a member; null for any other name.</summary>
    private IFieldSymbol? Private(string name) => _carried.Contains(name) ? null : Members(name).FirstOrDefault() as IFieldSymbol is
    { DeclaredAccessibility: Accessibility.Private, IsReadOnly: false, IsStatic: false } field ? field : null;

    private ImmutableArray<ISymbol> Members(string name) => _field.ContainingType.GetMembers(name);

    private static Optional<object?> Initial(IFieldSymbol field) => PropertyFlow.Initial(field) is { HasValue: true } known ? known
        : field.Type.IsReferenceType && ComparerParser.Initializer(field) is null ? new Optional<object?>(null) : default;

    /// <summary>Whether an expression is what a new object has.</summary>
    private static bool IsLike(ExpressionSyntax value, Optional<object?> initial) => initial.HasValue
        && (ExpressionEffects.IsNothing(value) ? initial.Value is null or 0m or false
        : ConstantProbe.Evaluate(value, "", null) is { HasValue: true, Value: var constant } && Equals(constant, initial.Value));

    /// <summary>The code of a member around a node; null for a constructor's.</summary>
    private static SyntaxNode? Body(SyntaxNode node) => node.Ancestors()
        .FirstOrDefault(a => a is AccessorDeclarationSyntax or BasePropertyDeclarationSyntax or BaseMethodDeclarationSyntax) is not ConstructorDeclarationSyntax
        and var body ? body : null;

    /// <summary>The test of private fields under which a write is, and what it makes then; null where it is under none.</summary>
    private (ExpressionSyntax Condition, SyntaxNode Region)? Test(SyntaxNode write)
    {
        if (write is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression } lazy)
        {
            return (lazy.Left, lazy);
        }
        SyntaxNode from = write;
        for (SyntaxNode? at = write.Parent; at is StatementSyntax or ElseClauseSyntax or ExpressionSyntax; from = at, at = at.Parent)
        {
            if (at is IfStatementSyntax choice && from != choice.Condition && IsTest(choice.Condition))
            {
                return (choice.Condition, from);
            }
            if (at is BlockSyntax block && block.Statements.TakeWhile(s => s != from).OfType<IfStatementSyntax>()
                .FirstOrDefault(i => i.Statement.DescendantNodesAndSelf().Any(n => n is ReturnStatementSyntax) && IsTest(i.Condition)) is { } before)
            {
                return (before.Condition, block);
            }
        }
        return null;
    }

    private bool IsTest(ExpressionSyntax condition) => Named(condition).Any() && Named(condition).All(n => Private(n.Identifier.ValueText) is not null);

    /// <summary>Whether a node takes what the cache has in code that does not make it.</summary>
    private bool IsRead(SyntaxNode node, HashSet<SyntaxNode> makers) => node is SimpleNameSyntax name && _group.Contains(name.Identifier.ValueText)
        && !(Body(name) is { } body && BodyCalls.Reached([body], _field.ContainingType).Any(makers.Contains))
        && (name.Parent is MemberAccessExpressionSyntax access && access.Name == name ? access : (SyntaxNode)name) is var whole
        && !(whole.Parent is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set && set.Left == whole);

    /// <summary>Whether what is made is made of members alone, and whoever changes these drops it.</summary>
    private bool AreDropped(List<SyntaxNode> regions, bool isReset)
    {
        HashSet<string> sources = [];
        var bodies = new List<SyntaxNode>(BodyCalls.Reached(regions, _field.ContainingType));
        for (int i = 0; i < bodies.Count; i++)
        {
            if (ExpressionEffects.IsMadeAnew(bodies[i]))
            {
                return false;
            }
            foreach (SimpleNameSyntax name in Named(bodies[i]).Where(n => !_group.Contains(n.Identifier.ValueText)))
            {
                string text = name.Identifier.ValueText;
                // What is made of what a method is given is not what the next call asks for.
                if (regions.Any(r => r.Contains(name) && r.FirstAncestorOrSelf<MethodDeclarationSyntax>()?.ParameterList.Parameters
                    .Any(p => p.Identifier.ValueText == text) == true))
                {
                    return false;
                }
                ISymbol? member = MemberParser.Named(_field.ContainingType, text).LastOrDefault();
                if (_known.Contains(text) && member is not null)
                {
                    sources.Add(text);
                }
                else if (member is IPropertySymbol { IsStatic: false, SetMethod: null } computed && GetterFlow.Given(computed) is { Length: not 0 })
                {
                    bodies.AddRange(BodyReads.Of(computed).Where(body => !bodies.Contains(body)));
                }
                else if (member is IPropertySymbol or IFieldSymbol { IsConst: false } and not { IsStatic: true, IsReadOnly: true })
                {
                    return false;
                }
            }
        }
        return sources.Count != 0 && sources.All(name => IsDropped(name) && !IsCopied(name) && ((isReset && IsManaged(name)) || IsPlain(name)));
    }

    /// <summary>Whether the class changes what a member holds, so that it drops the cache then; others may change a list that is public.</summary>
    private bool IsManaged(string name) => _nodes.Any(n => n.Parent is not InitializerExpressionSyntax && WriteAnalysis.IsWrite(n, [name]))
        || _field.ContainingType.GetMembers(name).OfType<IPropertySymbol>().Any(StateAnalysis.HasSetter);

    /// <summary>Whether copies of a record can have another value of a member, and the field as it was.</summary>
    private bool IsCopied(string name) => _field.ContainingType.IsRecord && Members(name).Any(m => m is IPropertySymbol { SetMethod.IsInitOnly: true });

    private bool IsPlain(string name) => MemberParser.Named(_field.ContainingType, name).Where(m => m is IPropertySymbol
        or IFieldSymbol).All(m => PropertyFlow.IsPlain(MemberParser.TypeOf(m)));
}
