// Owns: names and types of a service's calls, as in Grpc.Tools. Prints nothing.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.CSharp;

internal sealed class CallNames(TypeNames types, ProtoService service)
{
    /// <summary>The namespace of gRPC.</summary>
    public const string Core = "global::Grpc.Core";

    /// <summary>Members that clients have of their base and no method can hide: the name of a call stays if it takes what others do not.</summary>
    private static readonly string[] s_client = ["CallInvoker", "ClientBaseConfiguration"];

    /// <summary>The class of the service.</summary>
    public string Class { get; } = Identifier(types.Naming.Of(service));

    /// <summary>The class that servers derive from: no method of it can have its name.</summary>
    public string Base { get; } = Names(service).Take(service.Name + "Base");

    /// <summary>The class of clients.</summary>
    public string Client { get; } = Names(service).Take(service.Name + "Client");

    /// <summary>The names of a client's methods: of each call in turn, and where it is unary the one that waits for nothing after it.</summary>
    public static Dictionary<ProtoMethod, (string Name, string Async)> ClientMethods(ProtoService service)
    {
        var taken = new UniqueNames(s_client);
        Dictionary<ProtoMethod, string> names = taken.TakeAll(service.Methods, method => method.Name, name => name, _ => 0);
        return service.Methods.ToDictionary(method => method,
            method => (Identifier(names[method]), method.StreamsInput || method.StreamsOutput ? "" : taken.Take(method.Name + "Async")));
    }

    /// <summary>Whether a service or method is deprecated.</summary>
    public static bool IsDeprecated(ProtoElement element) => OptionReader.Flag(element.Options, OptionReader.DeprecatedCall);

    /// <summary>The field that holds a method.</summary>
    public static string Field(ProtoMethod method) => "__Method_" + method.Name;

    /// <summary>The name of a method in C#: servers are looked through for the name that the call has, so it is never changed.</summary>
    public static string Identifier(string name) => name.All(one => one is >= 'a' and <= 'z' or '_') ? "@" + name : name;

    private static UniqueNames Names(ProtoService service) => new(service.Methods.Select(method => method.Name));

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
