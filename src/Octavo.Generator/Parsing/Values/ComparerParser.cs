// Owns: the comparer that a member's collection is made with: its attribute's, else the one in its initializer. Knows no emitter.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

internal sealed class ComparerParser(ParseContext context)
{
    /// <summary>Before the text of a comparer that codecs of other assemblies cannot name.</summary>
    private const string Unnamed = "!";

    private static readonly string[] s_known = ["", "Ordinal", "OrdinalIgnoreCase", "InvariantCulture", "InvariantCultureIgnoreCase"];

    /// <summary>Gives a member's collection its comparer.</summary>
    /// <returns>False if the attribute asks for one that the member cannot have.</returns>
    public bool TryApply(MemberDraft member)
    {
        ComparerKind kind = Compares(member.Value);
        if (member.Comparer != 0)
        {
            string? known = member.Comparer > 0 && member.Comparer < s_known.Length ? s_known[member.Comparer] : null;
            if (known is null || kind == ComparerKind.None || Key(member.Value) is not TextValue)
            {
                context.Report(Descriptors.NoComparer, member.Location, member.FullName, member.Type.ToDisplayString());
                return false;
            }
            Set(member, "StringComparer." + known);
            return true;
        }
        bool isFilled = member.Setting == MemberSetting.Fill;
        bool isCollection = member.Value is SequenceValue or MapValue or WrappedValue;
        if (isCollection && !isFilled && ComparerAnalysis.Derived(context.Compilation, member.Symbol, Made(member)) is { } derived)
        {
            context.Report(Descriptors.ReadAsOther, member.Location, member.FullName, $"reading, which does not make a '{derived.ToDisplayString()}',",
                member.Type.ToDisplayString());
        }
        if (kind != ComparerKind.None && DeclaredComparer(member.Symbol) is { } told)
        {
            Take(member, kind, told);
        }
        else if ((isCollection || member.Type is INamedTypeSymbol { IsTupleType: true })
            && ComparerAnalysis.Lost(context.Compilation, member.Symbol, member.Holder ?? member.Symbol.ContainingType, [.. Written(member)], isFilled,
                kind != ComparerKind.None) is { } lost)
        {
            context.Report(Descriptors.ComparerLost, member.Location, member.FullName, lost);
        }
        else if (kind != ComparerKind.None)
        {
            Infer(member, kind);
        }
        return true;
    }

    /// <summary>What other assemblies have to know of the comparer that a new object makes a collection with, as mirrors say it; null if there is
    /// none.</summary>
    public string? Declared(MemberDraft member)
    {
        string? taken = null;
        ExpressionSyntax[] all = [.. Made(member)];
        bool isLost = Lost(all) is not null;
        foreach (ExpressionSyntax made in all)
        {
            if (Comparer(made) is not ExpressionSyntax argument)
            {
                continue;
            }
            if (isLost)
            {
                return Unnamed + argument;
            }
            SemanticModel model = context.Compilation.ModelOf(made);
            ITypeSymbol type = model.GetTypeInfo(argument).Type!;
            bool[] serves = [.. new[] { ComparerKind.Equality, ComparerKind.Order }.Select(kind => Serves(type, member, kind))];
            string? text = Text(model, argument) is { } named && IsVisible(model.GetSymbolInfo(argument).Symbol!)
                ? (serves[0] ? "e" : "") + (serves[1] ? "c" : "") + ":" + named : null;
            if (text is null || (taken is not null && taken != text))
            {
                return IsDefaultOf(model.GetSymbolInfo(argument).Symbol) ? null : Unnamed + argument;
            }
            taken = text;
        }
        return taken;
    }

    /// <summary>Whether an expression is what a collection without a comparer has.</summary>
    private static bool IsDefaultOf(ISymbol? symbol) =>
        symbol is IPropertySymbol { Name: "Default", ContainingType: { Name: "EqualityComparer" or "Comparer" } };

    /// <summary>Whether codecs of other assemblies can name a static member or constructor, whatever closes a definition.</summary>
    private static bool IsVisible(ISymbol symbol) => symbol.DeclaredAccessibility == Accessibility.Public && ModelBuilder.IsPublic(symbol.ContainingType)
        && !GenericParser.IsOpen(symbol.ContainingType);

    /// <summary>What another assembly tells of a member, or of one that it overrides and hands its value on to; null if nothing.</summary>
    private string? DeclaredComparer(ISymbol member)
    {
        for (ISymbol? one = member; one is not null; one = (one as IPropertySymbol)?.OverriddenProperty)
        {
            if (context.Facts.Comparer(one) is { } told)
            {
                return told;
            }
            if (one is not IPropertySymbol property || !StateAnalysis.Mentions(property, "base"))
            {
                return null;
            }
        }
        return null;
    }

