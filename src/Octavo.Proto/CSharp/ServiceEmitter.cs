// Owns: the class of a service under the names that Grpc.Tools gives: marshallers and methods here, what servers and clients have in emitters of their own.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

internal sealed class ServiceEmitter(CodeText code, TypeNames types, GrpcServices sides)
{
    private const string Options = "global::Octavo.OctavoProtobufOptions";

    /// <summary>Prints a service whose methods were linked.</summary>
    public void Service(ProtoService service)
    {
        var calls = new CallNames(types, service);
        code.Summary(service.Comment);
        code.Open($"public static partial class {calls.Class}");
        code.Line($"private const string __ServiceName = {CSharpNames.Literal(service.FullName)};");
        code.Line();
        Chosen();
        Dictionary<ProtoMessage, string> marshallers = Marshallers(service);
        foreach (ProtoMethod method in service.Methods)
        {
            code.Line();
            code.Line($"private static readonly {CallNames.Core}.Method<{calls.Pair(method)}> {CallNames.Field(method)} =");
            code.Line(
                $"    new({CallNames.Core}.MethodType.{CallNames.Kind(method)}, __ServiceName, {CSharpNames.Literal(method.Name)}, {marshallers[method.InputMessage!]}, {marshallers[method.OutputMessage!]});");
        }
        if ((sides & GrpcServices.Server) != 0)
        {
            code.Line();
            new ServerEmitter(code, calls).Server(service);
        }
        if ((sides & GrpcServices.Client) != 0)
        {
            code.Line();
            new ClientEmitter(code, calls).Client(service);
        }
        code.Close();
    }

    /// <summary>The options of the marshallers, which another part of the class may choose.</summary>
    private void Chosen()
    {
        code.Line($"private static readonly {Options} __Options = ChosenOptions();");
        code.Line();
        code.Line(
            "/// <summary>Chooses how messages are written and read: a part of the class that implements it sets <paramref name=\"options\"/>, which are the defaults otherwise.</summary>");
        code.Line($"static partial void ChooseOptions(ref {Options} options);");
        code.Line();
        code.Open($"private static {Options} ChosenOptions()");
        code.Line($"{Options} options = {Options}.Default;");
        code.Line("ChooseOptions(ref options);");
        code.Line("return options;");
        code.Close();
    }

    /// <summary>Prints a marshaller for each message, and gives their names.</summary>
    private Dictionary<ProtoMessage, string> Marshallers(ProtoService service)
    {
        var names = new Dictionary<ProtoMessage, string>();
        var taken = new UniqueNames();
        foreach (ProtoMessage message in service.Methods.SelectMany(method => new[] { method.InputMessage!, method.OutputMessage! }).Distinct())
        {
            string type = types.OfCall(message);
            names.Add(message, taken.Take("__Marshaller_" + message.FullName.Replace('.', '_'), names.Count));
            code.Line();
            code.Line(
                $"private static readonly {CallNames.Core}.Marshaller<{type}> {names[message]} = global::Octavo.OctavoGrpc.Marshaller<{type}>(__Options);");
        }
        return names;
    }
}
