// Owns: what the text of a type says about its state: which fields accessors name, which hold an object that is made in place. Knows no member.
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

internal static class StateAnalysis
{
    /// <summary>The words in the code of a property's accessors.</summary>
    private static readonly BodyReads.Kept<IPropertySymbol, HashSet<string>> s_words = new(static property => [.. BodyReads.Of(property)
        .OfType<PropertyDeclarationSyntax>().SelectMany(declaration => new SyntaxNode?[] { declaration.ExpressionBody, declaration.AccessorList })
        .OfType<SyntaxNode>().SelectMany(body => body.DescendantTokens()).Select(t => t.ValueText)]);

    /// <summary>Notes that the bodies of a type and of its bases say what state they have: which parameters of a constructor they keep, what accessors
    /// name.</summary>
    public static void Note(INamedTypeSymbol type)
    {
        foreach (INamedTypeSymbol one in MemberParser.BaseFirst(type))
        {
            BodyReads.Note(one);
        }
    }

    /// <summary>Whether the private fields of a type cannot be seen: the compiler leaves out those of other assemblies.</summary>
    public static bool IsHidden(INamedTypeSymbol type) => !type.Locations.Any(l => l.IsInSource);

    /// <summary>Where an attribute is; null if it is another assembly's.</summary>
    public static Location? PlaceOf(AttributeData? attribute) =>
        attribute?.ApplicationSyntaxReference is { } place ? Location.Create(place.SyntaxTree, place.Span) : null;

    /// <summary>Whether attributes say about a field or property that it may be null in one direction. In other assemblies those of a property are on what its
    /// accessors return and take.</summary>
    public static bool MayBeNull(ISymbol member) => Says(member.GetAttributes())
        || (member is IPropertySymbol property
        && ((property.GetMethod is { } getter && Says(getter.GetReturnTypeAttributes()))
        || (property.SetMethod is { Parameters: { Length: > 0 } taken } && Says(taken[taken.Length - 1].GetAttributes()))));

    private static bool Says(ImmutableArray<AttributeData> attributes) =>
        attributes.Any(a => Attributes.Is(a, Attributes.MaybeNull) || Attributes.Is(a, Attributes.AllowNull));

    /// <summary>The property that a field is behind, or its event: of a partial property the part that declares it, which is the member.</summary>
    public static ISymbol? Associated(IFieldSymbol field) =>
        field.AssociatedSymbol is IPropertySymbol { PartialDefinitionPart: { } declared } ? declared : field.AssociatedSymbol;

    /// <summary>Whether a private field keeps who listens to an event whose accessors have code: delegates that <c>add</c> is given, alone or in a
    /// collection.</summary>
    public static bool HasListeners(IFieldSymbol field) => field.DeclaredAccessibility == Accessibility.Private && HoldsDelegates(field.Type)
        && field.ContainingType.GetMembers().OfType<IEventSymbol>().Select(e => (e.PartialImplementationPart ?? e).AddMethod).OfType<IMethodSymbol>()
            .SelectMany(BodyReads.Of).OfType<AccessorDeclarationSyntax>()
            .Any(add => SetterAnalysis.Gives(add, "value", field.Name));

    /// <summary>Whether a struct is unmanaged, which the fields of the structs in it decide too.</summary>
    public static bool IsUnmanaged(INamedTypeSymbol type)
    {
        // A struct that holds itself does not compile, and is parsed all the same.
        var seen = new HashSet<INamedTypeSymbol>(SymbolEqualityComparer.Default);
        var open = new Stack<INamedTypeSymbol>([type]);
        while (open.Count != 0)
        {
            foreach (IFieldSymbol field in open.Pop().GetMembers().OfType<IFieldSymbol>())
            {
                if (field is { IsStatic: false, Type: INamedTypeSymbol { TypeKind: TypeKind.Struct } held } && !IsHidden(held)
                    && seen.Add(held.OriginalDefinition))
                {
                    BodyReads.Note(held);
                    open.Push(held.OriginalDefinition);
                }
            }
        }
        return type.IsUnmanagedType;
    }