    /// <summary>Takes the comparer of a member of another assembly, as that assembly tells of it.</summary>
    private void Take(MemberDraft member, ComparerKind kind, string told)
    {
        int colon = told.IndexOf(':');
        if (!told.StartsWith(Unnamed) && told.IndexOf(kind == ComparerKind.Equality ? 'e' : 'c') is >= 0 and var at && at < colon)
        {
            Set(member, told.Substring(colon + 1));
        }
        else if (member.Setting != MemberSetting.Fill)
        {
            context.Report(Descriptors.ComparerLost, member.Location, member.FullName,
                $"with the comparer '{told.Substring(told.StartsWith(Unnamed) ? 1 : colon + 1)}', which");
        }
    }

    /// <summary>Takes the comparer of what the type makes the collection with, where the codec can name it too and there is one alone: of its initializer, and
    /// of what its constructors set it to.</summary>
    private void Infer(MemberDraft member, ComparerKind kind)
    {
        string? taken = null;
        ExpressionSyntax[] all = [.. Made(member)];
        if (member.Setting != MemberSetting.Fill && Lost(all) is { } lost)
        {
            context.Report(Descriptors.ComparerLost, member.Location, member.FullName, lost);
            return;
        }
        foreach (ExpressionSyntax made in all)
        {
            SemanticModel model = context.Compilation.ModelOf(made);
            if (Comparer(made) is not ExpressionSyntax argument)
            {
                if (member.Setting != MemberSetting.Fill && ComparerAnalysis.IsUnseen(context.Compilation, made))
                {
                    context.Report(Descriptors.ComparerLost, member.Location, member.FullName, $"by '{made}', whose comparer");
                    return;
                }
                continue;
            }
            if (Text(model, argument) is string text && Serves(model.GetTypeInfo(argument).Type!, member, kind) && (taken is null || taken == text))
            {
                taken = text;
                continue;
            }
            // A collection that nothing sets is filled in place, and keeps what it has.
            if (member.Setting != MemberSetting.Fill)
            {
                context.Report(Descriptors.ComparerLost, member.Location, member.FullName, $"with the comparer '{argument}', which");
            }
            return;
        }
        if (taken is not null)
        {
            Set(member, taken);
        }
    }

    /// <summary>What one comparer of keys cannot be: one of values, or one of collections in the collection; null if there is none.</summary>
    private string? Lost(ExpressionSyntax[] all)
    {
        foreach (ExpressionSyntax made in all)
        {
            SemanticModel model = context.Compilation.ModelOf(made);
            if (Arguments(made).Where(a => IsComparer(model.GetTypeInfo(a).Type)).Skip(1).FirstOrDefault(a => !IsDefaultOf(model.GetSymbolInfo(a).Symbol))
                is { } ofValues)
            {
                return $"with the comparer '{ofValues}' of its values, which";
            }
            if (ComparerAnalysis.Within(made).Select(Comparer).FirstOrDefault(c => c is not null) is { } within)
            {
                return $"with the comparer '{within}' for a collection inside it, which";
            }
        }
        return null;
    }

    /// <summary>What the member's collection is made by: the initializer of the member, or of the field that it passes on, and what constructors assign to
    /// either; if that is a call or another member, what it returns.</summary>
    private IEnumerable<ExpressionSyntax> Made(MemberDraft member) =>
        // A call that is given the comparer says it; what others make is followed.
        Written(member).SelectMany(e => Comparer(e) is not null ? [e] : ComparerAnalysis.Makers(context.Compilation, e));

    private ExpressionSyntax? Comparer(ExpressionSyntax made)
    {
        SemanticModel model = context.Compilation.ModelOf(made);
        return Arguments(made).FirstOrDefault(a => IsComparer(model.GetTypeInfo(a).Type));
    }

    /// <summary>What a member is given, and what constructors hand to one another for it.</summary>
    private IEnumerable<ExpressionSyntax> Written(MemberDraft member) =>
        Given(member).SelectMany(e => ComparerAnalysis.Passed(context.Compilation, e, member.Holder ?? member.Symbol.ContainingType).Prepend(e));

