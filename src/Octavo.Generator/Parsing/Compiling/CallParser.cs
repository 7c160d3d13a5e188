// Owns: the roots seen in calls of the facades: each closed T, and each literal typeof(T), gets an entry of its own.
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Compiling;

internal static class CallParser
{
    /// <summary>Besides the formats' facades, in this package and in others, which all begin with the library's name.</summary>
    private static readonly HashSet<string> s_others = ["CodecRegistry", "ProtobufAny", "ProtoJsonTypes"];

    /// <summary>Facades whose types are messages of Protobuf: no other root has a name there, nor an object in ProtoJSON.</summary>
    private static readonly HashSet<string> s_ofMessages = ["OctavoProtoJson", "ProtobufAny", "ProtoJsonTypes"];

    /// <summary>Facades by the format that they write and read; those of other systems' layouts go by way of Binary.</summary>
    private static readonly Dictionary<string, FormatSet> s_formats = new()
    {
        ["OctavoBinary"] = FormatSet.Binary,
        ["OctavoCompact"] = FormatSet.Compact,
        ["OctavoMsgPack"] = FormatSet.MessagePack,
        ["OctavoMsgPackLz4"] = FormatSet.MessagePack,
        ["OctavoCbor"] = FormatSet.Cbor,
        ["OctavoJson"] = FormatSet.Json,
        ["OctavoProtobuf"] = FormatSet.Protobuf,
        ["OctavoGrpc"] = FormatSet.Protobuf,
        ["OctavoProtoJson"] = FormatSet.Protobuf,
        ["ProtobufAny"] = FormatSet.Protobuf,
        ["ProtoJsonTypes"] = FormatSet.Protobuf,
        ["OctavoHaskell"] = FormatSet.Binary,
        ["OctavoKryo"] = FormatSet.Binary,
        ["OctavoMemoryPack"] = FormatSet.Binary,
        ["OctavoNetSerializer"] = FormatSet.Binary,
        ["OctavoSerialise"] = FormatSet.Binary,
    };

    private static readonly HashSet<string> s_calls =
    [
        "Serialize", "SerializeToString", "SerializeToElement", "SerializeToDocument", "SerializeToNode", "Deserialize",
        "TrySerialize", "TryDeserialize", "Populate", "SerializeAsync", "DeserializeAsync", "SerializeSequenceAsync", "DeserializeSequenceAsync",
        "DeserializeArrayAsync", "SerializeArrayAsync", "Register", "SerializeWithLengthPrefix", "DeserializeWithLengthPrefix", "DeserializeItems",
        "Marshaller", "Pack", "TryUnpack", "Clone", "TryClone", "Diff", "Describe",
        "ReadFromOctavoAsync", "GetFromOctavoAsync", "DeleteFromOctavoAsync", "GetSequenceFromOctavoAsync",
        "PostAsOctavoAsync", "PutAsOctavoAsync", "PatchAsOctavoAsync",
        "GetOctavoAsync", "SetOctavoAsync", "GetOrCreateOctavoAsync", "Octavo", "OctavoCreated", "OctavoAccepted", "OctavoStream",
            "HasOctavoJson", "HasOctavoBytes", "UseOctavoJson", "UseOctavoBytes",
    ];

    /// <summary>Calls without a value, whose type is always written: as a type argument or a <c>typeof</c>.</summary>
    private static readonly HashSet<string> s_written = ["Schema", "SchemaFiles", "SchemaOf", "Text", "Hash", "Is", "Add", "ToNatsHeaders",
        "ProducesOctavo", "EnsureCodec"];

    /// <summary>Calls whose names every program has: those of a type that is named like a facade.</summary>
    private static readonly HashSet<string> s_common = ["Equals", "ToList", "Create", "Of", "MessageOf"];

    /// <summary>Types of packages whose argument travels, wherever they are named: a handler's parameter.</summary>
    private static readonly HashSet<string> s_holders = ["OctavoBody", "OctavoStampedValues", "OctavoKafkaSerializer", "OctavoKafkaDeserializer",
        "OctavoTextConverter", "OctavoBytesConverter"];

    /// <summary>Whether calls of a facade are held against the format that it writes and reads.</summary>
    public static bool HasFormat(string facade) => s_formats.ContainsKey(facade);

    /// <summary>Whether a node looks like a call that may name a root. Syntax only.</summary>
    public static bool MayBeCall(SyntaxNode node) =>
        node is GenericNameSyntax { TypeArgumentList.Arguments.Count: 1 } holder ? s_holders.Contains(holder.Identifier.ValueText)
        : node is InvocationExpressionSyntax call && Name(call) is { } name
        && (s_calls.Contains(name)
        || (s_written.Contains(name)
            && (call.Expression is GenericNameSyntax or MemberAccessExpressionSyntax { Name: GenericNameSyntax }
            || call.ArgumentList.Arguments.Any(static argument => argument.Expression is TypeOfExpressionSyntax)))
        || (s_common.Contains(name) && IsOfFacade(call)))
        && (call.ArgumentList.Arguments.Count != 0 || call.Expression is GenericNameSyntax or MemberAccessExpressionSyntax { Name: GenericNameSyntax });