    private static bool HoldsDelegates(ITypeSymbol type) => type.TypeKind == TypeKind.Delegate || type.Name is "Delegate" or "EventHandlerList"
        or "MulticastDelegate" || (type is IArrayTypeSymbol array ? HoldsDelegates(array.ElementType)
        : type is INamedTypeSymbol { TypeArguments: { Length: not 0 } arguments } && HoldsDelegates(arguments[arguments.Length - 1]));

    /// <summary>Whether a field's initializer makes its object.</summary>
    public static bool IsMadeInPlace(IFieldSymbol field) =>
        BodyReads.Of(field).OfType<VariableDeclaratorSyntax>()
            .Any(v => v.Initializer?.Value is ImplicitObjectCreationExpressionSyntax or ObjectCreationExpressionSyntax { Type: PredefinedTypeSyntax }
                || (v.Initializer?.Value is ObjectCreationExpressionSyntax made && ExpressionEffects.SimpleName(made.Type) == field.Type.Name));

    /// <summary>Whether a private field says only that the object was disposed of, after which nothing writes it: all that sets it are methods that
    /// dispose.</summary>
    public static bool SaysDisposed(IFieldSymbol field)
    {
        if (field is not { DeclaredAccessibility: Accessibility.Private, Type.SpecialType: SpecialType.System_Boolean or SpecialType.System_Int32 }
            || !field.ContainingType.AllInterfaces.Any(i => i.Name is "IDisposable" or "IAsyncDisposable") || ComparerParser.Initializer(field) is not null)
        {
            return false;
        }
        SyntaxNode[] writes = [.. BodyReads.Of(field.ContainingType).SelectMany(d => d.DescendantNodes()).Where(n => WriteAnalysis.IsWrite(n, [field.Name]))];
        SyntaxNode?[] methods = [.. writes.Select(w => w.FirstAncestorOrSelf<MethodDeclarationSyntax>()).Distinct()];
        return methods.Length != 0 && methods.All(m => m is MethodDeclarationSyntax { Identifier.ValueText: var name }
            && name.StartsWith("Dispose", System.StringComparison.Ordinal)) && methods.All(IsOfDisposal);

        // A method with another name may dispose of something else, unless disposal calls it or a base does.
        bool IsOfDisposal(SyntaxNode? method) => method is MethodDeclarationSyntax { Identifier.ValueText: "Dispose" or "DisposeAsync" }
            || ((MethodDeclarationSyntax)method!).Modifiers.Any(m => m.RawKind == (int)SyntaxKind.OverrideKeyword)
            || BodyCalls.Reached(new[] { "Dispose", "DisposeAsync" }.SelectMany(n => MemberParser.Named(field.ContainingType, n))
                .Concat(field.ContainingType.GetMembers().Where(m => m.Name.EndsWith(".Dispose", System.StringComparison.Ordinal)
                || m.Name.EndsWith(".DisposeAsync", System.StringComparison.Ordinal))).OfType<IMethodSymbol>().SelectMany(BodyReads.Of),
                field.ContainingType).Contains(method);
    }

    /// <summary>Whether a constructor gives a field something else than its initializer does.</summary>
    public static bool IsGivenByConstructor(IFieldSymbol field) => field.ContainingType.InstanceConstructors.SelectMany(BodyReads.Of)
        .OfType<ConstructorDeclarationSyntax>().SelectMany(c => c.DescendantNodes()).Any(n => WriteAnalysis.IsWrite(n, [field.Name])
        && n is not AssignmentExpressionSyntax { Right: BaseObjectCreationExpressionSyntax { ArgumentList: null or { Arguments.Count: 0 } } });

