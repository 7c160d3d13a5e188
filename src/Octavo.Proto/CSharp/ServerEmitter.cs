// Owns: what servers of a service have: the class to derive from, and how its methods are bound.
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

internal sealed class ServerEmitter(CodeText code, CallNames calls)
{
    private const string Core = CallNames.Core;

    public void Server(ProtoService service)
    {
        code.Line($"/// <summary>What servers of {service.Name} derive from. A call that they do not override is answered as unimplemented.</summary>");
        code.Obsolete(CallNames.IsDeprecated(service));
        code.Line($"[{Core}.BindServiceMethod(typeof({calls.Class}), nameof(BindService))]");
        code.Open($"public abstract partial class {calls.Base}");
        for (int i = 0; i < service.Methods.Count; i++)
        {
            if (i > 0)
            {
                code.Line();
            }
            Method(service.Methods[i]);
        }
        code.Close();
        code.Line();
        code.Line("#pragma warning disable CS0612 // what is obsolete is bound too");
        Definition(service);
        code.Line();
        Binder(service);
        code.Line("#pragma warning restore CS0612");
    }

    private void Method(ProtoMethod method)
    {
        code.Summary(method.Comment);
        code.Obsolete(CallNames.IsDeprecated(method));
        string request = method.StreamsInput ? $"{Core}.IAsyncStreamReader<{calls.Input(method)}> requestStream" : $"{calls.Input(method)} request";
        string response = method.StreamsOutput ? $", {Core}.IServerStreamWriter<{calls.Output(method)}> responseStream" : "";
        string result = "global::System.Threading.Tasks.Task" + (method.StreamsOutput ? "" : $"<{calls.Output(method)}>");
        code.Line($"public virtual {result} {CallNames.Identifier(method.Name)}({request}{response}, {Core}.ServerCallContext context) =>");
        code.Line($"    throw new {Core}.RpcException(new {Core}.Status({Core}.StatusCode.Unimplemented, \"\"));");
    }

    private void Definition(ProtoService service)
    {
        code.Line("/// <summary>The methods of a server, for hosts that take a definition.</summary>");
        code.Line($"public static {Core}.ServerServiceDefinition BindService({calls.Base} serviceImpl) => {Core}.ServerServiceDefinition.CreateBuilder()");
        foreach (ProtoMethod method in service.Methods)
        {
            code.Line($"    .AddMethod({CallNames.Field(method)}, serviceImpl.{CallNames.Identifier(method.Name)})");
        }
        code.Line("    .Build();");
    }

    private void Binder(ProtoService service)
    {
        code.Line("/// <summary>Tells a host the methods, with those of a server where there is one.</summary>");
        code.Open($"public static void BindService({Core}.ServiceBinderBase serviceBinder, {calls.Base}? serviceImpl)");
        foreach (ProtoMethod method in service.Methods)
        {
            code.Line(
                $"serviceBinder.AddMethod({CallNames.Field(method)}, serviceImpl is null ? null : new {Core}.{CallNames.Kind(method)}ServerMethod<{calls.Pair(method)}>(serviceImpl.{CallNames.Identifier(method.Name)}));");
        }
        code.Close();
    }
}
