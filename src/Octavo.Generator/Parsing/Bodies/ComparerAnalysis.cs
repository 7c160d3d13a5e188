// Owns: what the text of a type says about how a member's collection is made: the field that a property passes on, and what constructors assign. Knows no
// comparer.
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class ComparerAnalysis
{
    private static readonly ConditionalWeakTable<SyntaxNode, ILookup<string, (ExpressionSyntax Left, ExpressionSyntax Right)>> s_assigned = new();

    /// <summary>What ordinary methods of a type assign, by name.</summary>
    private static readonly BodyReads.Kept<INamedTypeSymbol, ILookup<string, ExpressionSyntax>> s_byMethods = new(static type => type.GetMembers()
        .OfType<IMethodSymbol>().Where(m => m.MethodKind == MethodKind.Ordinary).SelectMany(BodyReads.Of).SelectMany(AssignedIn)
        .SelectMany(group => group.Select(a => (group.Key, a.Right))).ToLookup(a => a.Key, a => a.Right));

    private static readonly ConditionalWeakTable<Compilation, BodyReads.Kept<INamedTypeSymbol, SyntaxNode[]>> s_bodies = new();

    private static readonly ConditionalWeakTable<Compilation, BodyReads.Kept<INamedTypeSymbol, MadeWithComparer[]>> s_compared = new();

    private static readonly BodyReads.Kept<ISymbol, ISymbol[]> s_fields = new(static member =>
        member is not IPropertySymbol property || FillParser.IsAuto(property) ? []
            : [.. property.ContainingType.GetMembers()
                .Where(m => m is IFieldSymbol { IsStatic: false, IsImplicitlyDeclared: false } && StateAnalysis.Mentions(property, m.Name))]);

    /// <summary>The fields of the member's type that a property's accessors name.</summary>
    public static IEnumerable<ISymbol> Fields(ISymbol member) => s_fields.Of(member);

    /// <summary>What is assigned to a member, in order of declaration: by constructors of the type that declares it and of those that derive from it, with
    /// their methods that they call, and by its getter if that makes the collection at first use.</summary>
    /// <param name="compilation">The compilation.</param>
    /// <param name="places">The member, and fields that it passes on.</param>
    /// <param name="holder">The type whose objects are made.</param>
    public static IEnumerable<ExpressionSyntax> Assigned(Compilation compilation, ISymbol[] places, INamedTypeSymbol holder)
    {
        foreach (SyntaxNode body in Bodies(compilation, holder).Concat(Getters(places[0])))
        {
            if (body is not ConstructorDeclarationSyntax and not MethodDeclarationSyntax)
            {
                foreach ((ExpressionSyntax left, ExpressionSyntax right) in body.DescendantNodes().SelectMany(Assignments))
                {
                    if (left is FieldExpressionSyntax)
                    {
                        yield return right;
                    }
                }
            }
            foreach ((ExpressionSyntax left, ExpressionSyntax right) in AssignedTo(places, body))
            {
                if (compilation.ModelOf(left).GetSymbolInfo(left).Symbol is { } set
                    && places.Any(p => SymbolEqualityComparer.Default.Equals(p.OriginalDefinition, set.OriginalDefinition)))
                {
                    yield return right;
                }
            }
        }
    }

    /// <summary>What a body assigns to what has a name.</summary>
    private static ILookup<string, (ExpressionSyntax Left, ExpressionSyntax Right)> AssignedIn(SyntaxNode body) => s_assigned.GetValue(body, static b =>
        b.DescendantNodes().SelectMany(Assignments).Where(a => ExpressionEffects.NameOf(a.Left) is not null).ToLookup(a => ExpressionEffects.NameOf(a.Left)!));

    /// <summary>What a body assigns to places by their names, in order.</summary>
    private static IEnumerable<(ExpressionSyntax Left, ExpressionSyntax Right)> AssignedTo(ISymbol[] places, SyntaxNode body) =>
        places.Select(p => p.Name).Distinct().SelectMany(name => AssignedIn(body)[name]).OrderBy(a => a.Left.SpanStart);

    /// <summary>What a node assigns to what: by an operator, pair by pair of a tuple, or by a call that takes the place by reference and a function that makes
    /// the value, as <c>LazyInitializer</c> does.</summary>
    private static IEnumerable<(ExpressionSyntax Left, ExpressionSyntax Right)> Assignments(SyntaxNode node) => node switch
    {
        AssignmentExpressionSyntax { Left: TupleExpressionSyntax left, Right: TupleExpressionSyntax right }
            when left.Arguments.Count == right.Arguments.Count => left.Arguments.Zip(right.Arguments, (l, r) => (l.Expression, r.Expression)),
        AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression or (int)SyntaxKind.CoalesceAssignmentExpression } set =>
            [(set.Left, set.Right)],
        ArgumentListSyntax { Arguments: var all } when all.FirstOrDefault(a => a.RefKindKeyword.RawKind == (int)SyntaxKind.RefKeyword) is { } place =>
            all.Select(a => a.Expression).OfType<LambdaExpressionSyntax>().Select(l => l.ExpressionBody).OfType<ExpressionSyntax>()
                .Select(made => (place.Expression, made)),
        _ => [],
    };

    /// <summary>The arguments for a constructor's parameter in the constructors that call that one; nothing if the expression is not a parameter.</summary>
    /// <param name="compilation">The compilation.</param>
    /// <param name="given">The expression.</param>
    /// <param name="holder">The type whose objects are made.</param>
    public static IEnumerable<ExpressionSyntax> Passed(Compilation compilation, ExpressionSyntax given, INamedTypeSymbol holder) =>
        Passed(compilation, given, [.. MemberParser.BaseFirst(holder).Select(o => o.OriginalDefinition)], 8);

    private static IEnumerable<ExpressionSyntax> Passed(Compilation compilation, ExpressionSyntax given, INamedTypeSymbol[] owners, int depth)
    {
        if (depth == 0 || given is not IdentifierNameSyntax || compilation.ModelOf(given).GetSymbolInfo(given).Symbol
            is not IParameterSymbol { ContainingSymbol: IMethodSymbol { MethodKind: MethodKind.Constructor } called, Name: var name })
        {
            return [];
        }
        return owners.SelectMany(o => o.InstanceConstructors).SelectMany(BodyReads.Of).Select(declared => declared switch
        {
            ConstructorDeclarationSyntax constructor => constructor.Initializer?.ArgumentList,
            TypeDeclarationSyntax type => type.BaseList?.Types.OfType<PrimaryConstructorBaseTypeSyntax>().FirstOrDefault()?.ArgumentList,
            _ => null,
        }).OfType<ArgumentListSyntax>().Where(list => compilation.ContainsSyntaxTree(list.SyntaxTree)).SelectMany(list =>
            compilation.ModelOf(list).GetSymbolInfo(list.Parent!).Symbol is IMethodSymbol target
            && SymbolEqualityComparer.Default.Equals(target.OriginalDefinition, called.OriginalDefinition)
                ? list.Arguments.Where(a => ParameterFlow.Taken(target, list, a)?.Name == name).Select(a => a.Expression) : [])
            .SelectMany(argument => Passed(compilation, argument, owners, depth - 1).Prepend(argument));
    }

    /// <summary>The objects that the initializer of a collection makes.</summary>
    public static IEnumerable<ExpressionSyntax> Within(ExpressionSyntax made) =>
        (made as BaseObjectCreationExpressionSyntax)?.Initializer?.DescendantNodes().OfType<BaseObjectCreationExpressionSyntax>() ?? [];

    /// <summary>What a codec cannot give a member's collections of the comparers that the member's class makes them with; null if there is nothing.</summary>
    /// <param name="compilation">The compilation.</param>
    /// <param name="member">The member.</param>
    /// <param name="holder">The type whose objects are made.</param>
    /// <param name="written">What the member is given.</param>
    /// <param name="isFilled">Whether what a new object has is filled, so it keeps its comparer.</param>
    /// <param name="compares">Whether the codec gives the member's own collection a comparer.</param>
    public static string? Lost(Compilation compilation, ISymbol member, INamedTypeSymbol holder, IReadOnlyList<ExpressionSyntax> written, bool isFilled,
        bool compares)
    {
        ExpressionSyntax[] seen = [.. written.Where(w => compilation.ContainsSyntaxTree(w.SyntaxTree))];
        ITypeSymbol type = MemberParser.TypeOf(member);
        // A function that makes what is asked for later.
        IEnumerable<ExpressionSyntax> later = seen.SelectMany(w => w.DescendantNodesAndSelf()).Select(n => n switch
        {
            LambdaExpressionSyntax { ExpressionBody: { } body } => body,
            ArgumentSyntax { Expression: IdentifierNameSyntax or MemberAccessExpressionSyntax } argument
                when compilation.ModelOf(n).GetSymbolInfo(argument.Expression).Symbol is IMethodSymbol => argument.Expression,
            _ => null,
        }).OfType<ExpressionSyntax>().SelectMany(e => Makers(compilation, e)).Where(m => compilation.ContainsSyntaxTree(m.SyntaxTree));
        foreach (BaseObjectCreationExpressionSyntax made in seen.Concat(later).SelectMany(w => w.DescendantNodesAndSelf())
            .OfType<BaseObjectCreationExpressionSyntax>())
        {
            if (Comparer(compilation, made) is { } comparer && compilation.ModelOf(made).GetTypeInfo(made).Type is { } of && HoldsKeys(of))
            {
                if (IsWithin(of, type))
                {
                    return $"with the comparer '{comparer}' for a collection inside it, which";
                }
                if (!compares && !isFilled && SymbolEqualityComparer.Default.Equals(of, type))
                {
                    return $"with the comparer '{comparer}', which";
                }
            }
        }
        return (isFilled ? null : Some(compilation, seen) ?? ByConstructor(compilation, member)) ?? Elsewhere(compilation, member, holder, seen, isFilled);
    }

    private static string? Comparer(Compilation compilation, ExpressionSyntax made) => Arguments(made)?.Arguments.Select(a => a.Expression)
        .FirstOrDefault(a => ComparerParser.IsComparer(compilation.ModelOf(a).GetTypeInfo(a).Type))?.ToString();

    private static ArgumentListSyntax? Arguments(ExpressionSyntax made) => made switch
    {
        BaseObjectCreationExpressionSyntax creation => creation.ArgumentList,
        InvocationExpressionSyntax call => call.ArgumentList,
        _ => null,
    };

    /// <summary>Whether collections of a type say what they compare keys with, so a call that gives one takes the comparer for it.</summary>
    private static bool Compares(ITypeSymbol type) => new[] { "Comparer", "KeyComparer" }.Any(name => type.GetMembers(name).Any(m => m is IPropertySymbol));

    private static bool HoldsKeys(ITypeSymbol type) =>
        type.Name == "PriorityQueue" || type.AllInterfaces.Any(i => i is { Name: "IEnumerable", Arity: 1 });

    /// <summary>The comparer that a condition gives some objects and not others.</summary>
    private static string? Some(Compilation compilation, ExpressionSyntax[] written)
    {
        foreach (ExpressionSyntax one in written.Where(w => w is not BaseObjectCreationExpressionSyntax && !IsDecided(w)))
        {
            ExpressionSyntax[] makers = [.. Makers(compilation, one).Where(m => m is BaseObjectCreationExpressionSyntax or CollectionExpressionSyntax)];
            string?[] all = [.. makers.Select(m => Comparer(compilation, m)).Distinct()];
            if (all.Length > 1)
            {
                return $"with the comparer '{all.First(c => c is not null)}' only in some objects, which";
            }
        }
        return null;
    }

    /// <summary>Whether another constructor decides, by constants, what a constructor asks.</summary>
    private static bool IsDecided(ExpressionSyntax written) => written.FirstAncestorOrSelf<ConstructorDeclarationSyntax>()?.Parent?.ChildNodes()
        .OfType<ConstructorDeclarationSyntax>().Any(c => c.Initializer is
        { ThisOrBaseKeyword.RawKind: (int)SyntaxKind.ThisKeyword, ArgumentList.Arguments: { Count: not 0 } all }
            && all.All(a => a.Expression is LiteralExpressionSyntax)) == true;

    /// <summary>The comparer that one of several constructors gives.</summary>
    private static string? ByConstructor(Compilation compilation, ISymbol member)
    {
        ISymbol[] places = [member, .. Fields(member)];
        ExpressionSyntax? initial = places.Select(ComparerParser.Initializer).FirstOrDefault(i => i is not null);
        var all = new HashSet<string>();
        foreach (ConstructorDeclarationSyntax declared in member.ContainingType.InstanceConstructors.SelectMany(BodyReads.Of)
            .OfType<ConstructorDeclarationSyntax>().Where(c => compilation.ContainsSyntaxTree(c.SyntaxTree)
            && c.Initializer is not { ThisOrBaseKeyword.RawKind: (int)SyntaxKind.ThisKeyword }))
        {
            ExpressionSyntax? last = AssignedTo(places, declared).LastOrDefault().Right ?? initial;
            if (last is BaseObjectCreationExpressionSyntax or CollectionExpressionSyntax && compilation.ContainsSyntaxTree(last.SyntaxTree))
            {
                all.Add(Comparer(compilation, last) ?? "");
            }
        }
        return all.Count > 1 ? $"with the comparer '{all.First(c => c.Length != 0)}' by some constructors, which" : null;
    }

    /// <summary>A comparer that a method gives the member, or collections in it, and constructors do not.</summary>
    private static string? Elsewhere(Compilation compilation, ISymbol member, INamedTypeSymbol holder, ExpressionSyntax[] written, bool isFilled)
    {
        ITypeSymbol type = MemberParser.TypeOf(member);
        ISymbol[] places = [member, .. Fields(member)];
        HashSet<string?> known = [.. written.SelectMany(w => w.DescendantNodesAndSelf()).OfType<BaseObjectCreationExpressionSyntax>()
            .Select(m => Comparer(compilation, m))];
        SyntaxNode[] made = Bodies(compilation, holder);
        foreach ((ISymbol owner, SyntaxNode body, ExpressionSyntax one, string comparer, ITypeSymbol of) in
            s_compared.GetValue(compilation, static c => new(type => Compared(c, type))).Of(member.ContainingType))
        {
            if (known.Contains(comparer) || made.Contains(body) || places.Contains(owner, SymbolEqualityComparer.Default)
                || !places.Any(p => ExpressionEffects.IsMentioned(body, p.Name)))
            {
                continue;
            }
            if (IsWithin(of, type) || (!isFilled && GoesInto(one, body).Any(name => places.Any(p => p.Name == name))))
            {
                return $"with the comparer '{comparer}' by a method, which";
            }
        }
        return null;
    }

    /// <summary>The names of what a new collection is assigned to, with what methods of the platform make of it, and by way of a variable.</summary>
    private static IEnumerable<string> GoesInto(ExpressionSyntax made, SyntaxNode body)
    {
        SyntaxNode at = made;
        while (at.Parent is MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax call })
        {
            at = call;
        }
        string? variable = (at.Parent as EqualsValueClauseSyntax)?.Parent is VariableDeclaratorSyntax declared ? declared.Identifier.ValueText : null;
        IEnumerable<AssignmentExpressionSyntax> sets = at.Parent is AssignmentExpressionSyntax set && set.Right == at ? [set] : variable is null ? []
            : body.DescendantNodes().OfType<AssignmentExpressionSyntax>().Where(s => ExpressionEffects.NameOf(s.Right) == variable);
        return sets.Select(s => ExpressionEffects.NameOf(s.Left) ?? (s.Left as MemberAccessExpressionSyntax)?.Name.Identifier.ValueText).OfType<string>();
    }

    /// <summary>The collections with a comparer that methods and properties of a type make, be it by a call: <c>names.ToHashSet(comparer)</c>.</summary>
    private static MadeWithComparer[] Compared(Compilation compilation, INamedTypeSymbol type) =>
        [.. from owner in type.GetMembers()
            where owner is IMethodSymbol { MethodKind: MethodKind.Ordinary } or IPropertySymbol
            from body in BodyReads.Of(owner)
            where compilation.ContainsSyntaxTree(body.SyntaxTree)
            from made in body.DescendantNodes().OfType<ExpressionSyntax>()
            where Arguments(made) is { Arguments.Count: not 0 }
            let comparer = Comparer(compilation, made)
            where comparer is not null
            let of = compilation.ModelOf(made).GetTypeInfo(made).Type
            where of is not null && HoldsKeys(of) && (made is BaseObjectCreationExpressionSyntax || Compares(of))
            select new MadeWithComparer(owner, body, made, comparer, of)];

    /// <summary>Whether a type is among what another one is made of.</summary>
    private static bool IsWithin(ITypeSymbol type, ITypeSymbol whole) => whole switch
    {
        IArrayTypeSymbol array => Is(type, array.ElementType) || IsWithin(type, array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(a => Is(type, a) || IsWithin(type, a)),
        _ => false,
    };

    private static bool Is(ITypeSymbol type, ITypeSymbol shown) => SymbolEqualityComparer.Default.Equals(type, shown)
        || (shown.TypeKind == TypeKind.Interface && type.AllInterfaces.Contains(shown, SymbolEqualityComparer.Default));

    /// <summary>The type of a new collection that is not the one which a member declares, and which reading does not make; null if there is none.</summary>
    public static ITypeSymbol? Derived(Compilation compilation, ISymbol member, IEnumerable<ExpressionSyntax> made)
    {
        ITypeSymbol type = MemberParser.TypeOf(member);
        ISymbol[] places = [member, .. Fields(member)];
        ILookup<string, ExpressionSyntax> byMethods = s_byMethods.Of(member.ContainingType);
        IEnumerable<ExpressionSyntax> given = places.Select(p => p.Name).Distinct().SelectMany(name => byMethods[name]);
        return made.Concat(given).OfType<BaseObjectCreationExpressionSyntax>().Where(m => compilation.ContainsSyntaxTree(m.SyntaxTree))
            .Select(m => compilation.ModelOf(m).GetTypeInfo(m).Type).OfType<INamedTypeSymbol>()
            .FirstOrDefault(t => t.TypeKind == TypeKind.Class && !SymbolEqualityComparer.Default.Equals(t, type)
                && (type.TypeKind == TypeKind.Class || (type.TypeKind == TypeKind.Interface && !ValueParser.IsPlatform(t)))
                && compilation.ClassifyConversion(t, type).IsImplicit);
    }

    /// <summary>The comparer that some constructors of a collection class hand to its base, and the one that the codec calls does not; null if there is
    /// none.</summary>
    public static string? OfConstructors(Compilation compilation, INamedTypeSymbol type)
    {
        var all = new Dictionary<IMethodSymbol, string>(SymbolEqualityComparer.Default);
        foreach (IMethodSymbol constructor in type.InstanceConstructors)
        {
            foreach (SyntaxNode declared in BodyReads.Of(constructor).Where(d => compilation.ContainsSyntaxTree(d.SyntaxTree)))
            {
                if (declared is ConstructorDeclarationSyntax { Initializer.ThisOrBaseKeyword.RawKind: (int)SyntaxKind.ThisKeyword })
                {
                    continue;
                }
                ArgumentListSyntax? list = declared switch
                {
                    ConstructorDeclarationSyntax body => body.Initializer?.ArgumentList,
                    TypeDeclarationSyntax primary => primary.BaseList?.Types.OfType<PrimaryConstructorBaseTypeSyntax>().FirstOrDefault()?.ArgumentList,
                    _ => null,
                };
                ExpressionSyntax? comparer = list?.Arguments.Select(a => a.Expression)
                    .FirstOrDefault(a => a.RawKind != (int)SyntaxKind.NullLiteralExpression
                        && ComparerParser.IsComparer(compilation.ModelOf(a).GetTypeInfo(a).ConvertedType));
                if (comparer is not null && constructor.Parameters.Any(p => p.IsOptional && ExpressionEffects.IsMentioned(comparer, p.Name)))
                {
                    return comparer.ToString();
                }
                all[constructor] = comparer?.ToString() ?? "";
            }
        }
        return all.Values.Distinct().Count() > 1 ? all.Values.First(c => c.Length != 0) : null;
    }

    /// <summary>The declaration that implements a partial property.</summary>
    public static IEnumerable<SyntaxReference> Implementing(ISymbol member)
    {
        BodyReads.Note(member);
        return (member as IPropertySymbol)?.PartialImplementationPart?.DeclaringSyntaxReferences ?? Enumerable.Empty<SyntaxReference>();
    }

    private static IEnumerable<SyntaxNode> Getters(ISymbol member) => BodyReads.Of(member)
        .OfType<PropertyDeclarationSyntax>().SelectMany(p => p.AccessorList is { } list
            ? list.Accessors.Where(a => a.RawKind == (int)SyntaxKind.GetAccessorDeclaration) : Enumerable.Repeat<SyntaxNode?>(p.ExpressionBody, 1))
        .OfType<SyntaxNode>();

    /// <summary>The constructors of a type and of its bases, and their methods that are called there, each once.</summary>
    private static SyntaxNode[] Bodies(Compilation compilation, INamedTypeSymbol holder) =>
        s_bodies.GetValue(compilation, static c => new(type => [.. BodiesOf(c, type)])).Of(holder);

    private static IEnumerable<SyntaxNode> BodiesOf(Compilation compilation, INamedTypeSymbol holder)
    {
        INamedTypeSymbol[] owners = [.. MemberParser.BaseFirst(holder).Select(o => o.OriginalDefinition)];
        var bodies = new List<SyntaxNode>(owners.SelectMany(o => o.InstanceConstructors).SelectMany(BodyReads.Of)
            .OfType<ConstructorDeclarationSyntax>());
        var called = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        for (int i = 0; i < bodies.Count; i++)
        {
            yield return bodies[i];
            foreach (InvocationExpressionSyntax call in bodies[i].DescendantNodes().OfType<InvocationExpressionSyntax>())
            {
                if (compilation.ModelOf(call).GetSymbolInfo(call).Symbol?.OriginalDefinition is IMethodSymbol { IsStatic: false } method
                    && owners.Contains(method.ContainingType, SymbolEqualityComparer.Default) && called.Add(method))
                {
                    bodies.AddRange(BodyReads.Of(method).OfType<MethodDeclarationSyntax>());
                }
            }
        }
    }

    /// <summary>The expressions that make an object: the expression itself, its arms, and what methods, properties and fields of this compilation that it
    /// names return or hold.</summary>
    public static IEnumerable<ExpressionSyntax> Makers(Compilation compilation, ExpressionSyntax made) => Makers(compilation, made, []);

    private static IEnumerable<ExpressionSyntax> Makers(Compilation compilation, ExpressionSyntax made, HashSet<SyntaxNode> seen)
    {
        if (!seen.Add(made))
        {
            return [];
        }
        return made switch
        {
            ParenthesizedExpressionSyntax inner => Makers(compilation, inner.Expression, seen),
            ConditionalExpressionSyntax two => Makers(compilation, two.WhenTrue, seen).Concat(Makers(compilation, two.WhenFalse, seen)),
            BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } either =>
                Makers(compilation, either.Left, seen).Concat(Makers(compilation, either.Right, seen)),
            SwitchExpressionSyntax many => many.Arms.SelectMany(arm => Makers(compilation, arm.Expression, seen)),
            IdentifierNameSyntax or MemberAccessExpressionSyntax or InvocationExpressionSyntax
                when compilation.ModelOf(made).GetSymbolInfo(made).Symbol is { } named and not IParameterSymbol
                && Returned(named) is { Length: > 0 } returned =>
                returned.SelectMany(r => Makers(compilation, r, seen)),
            _ => [made],
        };
    }

    /// <summary>Whether an expression calls what another assembly made, of which nothing can be seen. The platform's methods take comparers as
    /// arguments.</summary>
    public static bool IsUnseen(Compilation compilation, ExpressionSyntax made) =>
        made is IdentifierNameSyntax or MemberAccessExpressionSyntax or InvocationExpressionSyntax
            && compilation.ModelOf(made).GetSymbolInfo(made).Symbol is
            { DeclaringSyntaxReferences.IsEmpty: true, ContainingType: { } owner }
            && !CSharpNames.Space(owner).StartsWith("System", System.StringComparison.Ordinal);

    /// <summary>What a method or getter returns, or a field or local variable is made with, in this compilation; nothing if it is not seen.</summary>
    private static ExpressionSyntax[] Returned(ISymbol symbol) => [.. BodyReads.Of(symbol).SelectMany(declared =>
        declared switch
        {
            VariableDeclaratorSyntax { Initializer.Value: { } value } => [value],
            PropertyDeclarationSyntax { Initializer.Value: { } value } => [value],
            PropertyDeclarationSyntax { ExpressionBody.Expression: { } value } => [value],
            PropertyDeclarationSyntax { AccessorList: { } list } =>
                list.Accessors.Where(a => a.RawKind == (int)SyntaxKind.GetAccessorDeclaration).SelectMany(a => Of(a.ExpressionBody, a.Body)),
            MethodDeclarationSyntax method => Of(method.ExpressionBody, method.Body),
            LocalFunctionStatementSyntax function => Of(function.ExpressionBody, function.Body),
            _ => Enumerable.Empty<ExpressionSyntax>(),
        })];

    private static IEnumerable<ExpressionSyntax> Of(ArrowExpressionClauseSyntax? arrow, BlockSyntax? body) => arrow is not null ? [arrow.Expression]
        : body?.DescendantNodes(n => n is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)).OfType<ReturnStatementSyntax>()
        .Select(r => r.Expression).OfType<ExpressionSyntax>() ?? [];

    /// <summary>A collection with a comparer that a method or property makes.</summary>
    private sealed record MadeWithComparer(ISymbol Owner, SyntaxNode Body, ExpressionSyntax Made, string Comparer, ITypeSymbol Of);
}