    /// <summary>Whether nothing gives a field or property a value that is set when an object is made alone: no initializer but null, and no constructor that is
    /// called.</summary>
    /// <param name="member">The field or property.</param>
    /// <param name="constructor">The constructor that the codec calls; null where that is not known.</param>
    public static bool StaysNull(ISymbol member, IMethodSymbol? constructor)
    {
        BodyReads.Note(member);
        SyntaxNode[] declared = [.. member.DeclaringSyntaxReferences.Select(r => r.GetSyntax())];
        if (declared is not [VariableDeclaratorSyntax or PropertyDeclarationSyntax { ExpressionBody: null }]
            || member is IPropertySymbol { IsPartialDefinition: true })
        {
            return false;
        }
        ExpressionSyntax? initializer =
            (declared[0] is VariableDeclaratorSyntax field ? field.Initializer : ((PropertyDeclarationSyntax)declared[0]).Initializer)?.Value;
        while (initializer is PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven)
        {
            initializer = forgiven.Operand;
        }
        if (initializer is not (null or DefaultExpressionSyntax or LiteralExpressionSyntax
            {
                RawKind: (int)SyntaxKind.NullLiteralExpression
            or (int)SyntaxKind.DefaultLiteralExpression
            })
            || (declared[0] is PropertyDeclarationSyntax { AccessorList: { } accessors }
            && accessors.Accessors.Any(a => a.Body is not null || a.ExpressionBody is not null)))
        {
            return false;
        }
        ConstructorDeclarationSyntax? called =
            constructor is not null && SymbolEqualityComparer.Default.Equals(constructor.ContainingType, member.ContainingType)
            ? BodyReads.Of(constructor).OfType<ConstructorDeclarationSyntax>().FirstOrDefault() : null;
        ConstructorDeclarationSyntax[] all = called is not null and not { Initializer.ThisOrBaseKeyword.RawKind: (int)SyntaxKind.ThisKeyword } ? [called]
            : [.. member.ContainingType.InstanceConstructors.SelectMany(BodyReads.Of).OfType<ConstructorDeclarationSyntax>()];
        return !all.Any(c => c.DescendantTokens().Any(t => t.ValueText == member.Name));
    }

    /// <summary>Whether the initializer of a field or property whose type is an interface makes what nothing can be added to.</summary>
    public static bool IsFixed(ISymbol member, ITypeSymbol type) => type.TypeKind == TypeKind.Interface && FixedAnalysis.IsFixed(member);

    /// <summary>Whether the code of a property's accessors has a word: the name of the field that it stands for, or <c>base</c>.</summary>
    public static bool Mentions(IPropertySymbol property, string word) => s_words.Of(property).Contains(word);

    /// <summary>Whether a setter, or a constructor that takes a property, gives a field something of the value. If what takes the value is not seen, a field
    /// that the getter names is taken to have it.</summary>
    /// <param name="property">The property.</param>
    /// <param name="field">A field of its class or of a base.</param>
    /// <param name="parameter">The constructor's parameter that takes the property; null if a setter does.</param>
    /// <param name="type">The type of the object, which may override what a base calls.</param>
    public static bool Receives(IPropertySymbol property, IFieldSymbol field, IParameterSymbol? parameter, INamedTypeSymbol type)
    {
        string name = StateParser.NameOf(field);
        if (parameter is not null)
        {
            return field.Name == "<" + parameter.Name + ">P"
                || (parameter.ContainingSymbol is IMethodSymbol constructor && BodyReads.Of(constructor.OriginalDefinition).All(declared => declared switch
                {
                    ConstructorDeclarationSyntax { Body: null, ExpressionBody: null } => true, // the part that declares a partial one
                    ConstructorDeclarationSyntax body => SetterAnalysis.Gives(body, parameter.Name, name, IsBuffer(field.Type))
                        || SetterAnalysis.HandsAway(body, parameter.Name, constructor.ContainingType, name)
                        || (body.Initializer is { } initializer && initializer.DescendantTokens().Any(t => t.ValueText == parameter.Name)),
                    _ => true,
                }));
        }
        for (IPropertySymbol? one = property; one is not null; one = one.OverriddenProperty)
        {
            if (SetterAnalysis.Setter(one) is not { } setter)
            {
                continue;
            }
            bool isHere = SymbolEqualityComparer.Default.Equals(one.ContainingType, field.ContainingType);
            if (isHere || !setter.DescendantTokens().Any(t => t.ValueText == "base"))
            {
                return !isHere ? HookAnalysis.Keeps(one, field) : !SetterAnalysis.IsChosen(setter, name)
                    && ((GetterHas(one, name) ? SetterAnalysis.Gives(setter, "value", name, IsBuffer(field.Type)) : SetterAnalysis.Determines(one, setter, name)
                    && !FieldChanges.IsChangedByMethods(field.ContainingType, name) && !FieldChanges.IsChangedByOthers(one, setter, name))
                    || (SetterAnalysis.HandsAway(setter, "value", BodyCalls.Owner(type, one.ContainingType), name) && GetterHas(one, name)));
            }
        }
        return true;
    }

