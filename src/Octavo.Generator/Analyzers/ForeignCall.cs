// Owns: which call of Octavo means the same as a call of MessagePack-CSharp's or MemoryPack's serializer. If none does, there is none.
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Octavo.Generator.Analyzers;

/// <summary>A call as it will be.</summary>
/// <param name="Facade">The facade.</param>
/// <param name="Method">Its method.</param>
/// <param name="Arguments">The arguments, as in <see cref="FixHintKeys.Arguments"/>.</param>
internal sealed record ForeignCall(string Facade, string Method, string Arguments)
{
    public const string MessagePack = "MessagePack.MessagePackSerializer";
    public const string MemoryPack = "MemoryPack.MemoryPackSerializer";

    /// <summary>Method and roles of its arguments (see <see cref="Role"/>) → the method here and the arguments' new order.</summary>
    private static readonly Dictionary<string, (string Method, string Arguments)> s_counterparts = new()
    {
        ["Serialize V"] = ("Serialize", "0"),
        ["Serialize WV"] = ("Serialize", "0 1"),
        ["Serialize SV"] = ("Serialize", "0 1"),
        ["Serialize TV"] = ("Serialize", "1 0"),
        ["SerializeAsync SV"] = ("SerializeAsync", "0 1"),
        ["Deserialize A"] = ("Deserialize", "0"),
        ["Deserialize M"] = ("Deserialize", "0"),
        ["Deserialize P"] = ("Deserialize", "0"),
        ["Deserialize Q"] = ("Deserialize", "0"),
        ["Deserialize S"] = ("Deserialize", "0"),
        ["Deserialize AC"] = ("Deserialize", "0 1"),
        ["Deserialize MC"] = ("Deserialize", "0s 1"),
        ["Deserialize TA"] = ("Deserialize", "1 0"),
        ["Deserialize TM"] = ("Deserialize", "1s 0"),
        ["Deserialize TP"] = ("Deserialize", "1 0"),
        ["Deserialize AR"] = ("Populate", "0 1"),
        ["Deserialize PR"] = ("Populate", "0 1"),
        ["DeserializeAsync S"] = ("DeserializeAsync", "0"),
    };

    /// <summary>The counterpart of a call, or null.</summary>
    public static ForeignCall? Of(IInvocationOperation call, Compilation compilation)
    {
        bool isMessagePack = call.TargetMethod.ContainingType.Name == "MessagePackSerializer";
        if (call.Syntax is not InvocationExpressionSyntax syntax || !RootsMayHaveCodecs(call, compilation))
        {
            return null;
        }
        var roles = new StringBuilder(call.TargetMethod.Name).Append(' ');
        var places = new List<int>();
        int token = -1;
        foreach (IArgumentOperation argument in call.Arguments.Where(a => a.ArgumentKind == ArgumentKind.Explicit))
        {
            int place = argument.Syntax is ArgumentSyntax written ? syntax.ArgumentList.Arguments.IndexOf(written) : -1;
            switch (Role(argument))
            {
                case 'O' when ForeignOptions.MeanTheDefault(argument.Value):
                case 'K' when ForeignOptions.IsNoToken(argument.Value):
                    break;
                case 'K':
                    token = place;
                    break;
                case var role and not ('O' or '?') when place >= 0 && syntax.ArgumentList.Arguments[place].NameColon is null:
                    roles.Append(role);
                    places.Add(place);
                    break;
                default:
                    return null;
            }
        }
        if (!s_counterparts.TryGetValue(roles.ToString(), out (string Method, string Arguments) found)
            || (token >= 0 && !found.Method.EndsWith("Async", System.StringComparison.Ordinal)))
        {
            return null;
        }
        // Two calls return something else here: MemoryPack's count of bytes read, and a ValueTask that here is a Task.
        bool isUsedAsItIs = found.Method == "Populate" ? syntax.Parent is ExpressionStatementSyntax
            : isMessagePack || found.Method != "SerializeAsync" || IsAwaited(syntax);
        if (!isUsedAsItIs)
        {
            return null;
        }
        string arguments = string.Join(" ", found.Arguments.Split(' ').Select(a => places[a[0] - '0'] + a.Substring(1)));
        return new ForeignCall(isMessagePack ? "OctavoMsgPack" : "OctavoBinary", found.Method,
            token < 0 ? arguments : $"{arguments} {token}{FixHintKeys.AsToken}");
    }

    /// <summary>
    /// What an argument is: O options, K cancellation token, T type, S stream, W buffer writer, A byte array, M memory, P span, Q sequence, C count of bytes
    /// read,
    /// R value by reference, V value; ? what has no counterpart.
    /// </summary>
    private static char Role(IArgumentOperation argument)
    {
        if (argument.Parameter is not IParameterSymbol parameter)
        {
            return '?';
        }
        ITypeSymbol? given = argument.Value is IConversionOperation { IsImplicit: true } conversion ? conversion.Operand.Type : argument.Value.Type;
        switch (parameter.OriginalDefinition.Type)
        {
            case ITypeParameterSymbol { Ordinal: 0 }:
                return parameter.RefKind == RefKind.Ref ? 'R' : 'V';
            case ITypeParameterSymbol:
                // A writer that is a struct would be copied.
                return given is { IsReferenceType: true } && parameter.RefKind != RefKind.Ref ? 'W' : '?';
            case { SpecialType: SpecialType.System_Object }:
                return 'V';
            case { SpecialType: SpecialType.System_Int32 }:
                return parameter.RefKind == RefKind.Out ? 'C' : '?';
            default:
                return parameter.RefKind == RefKind.Ref ? '?' : Named(parameter.Type.Name, given, argument.Value);
        }
    }

    private static char Named(string parameter, ITypeSymbol? given, IOperation value) => parameter switch
    {
        "MessagePackSerializerOptions" or "MemoryPackSerializerOptions" => 'O',
        "CancellationToken" => 'K',
        // It changes places with the value, which no one sees if asking for it does nothing.
        "Type" => value is ITypeOfOperation or ILocalReferenceOperation or IParameterReferenceOperation ? 'T' : '?',
        "Stream" => 'S',
        "IBufferWriter" => 'W',
        "ReadOnlySequence" => 'Q',
        // What converts to several of them, as ArraySegment<byte> does, would be ambiguous here.
        "ReadOnlyMemory" or "ReadOnlySpan" => given switch
        {
            IArrayTypeSymbol => 'A',
            { Name: "ReadOnlyMemory" or "Memory" } => 'M',
            { Name: "ReadOnlySpan" or "Span" } => 'P',
            _ => '?',
        },
        _ => '?',
    };

    private static bool RootsMayHaveCodecs(IInvocationOperation call, Compilation compilation)
    {
        IEnumerable<ITypeSymbol> roots = call.TargetMethod.TypeArguments.Take(1)
            .Concat(call.Arguments.Select(a => a.Value).OfType<ITypeOfOperation>().Select(t => t.TypeOperand));
        // An object by itself means another thing here: a registry says what it may be.
        return roots.All(root => root.SpecialType != SpecialType.System_Object && CodecAvailability.MayHaveCodec(compilation, root));
    }

    private static bool IsAwaited(SyntaxNode call) =>
        call.Parent is AwaitExpressionSyntax
            or MemberAccessExpressionSyntax
        {
            Name.Identifier.ValueText: "ConfigureAwait",
            Parent: InvocationExpressionSyntax { Parent: AwaitExpressionSyntax }
        };
}