    private IEnumerable<ExpressionSyntax> Given(MemberDraft member)
    {
        ISymbol[] places = [member.Symbol, .. ComparerAnalysis.Fields(member.Symbol)];
        foreach (ISymbol place in places)
        {
            if (Initializer(place) is { } initializer)
            {
                yield return initializer;
            }
        }
        foreach (ExpressionSyntax assigned in ComparerAnalysis.Assigned(context.Compilation, places, member.Holder ?? member.Symbol.ContainingType))
        {
            yield return assigned;
        }
    }

    /// <summary>The arguments of the call that makes the collection.</summary>
    private static IEnumerable<ExpressionSyntax> Arguments(ExpressionSyntax initializer) => initializer switch
    {
        BaseObjectCreationExpressionSyntax { ArgumentList: { } list } => list.Arguments.Select(a => a.Expression),
        InvocationExpressionSyntax call =>
            call.ArgumentList.Arguments.Select(a => a.Expression)
                .Concat(call.Expression is MemberAccessExpressionSyntax { Expression: InvocationExpressionSyntax inner } ? Arguments(inner) : []),
        PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven => Arguments(forgiven.Operand),
        CastExpressionSyntax cast => Arguments(cast.Expression),
        _ => [],
    };

    /// <summary>The expression as emitted code says it: a static member that it can reach, or a new object of a type that it can reach; null for
    /// others.</summary>
    private string? Text(SemanticModel model, ExpressionSyntax argument)
    {
        switch (model.GetSymbolInfo(argument).Symbol)
        {
            case ISymbol { IsStatic: true } member and (IFieldSymbol or IPropertySymbol) when context.CanReach(member) && IsNamed(member.ContainingType):
                return CSharpNames.Text(member.ContainingType) + "." + CSharpNames.Identifier(member.Name);
            case IMethodSymbol { MethodKind: MethodKind.Constructor, Parameters.Length: 0 } made
                when context.CanReach(made) && IsNamed(made.ContainingType)
                && argument is BaseObjectCreationExpressionSyntax { Initializer: null }:
                return "new " + CSharpNames.Text(made.ContainingType) + "()";
            default:
                return null;
        }
    }

    /// <summary>Whether the name of a type means the same in emitted code: it is not one of a file, nor made of parameters of a generic type.</summary>
    private static bool IsNamed(INamedTypeSymbol type) =>
        !IsFileLocal(type) && !OwnerParser.Arguments(type).Any(a => a is ITypeParameterSymbol || (a is INamedTypeSymbol inner && !IsNamed(inner)));

    private static bool IsFileLocal(INamedTypeSymbol? type) => type is not null && (type.IsFileLocal || IsFileLocal(type.ContainingType));

    public static bool IsComparer(ITypeSymbol? type) =>
        type is not null && (type is INamedTypeSymbol named ? type.AllInterfaces.Append(named) : type.AllInterfaces)
        .Any(i => i is { Arity: 1, Name: "IEqualityComparer" or "IComparer" } && CSharpNames.Space(i) == "System.Collections.Generic");

    /// <summary>Whether a comparer is of the kind that reading needs, which makes a hashed collection if the member is an interface.</summary>
    private bool Serves(ITypeSymbol comparer, MemberDraft member, ComparerKind kind)
    {
        INamedTypeSymbol? definition =
            context.Compilation.GetTypeByMetadataName("System.Collections.Generic." + (kind == ComparerKind.Equality ? "IEqualityComparer`1" : "IComparer`1"));
        return definition is not null && member.Type is INamedTypeSymbol { TypeArguments: [var key, ..] }
            && context.Compilation.ClassifyConversion(comparer, definition.Construct(key)).IsImplicit;
    }

    /// <summary>What the declaration of a field or property assigns to it; null for nothing.</summary>
    public static ExpressionSyntax? Initializer(ISymbol member) =>
        member.DeclaringSyntaxReferences.Concat(ComparerAnalysis.Implementing(member)).Select(r => r.GetSyntax() switch
    {
        PropertyDeclarationSyntax property => property.Initializer?.Value,
        VariableDeclaratorSyntax field => field.Initializer?.Value,
        _ => null,
    }).FirstOrDefault(value => value is not null);

    private static ComparerKind Compares(ValueModel? value) => value switch
    {
        MapValue map => map.Compares,
        SequenceValue sequence => sequence.Compares,
        _ => ComparerKind.None,
    };

    private static ValueModel? Key(ValueModel? value) => value is MapValue map ? map.Key : (value as SequenceValue)?.Element;

    private static void Set(MemberDraft member, string text) => member.Value = member.Value switch
    {
        MapValue map => map with { Comparer = new ComparerModel(text) },
        SequenceValue sequence => sequence with { Comparer = new ComparerModel(text) },
        var other => other,
    };
}
