// Owns: the client of a service.
using System.Collections.Generic;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

internal sealed class ClientEmitter(CodeText code, CallNames calls)
{
    private const string Core = CallNames.Core;
    private const string Said = Core
        + ".Metadata? headers = null, global::System.DateTime? deadline = null, global::System.Threading.CancellationToken cancellationToken = default";

    public void Client(ProtoService service)
    {
        code.Line($"/// <summary>A client of {service.Name}.</summary>");
        code.Obsolete(CallNames.IsDeprecated(service));
        code.Open($"public partial class {calls.Client} : {Core}.ClientBase<{calls.Client}>");
        Constructor("A client that calls through a channel.", "public", $"{Core}.ChannelBase channel", "channel");
        Constructor("A client that calls through an invoker.", "public", $"{Core}.CallInvoker callInvoker", "callInvoker");
        Constructor("For doubles in tests.", "protected", "", "");
        Constructor("A client with another configuration.", "protected", "ClientBaseConfiguration configuration", "configuration");
        Dictionary<ProtoMethod, (string Name, string Async)> names = CallNames.ClientMethods(service);
        foreach (ProtoMethod method in service.Methods)
        {
            if (method.StreamsInput || method.StreamsOutput)
            {
                string call = $"Async{CallNames.Kind(method)}Call";
                Method(method, names[method].Name, $"{Core}.{call}<{(method.StreamsInput ? calls.Pair(method) : calls.Output(method))}>", call);
            }
            else
            {
                Method(method, names[method].Name, calls.Output(method), "BlockingUnaryCall");
                Method(method, names[method].Async, $"{Core}.AsyncUnaryCall<{calls.Output(method)}>", "AsyncUnaryCall");
            }
        }
        code.Line("/// <inheritdoc/>");
        code.Line($"protected override {calls.Client} NewInstance(ClientBaseConfiguration configuration) => new(configuration);");
        code.Close();
    }

    private void Constructor(string summary, string access, string parameter, string argument)
    {
        code.Line($"/// <summary>{summary}</summary>");
        code.Open($"{access} {calls.Client}({parameter}) : base({argument})");
        code.Close();
        code.Line();
    }

    /// <summary>Prints a call in its two forms.</summary>
    private void Method(ProtoMethod method, string name, string result, string call)
    {
        string request = method.StreamsInput ? "" : $"{calls.Input(method)} request, ";
        string argument = method.StreamsInput ? "" : "request, ";
        code.Summary(method.Comment);
        code.Obsolete(CallNames.IsDeprecated(method));
        code.Line($"public virtual {result} {name}({request}{Said}) =>");
        code.Line($"    this.{name}({argument}new {Core}.CallOptions(headers, deadline, cancellationToken));");
        code.Line();
        code.Summary(method.Comment);
        code.Obsolete(CallNames.IsDeprecated(method));
        code.Line($"public virtual {result} {name}({request}{Core}.CallOptions options) =>");
        code.Line($"    CallInvoker.{call}({CallNames.Field(method)}, null, options{(method.StreamsInput ? "" : ", request")});");
        code.Line();
    }
}
