// Owns: the roots seen in calls of the facades: each closed T gets an entry of its own.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Diagnostics;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

internal static class CallParser
{
    private static readonly HashSet<string> s_facades = ["OctavoBinary", "OctavoCompact", "OctavoMsgPack", "OctavoJson", "OctavoProtobuf", "OctavoTokens", "CodecRegistry", "ProtobufAny", "OctavoGraph"];

    private static readonly HashSet<string> s_protobuf = ["OctavoProtobuf", "ProtobufAny"];

    private static readonly HashSet<string> s_calls =
    [
        "Serialize", "Deserialize", "TrySerialize", "TryDeserialize", "Populate",
        "SerializeAsync", "DeserializeAsync", "SerializeSequenceAsync", "DeserializeSequenceAsync", "DeserializeArrayAsync", "Register",
        "SerializeWithLengthPrefix", "DeserializeWithLengthPrefix", "DeserializeItems", "Marshaller", "Pack", "TryUnpack", "Clone",
    ];

    /// <summary>Whether a node looks like a call that may name a root. Syntax only.</summary>
    public static bool MayBeCall(SyntaxNode node) =>
        node is InvocationExpressionSyntax call && Name(call) is { } name && s_calls.Contains(name)
        && (node is InvocationExpressionSyntax { ArgumentList.Arguments.Count: > 0 } || name == "Marshaller");

    /// <summary>The root of a call, parsed; null where it is none.</summary>
    public static Parsed? Parse(SemanticModel model, InvocationExpressionSyntax call, System.Threading.CancellationToken cancellation)
    {
        if (model.GetSymbolInfo(call, cancellation).Symbol is not IMethodSymbol { TypeArguments: [ITypeSymbol root], ContainingType: { ContainingType: null } facade }
            || !s_facades.Contains(facade.Name) || facade.ContainingNamespace.ToDisplayString() != "Octavo" || HasParameter(root))
        {
            return null;
        }
        var context = new ParseContext(model.Compilation);
        if (ParseRoot(context, root, call.GetLocation()) is ValueModel value && s_protobuf.Contains(facade.Name))
        {
            context.Add(new MessageCall(root.ToDisplayString(), value, LocationInfo.From(call.GetLocation())));
        }
        return context.ToParsed();
    }

    /// <summary>Adds a root and whatever it brings; reports it where it has no codec.</summary>
    /// <returns>Its model; null where it has none.</returns>
    public static ValueModel? ParseRoot(ParseContext context, ITypeSymbol root, Location? location)
    {
        ValueModel? value = new ValueParser(context).Parse(root.WithNullableAnnotation(NullableAnnotation.None), out ValueFailure? failure);
        if (value is null)
        {
            if (failure is { Descriptor: not null })
            {
                context.Report(Descriptors.RootWithoutCodec, location, root.ToDisplayString(), failure.Type == root.ToDisplayString() ? failure.Reason : $"'{failure.Type}' is {failure.Reason}");
            }
            return null;
        }
        // Scalars, text and bytes are the library's own; a type with a codec has its entry from there. Of object the plan says that it is used.
        if (value is not (TextValue or BytesValue { Form: BytesForm.Array } or ScalarValue { IsEnum: false } or ObjectValue { ByHand: false, HoldsObjects: false }))
        {
            context.AddRoot(value);
        }
        return value;
    }

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