    /// <summary>Whether methods fill what has a type, and return how much: <c>_length = Encoding.UTF8.GetBytes(value, _bytes)</c>.</summary>
    private static bool IsBuffer(ITypeSymbol type) => type.TypeKind == TypeKind.Array || type.Name is "ArraySegment" or "Memory" or "StringBuilder"
        || type.Name.EndsWith("Stream", System.StringComparison.Ordinal) || type.Name.EndsWith("Writer", System.StringComparison.Ordinal);

    /// <inheritdoc cref="HookAnalysis.Keeps"/>
    public static bool KeepsByHook(IPropertySymbol property, IFieldSymbol field) => HookAnalysis.Keeps(property, field);

    /// <summary>Whether a property's setter has code.</summary>
    public static bool HasSetter(IPropertySymbol property) => SetterAnalysis.Setter(property) is not null;

    /// <summary>Whether a property's getter has code, which may refuse what a struct has that nothing was set in.</summary>
    public static bool HasGetter(IPropertySymbol property) =>
        BodyReads.Of(property).OfType<PropertyDeclarationSyntax>().ToArray() is { Length: not 0 } declared
            ? declared.Any(d => d.ExpressionBody is not null || d.AccessorList?.Accessors.Any(a => a.RawKind == (int)SyntaxKind.GetAccessorDeclaration
            && (a.Body is not null || a.ExpressionBody is not null)) == true)
            : !FillParser.IsAuto(property);

    /// <summary>Whether a property's accessors do more than to give a field and to keep in it what is set. Those of another assembly may, unless the compiler
    /// made them.</summary>
    public static bool HasCode(IPropertySymbol property)
    {
        IPropertySymbol? getter = MemberParser.Nearest(property, p => p.GetMethod is not null);
        IPropertySymbol? setter = MemberParser.Nearest(property, p => p.SetMethod is not null);
        if (new[] { getter?.GetMethod, setter?.SetMethod }.Any(accessor => accessor?.AssociatedSymbol is { DeclaringSyntaxReferences.Length: 0 }
            && Attributes.Find(accessor, Attributes.CompilerGenerated) is null))
        {
            return true;
        }
        string? kept = null;
        if (getter is not null && GetterFlow.Given(getter) is { Length: not 0 } given)
        {
            kept = given.Length == 1 ? ExpressionEffects.KeptIn(given[0]) : null;
            if (kept is null)
            {
                return true;
            }
        }
        ExpressionSyntax? set = setter is null ? null : SetterAnalysis.Setter(setter) switch
        {
            ArrowExpressionClauseSyntax arrow => arrow.Expression,
            BlockSyntax { Statements: [ExpressionStatementSyntax { Expression: var only }] } => only,
            BlockSyntax => SyntaxFactory.ThisExpression(), // any other one
            _ => null,
        };
        return set is not null and not AssignmentExpressionSyntax
        { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Right: IdentifierNameSyntax { Identifier.ValueText: "value" } }
            || (set is AssignmentExpressionSyntax { Left: var target } && ExpressionEffects.KeptIn(target) != (kept ?? "field"));
    }

    /// <summary>Whether a property's setter empties what it has before it takes what is set.</summary>
    public static bool Empties(IPropertySymbol property) => MemberParser.Nearest(property, p => p.SetMethod is not null) is { } one
        && SetterAnalysis.Setter(one)?.DescendantNodes().OfType<InvocationExpressionSyntax>()
            .Any(call => ExpressionEffects.Method(call) is "Clear" or "RemoveAll" or "RemoveRange"
                or "ClearItems") == true;

