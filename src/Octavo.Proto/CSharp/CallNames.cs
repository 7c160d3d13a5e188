// Owns: names and types of a service's calls, as Grpc.Tools has them. Prints nothing.
using System.Linq;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.CSharp;

internal sealed class CallNames(TypeNames types, ProtoService service)
{
    /// <summary>The namespace of gRPC.</summary>
    public const string Core = "global::Grpc.Core";

    /// <summary>The class of the service.</summary>
    public string Class { get; } = Identifier(service.Name);

    /// <summary>The class that servers derive from.</summary>
    public string Base { get; } = service.Name + "Base";

    /// <summary>The class of clients.</summary>
    public string Client { get; } = service.Name + "Client";

    /// <summary>Whether a service or method is deprecated.</summary>
    public static bool IsDeprecated(ProtoElement element) => OptionReader.Flag(element.Options, OptionReader.DeprecatedCall);

    /// <summary>The field that holds a method.</summary>
    public static string Field(ProtoMethod method) => "__Method_" + method.Name;

    /// <summary>The name of a method in C#: servers are looked through for the name that the call has, so it is never changed.</summary>
    public static string Identifier(string name) => name.All(one => one is >= 'a' and <= 'z') ? "@" + name : name;

    /// <summary>The kind of a call.</summary>
    public static string Kind(ProtoMethod method) => (method.StreamsInput, method.StreamsOutput) switch
    {
        (false, false) => "Unary",
        (false, true) => "ServerStreaming",
        (true, false) => "ClientStreaming",
        (true, true) => "DuplexStreaming",
    };

    /// <summary>What a method takes.</summary>
    public string Input(ProtoMethod method) => types.OfCall(method.InputMessage!);

    /// <summary>What a method gives.</summary>
    public string Output(ProtoMethod method) => types.OfCall(method.OutputMessage!);

    /// <summary>The type arguments of a method.</summary>
    public string Pair(ProtoMethod method) => $"{Input(method)}, {Output(method)}";
}