    /// <summary>The root of a call, parsed; null if it is none.</summary>
    public static Parsed? Parse(SemanticModel model, SyntaxNode call, CancellationToken cancellation)
    {
        (INamedTypeSymbol? facade, ITypeSymbol? root) = Written(model, call) ?? Passed(model, call, cancellation)
            ?? Bound(model, call, cancellation);
        if (facade is null || root is null || !IsFacade(facade.Name) || !IsOfLibrary(facade) || HasParameter(root))
        {
            return null;
        }
        var context = new ParseContext(model.Compilation) { Place = call.GetLocation() };
        ValueModel? value = RootParser.Parse(context, root, call.GetLocation());
        if (value is null && model.Compilation.ReferencedAssemblyNames.Any(static a => a.Name == "Octavo.Runtime"))
        {
            return null; // made at run time
        }
        if (value is not null && s_formats.TryGetValue(facade.Name, out FormatSet format))
        {
            context.Add(new FormatCall(root.ToDisplayString(), value, format, LocationInfo.From(call.GetLocation()))
            {
                IsOfMessage = s_ofMessages.Contains(facade.Name),
            });
        }
        return context.ToParsed();
    }

    /// <summary>The facade and the root of a call that writes both, <c>OctavoJson.Deserialize&lt;Order>(…)</c>: only the two names are bound. Null if the
    /// call writes less, or means something else.</summary>
    private static (INamedTypeSymbol? Facade, ITypeSymbol? Root)? Written(SemanticModel model, SyntaxNode call)
    {
        if (call is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: SimpleNameSyntax of } access }
            || access.Name is not GenericNameSyntax { TypeArgumentList.Arguments: [var argument] } || !IsFacade(of.Identifier.ValueText))
        {
            return null;
        }
        const SpeculativeBindingOption AsType = SpeculativeBindingOption.BindAsTypeOrNamespace;
        SemanticModel quiet = model.Compilation.ModelOf(call.SyntaxTree);
        return quiet.GetSpeculativeSymbolInfo(of.SpanStart, of, AsType).Symbol is INamedTypeSymbol { ContainingType: null, IsStatic: true } facade
            && quiet.GetSpeculativeTypeInfo(argument.SpanStart, argument, AsType).Type is { TypeKind: not TypeKind.Error } root ? (facade, root) : null;
    }

    /// <summary>The facade and the root of a call that passes on a parameter of the method around it, <c>OctavoJson.Serialize(order)</c>, where one overload
    /// alone takes as much: then the root is the parameter's type. Binding the call would bind all of the method. Null if the call is another one.</summary>
    private static (INamedTypeSymbol? Facade, ITypeSymbol? Root)? Passed(SemanticModel model, SyntaxNode call, CancellationToken cancellation)
    {
        if (call is not InvocationExpressionSyntax
            {
                Expression: MemberAccessExpressionSyntax { Expression: SimpleNameSyntax of, Name: IdentifierNameSyntax name }
            } invocation || invocation.ArgumentList.Arguments is not [{ NameColon: null, RefKindKeyword.RawKind: 0, Expression: IdentifierNameSyntax argument }]
            || !IsFacade(of.Identifier.ValueText) || Parameter(call, argument.Identifier.ValueText) is not { Type: not null } parameter)
        {
            return null;
        }
        SemanticModel quiet = model.Compilation.ModelOf(call.SyntaxTree);
        return quiet.GetSpeculativeSymbolInfo(of.SpanStart, of, SpeculativeBindingOption.BindAsTypeOrNamespace).Symbol
                is INamedTypeSymbol { ContainingType: null, IsStatic: true } facade
            && IsOfLibrary(facade) && TakesOne(facade, name.Identifier.ValueText)
            && quiet.GetDeclaredSymbol(parameter, cancellation) is
            {
                Type: { TypeKind: TypeKind.Class or TypeKind.Struct or TypeKind.Interface or TypeKind.Array or TypeKind.Enum, IsRefLikeType: false } root
            }
                ? (facade, root.WithNullableAnnotation(NullableAnnotation.None)) : null;
    }

    /// <summary>The parameter that a name means in the body of a method; null if it may be another's, of a function inside the method.</summary>
    private static ParameterSyntax? Parameter(SyntaxNode within, string name)
    {
        for (SyntaxNode? around = within.Parent; around is not null; around = around.Parent)
        {
            switch (around)
            {
                case AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or QueryExpressionSyntax or AccessorDeclarationSyntax:
                    return null;
                case BaseMethodDeclarationSyntax method:
                    return method.ParameterList.Parameters.FirstOrDefault(p => p.Identifier.ValueText == name);
                case MemberDeclarationSyntax:
                    return null;
            }
        }
        return null;
    }

    /// <summary>Whether a call with one argument can mean one method alone, and this takes a value of its type argument first.</summary>
    private static bool TakesOne(INamedTypeSymbol facade, string name)
    {
        IMethodSymbol[] all = [.. facade.GetMembers(name).OfType<IMethodSymbol>().Where(m => m.Parameters.Skip(1).All(p => p.IsOptional || p.IsParams))];
        return all is [
        {
            Arity: 1, DeclaredAccessibility: Accessibility.Public, Parameters: [{ Type: ITypeParameterSymbol, IsParams: false }, ..],
            TypeParameters: [{ ConstraintTypes.Length: 0, HasUnmanagedTypeConstraint: false }]
        }];
    }

    /// <summary>The facade and the root of a call that is bound as a whole. Whether the elements of an inferred root may be null is known to nullable analysis
    /// alone, so that such a call is bound with it.</summary>
    private static (INamedTypeSymbol? Facade, ITypeSymbol? Root) Bound(SemanticModel model, SyntaxNode call, CancellationToken cancellation)
    {
        (INamedTypeSymbol? Facade, ITypeSymbol? Root) found = Called(model.Compilation.ModelOf(call.SyntaxTree), call, cancellation);
        return found.Root is { } root && HoldsReferences(root) ? Called(model, call, cancellation) : found;
    }

    private static (INamedTypeSymbol? Facade, ITypeSymbol? Root) Called(SemanticModel model, SyntaxNode call, CancellationToken cancellation) =>
        model.GetSymbolInfo(call, cancellation).Symbol switch
        {
            IMethodSymbol { TypeArguments: [ITypeSymbol argument], ContainingType: var type } => (Facade(type), argument),
            IMethodSymbol { TypeArguments.Length: 0, ContainingType: var type } method => (Facade(type), Named(model, method, call, cancellation)),
            INamedTypeSymbol { TypeArguments: [ITypeSymbol argument], ContainingType: null } type => (type, argument),
            _ => (null, null),
        };

    /// <summary>The type that a call of an overload with a <see cref="System.Type"/> names by <c>typeof</c>. Null if it is known only at run time.</summary>
    private static ITypeSymbol? Named(SemanticModel model, IMethodSymbol method, SyntaxNode call, CancellationToken cancellation)
    {
        SeparatedSyntaxList<ArgumentSyntax> arguments = ((InvocationExpressionSyntax)call).ArgumentList.Arguments;
        for (int i = 0; i < arguments.Count; i++)
        {
            if (arguments[i].Expression is TypeOfExpressionSyntax named
                && (arguments[i].NameColon is { Name.Identifier.ValueText: var name } ? method.Parameters.FirstOrDefault(p => p.Name == name)
                    : method.Parameters.ElementAtOrDefault(i)) is { Type: { Name: "Type" } parameter } && CSharpNames.Space(parameter) == "System"
                && model.GetTypeInfo(named.Type, cancellation).Type is { TypeKind: not TypeKind.Error, SpecialType: not SpecialType.System_Void } type
                && type is not INamedTypeSymbol { IsUnboundGenericType: true })
            {
                return type;
            }
        }
        return null;
    }

    private static bool HoldsReferences(ITypeSymbol root) => root switch
    {
        IArrayTypeSymbol array => array.ElementType.IsReferenceType || HoldsReferences(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(static a => a.IsReferenceType || HoldsReferences(a)),
        _ => false,
    };

    /// <summary>Whether a type of the library's namespace is called with roots.</summary>
    public static bool IsFacade(string name) => name.StartsWith("Octavo", System.StringComparison.Ordinal) || s_others.Contains(name);

    /// <summary>The class of a call; of an extension's the one around its block.</summary>
    private static INamedTypeSymbol? Facade(INamedTypeSymbol? type) =>
        type is { ContainingType: { ContainingType: null } around, IsExtension: true } ? around : type is { ContainingType: null } ? type : null;

    /// <summary>Extensions of a framework are in its namespaces.</summary>
    private static bool IsOfLibrary(INamedTypeSymbol facade) =>
        CSharpNames.Space(facade) is "Octavo" or "Octavo.Protobuf.WellKnown" or "Microsoft.AspNetCore.Http" or "Microsoft.AspNetCore.Builder"
            or "Microsoft.EntityFrameworkCore";

    private static bool IsOfFacade(InvocationExpressionSyntax call) => call.Expression is MemberAccessExpressionSyntax { Expression: var of } && of switch
    {
        SimpleNameSyntax name => IsFacade(name.Identifier.ValueText),
        MemberAccessExpressionSyntax access => IsFacade(access.Name.Identifier.ValueText), // Octavo.OctavoGraph
        AliasQualifiedNameSyntax => true,
        _ => false,
    };

    private static string? Name(InvocationExpressionSyntax call) => call.Expression switch
    {
        MemberAccessExpressionSyntax member => member.Name.Identifier.ValueText,
        SimpleNameSyntax name => name.Identifier.ValueText, // using static
        _ => null,
    };

    private static bool HasParameter(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => HasParameter(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(HasParameter) || (named.ContainingType is not null && HasParameter(named.ContainingType)),
        _ => false,
    };
}