    /// <summary>What a setter does with another member that depends on which is set first; null for nothing.</summary>
    /// <param name="property">The property.</param>
    /// <param name="other">The other member.</param>
    /// <param name="isBefore">Whether the other member is set before the property.</param>
    /// <param name="of">The type of the object, which may override what a base calls.</param>
    /// <param name="compilation">The compilation.</param>
    public static string? DependsOn(IPropertySymbol property, ISymbol other, bool isBefore, INamedTypeSymbol of, Compilation compilation)
    {
        INamedTypeSymbol type = BodyCalls.Owner(of, property.ContainingType);
        if (SetterAnalysis.Setter(property) is not { } setter || !SetterReach.MayTouch(property, other, type, compilation))
        {
            return null;
        }
        if (isBefore && OverwriteAnalysis.Overwrites(property, other))
        {
            return "sets";
        }
        if (other is IPropertySymbol choice && OverwriteAnalysis.Clears(property, choice) && OverwriteAnalysis.Clears(choice, property))
        {
            return null; // never has both a value
        }
        if (other is IFieldSymbol own && SetterAnalysis.Gives(property, own.Name) && ComparerAnalysis.Fields(property).Any(f => f.Name == own.Name))
        {
            return null; // a property over a field that another format has as the member is that field
        }
        if (isBefore && other is IPropertySymbol rival && OverwriteAnalysis.Drops(property, rival))
        {
            return "sets";
        }
        string[] names = other is not IPropertySymbol one ? [other.Name]
            : [other.Name, .. ComparerAnalysis.Fields(one).Select(f => f.Name).Where(f => SetterAnalysis.Gives(one, f) && !IsView(property, f))];
        return isBefore
            ? SetterAnalysis.Writes(setter, names, type, compilation) ? "sets"
                : SetterAnalysis.IsClosedBy(setter, names, type) ? "uses" : null
            : SetterAnalysis.Reads(setter, names, type) ? "uses" : null;
    }

    /// <summary>Whether a property gets a field and sets it: a view of it, and not a setter that makes other state along with its own.</summary>
    private static bool IsView(IPropertySymbol property, string field) => SetterAnalysis.Gives(property, field) && GetterHas(property, field);

    /// <summary>Whether a property writes what a field holds: its getter gives that, or all of it in another form, and its setter stores it. A field that the
    /// setter does not give the value is a cache, and one of which the getter gives a part holds more.</summary>
    public static bool IsShown(IPropertySymbol property, string field) => SetterAnalysis.Setter(property) is not { } setter ? GetterFlow.Shows(property, field)
        : GetterFlow.Shows(property, field)
        ? SetterAnalysis.Gives(setter, "value", field) || SetterAnalysis.HandsAway(setter, "value", property.ContainingType, field)
        : GetterFlow.Given(property) is [var given] && ExpressionEffects.Bare(given) is InvocationExpressionSyntax call
        && new[] { (call.Expression as MemberAccessExpressionSyntax)?.Expression, call.ArgumentList.Arguments is [var only] ? only.Expression : null }
            .OfType<ExpressionSyntax>().Any(e => ExpressionEffects.NameOf(e) == field)
        && setter.DescendantNodesAndSelf().OfType<AssignmentExpressionSyntax>().SelectMany(WriteAnalysis.Sides)
            .Any(side => ExpressionEffects.NameOf(side.To) == field && ExpressionEffects.IsMentioned(side.From, "value"));

    /// <summary>Formats in which the text of a number or a time has all of it.</summary>
    private static readonly string[] s_exact = ["R", "r", "G", "G9", "G17", "O", "o", "c", "g", "G16"];

    /// <summary>Where the text of a type has fewer digits of a number or a time than the type holds; null where nothing shows that it has.</summary>
    public static (Location Place, string Text)? Rounds(INamedTypeSymbol type)
    {
        HashSet<string> state = [.. StateParser.All(type).Where(s => HasDigits(MemberParser.TypeOf(s))).Select(StateParser.NameOf)];
        IEnumerable<SyntaxNode> nodes = type.GetMembers("ToString").SelectMany(BodyReads.Of).SelectMany(body => body.DescendantNodes());
        return state.Count == 0 ? null
            : nodes.Where(node => IsRounded(node, state)).Select(node => ((Location, string)?)(node.GetLocation(), node.ToString())).FirstOrDefault();
    }

    /// <summary>Whether an expression has fewer digits of a number or a time of some name than its type holds.</summary>
    public static bool Rounds(ExpressionSyntax expression, HashSet<string> names, ITypeSymbol type) => HasDigits(type)
        && expression.DescendantNodesAndSelf().Any(node => IsRounded(node, names)
        || (node is InvocationExpressionSyntax call && ExpressionEffects.Method(call) is "Ceiling" or "Floor" or "Round" or "Truncate"
        && BodyNames.Has(call, names)));

    private static bool HasDigits(ITypeSymbol type) =>
        type.SpecialType is SpecialType.System_Single or SpecialType.System_Double or SpecialType.System_Decimal or SpecialType.System_DateTime
        || type.Name is "DateTimeOffset" or "TimeSpan" or "TimeOnly" or "Half";

    /// <summary>Whether a node is the text of a number or a time in a format that leaves out digits.</summary>
    private static bool IsRounded(SyntaxNode node, HashSet<string> names) => node switch
    {
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "ToString", Expression: var of } } call =>
            BodyNames.Has(of, names) && call.ArgumentList.Arguments is [{ Expression: LiteralExpressionSyntax { Token.Value: string format } }, ..]
            && !s_exact.Contains(format),
        InterpolationSyntax { FormatClause.FormatStringToken.ValueText: var format, Expression: var of } => BodyNames.Has(of, names)
            && !s_exact.Contains(format),
        _ => false,
    };

    /// <summary>Whether filling what an object holds sets another member of the object, which listens to its events.</summary>
    public static bool Raises(ISymbol filled, ISymbol other, Compilation compilation) => HandlerAnalysis.Of(filled.ContainingType, filled.Name)
        .Any(handler => SetterAnalysis.Writes(handler, [other.Name], filled.ContainingType, compilation));

    /// <summary>Whether properties over a field give parts of what it holds, and others of its parts are state too.</summary>
    /// <param name="properties">All properties that carry the field.</param>
    /// <param name="field">The field.</param>
    /// <param name="constructor">The constructor that the codec calls; null where there is none.</param>
    public static bool ShowParts(IReadOnlyCollection<IPropertySymbol> properties, IFieldSymbol field, IMethodSymbol? constructor) =>
        field.DeclaredAccessibility != Accessibility.Public && PartAnalysis.LeaveOut(properties, field, constructor);

    /// <summary>Whether a property's getter has a name.</summary>
    public static bool GetterHas(IPropertySymbol property, string name) => BodyReads.Of(property).OfType<PropertyDeclarationSyntax>()
        .SelectMany(p => p.AccessorList is { } list ? list.Accessors.Where(a => a.RawKind == (int)SyntaxKind.GetAccessorDeclaration)
            : Enumerable.Repeat<SyntaxNode?>(p.ExpressionBody, 1))
        .Any(getter => getter?.DescendantTokens().Any(t => t.ValueText == name) == true);

    /// <inheritdoc cref="CacheAnalysis.IsCache"/>
    public static bool IsCache(ISymbol symbol, IEnumerable<ISymbol> members, Compilation compilation) => CacheAnalysis.IsCache(symbol, members, compilation);

    /// <summary>Whether the code of a property's accessors uses a field.</summary>
    public static bool Uses(IPropertySymbol property, IFieldSymbol field) => Mentions(property, field.Name);

    /// <summary>Whether a property gives something else if its field is null, and a method or property says whether it is.</summary>
    public static bool FallsBack(IPropertySymbol property, ISymbol asked, IFieldSymbol field) => Mentions(property, "??")
        && BodyReads.Of(asked).Select(declared => declared.DescendantTokens().Select(t => t.ValueText).ToArray())
            .Any(words => words.Contains(field.Name) && words.Contains("null"));
}
