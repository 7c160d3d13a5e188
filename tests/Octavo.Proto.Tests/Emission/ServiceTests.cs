// Owns: what is made of services: the text, and that it compiles and binds. No call is made here.
using Octavo.Proto.CSharp;

namespace Octavo.Proto.Tests.Emission;

public class ServiceTests
{
    private const string Greeter = """
        syntax = "proto3";
        package acme.greet.v1;
        import "google/protobuf/empty.proto";
        import "google/protobuf/timestamp.proto";

        // Greets, in <several> ways.
        service Greeter {
          // Says hello
          // & waits for it.
          rpc SayHello(Hello) returns (Reply);
          rpc Watch(Hello) returns (stream Reply);
          rpc Upload(stream Hello) returns (google.protobuf.Empty) { option deprecated = true; }
          rpc Chat(stream Hello) returns (stream Reply.Part);
          rpc now(google.protobuf.Empty) returns (google.protobuf.Timestamp);
        }

        message Hello { string name = 1; }
        message Reply { string text = 1; message Part { string text = 1; } }
        """;

    /// <summary>Calls every overload that code over Grpc.Tools' stubs calls.</summary>
    private const string Users = """
        using System;
        using System.Threading;
        using System.Threading.Tasks;
        using Acme.Greet.V1;
        using Grpc.Core;
        using Octavo;
        using Octavo.Protobuf.WellKnown;

        public sealed class Server : Greeter.GreeterBase
        {
            public override Task<Reply> SayHello(Hello request, ServerCallContext context) => Task.FromResult(new Reply { Text = request.Name });
            public override Task Watch(Hello request, IServerStreamWriter<Reply> responseStream, ServerCallContext context) => responseStream.WriteAsync(new Reply());
            public override async Task Chat(IAsyncStreamReader<Hello> requestStream, IServerStreamWriter<Reply.Types.Part> responseStream, ServerCallContext context)
            {
                while (await requestStream.MoveNext(context.CancellationToken))
                {
                    await responseStream.WriteAsync(new Reply.Types.Part { Text = requestStream.Current.Name });
                }
            }
        }

        public sealed class Double : Greeter.GreeterClient
        {
            public override Reply SayHello(Hello request, CallOptions options) => new Reply { Text = "double" };
        }

        public sealed class Binder : ServiceBinderBase
        {
            public System.Collections.Generic.List<string> Found { get; } = new();
            public override void AddMethod<A, B>(Method<A, B> method, UnaryServerMethod<A, B>? handler) => Add(method, handler);
            public override void AddMethod<A, B>(Method<A, B> method, ServerStreamingServerMethod<A, B>? handler) => Add(method, handler);
            public override void AddMethod<A, B>(Method<A, B> method, ClientStreamingServerMethod<A, B>? handler) => Add(method, handler);
            public override void AddMethod<A, B>(Method<A, B> method, DuplexStreamingServerMethod<A, B>? handler) => Add(method, handler);
            private void Add(IMethod method, Delegate? handler) => Found.Add(method.Type + method.FullName + (handler is null ? "" : " " + handler.Method.Name));
        }

        public static class Check
        {
            public static AsyncUnaryCall<Reply> Unary(Greeter.GreeterClient client) => client.SayHelloAsync(new Hello(), new Metadata(), DateTime.UtcNow, CancellationToken.None);
            public static AsyncUnaryCall<Reply> UnaryOfOptions(Greeter.GreeterClient client) => client.SayHelloAsync(new Hello(), new CallOptions());
            public static AsyncServerStreamingCall<Reply> Server(Greeter.GreeterClient client) => client.Watch(new Hello(), deadline: DateTime.UtcNow);
            public static AsyncDuplexStreamingCall<Hello, Reply.Types.Part> Duplex(Greeter.GreeterClient client) => client.Chat();
            [Obsolete] public static AsyncClientStreamingCall<Hello, ProtobufEmpty> Client(Greeter.GreeterClient client) => client.Upload(cancellationToken: CancellationToken.None);
            public static Test.WellKnown.Timestamp Now(Greeter.GreeterClient client) => client.now(ProtobufEmpty.Instance);

            public static void Run()
            {
                var bound = new Binder();
                Greeter.BindService(bound, new Server());
                Same("Unary/acme.greet.v1.Greeter/SayHello SayHello|ServerStreaming/acme.greet.v1.Greeter/Watch Watch|ClientStreaming/acme.greet.v1.Greeter/Upload Upload|DuplexStreaming/acme.greet.v1.Greeter/Chat Chat|Unary/acme.greet.v1.Greeter/now now",
                    string.Join("|", bound.Found));
                var told = new Binder();
                Greeter.BindService(told, null);
                Same("Unary/acme.greet.v1.Greeter/SayHello", told.Found[0]);
                Same("SayHello", ((BindServiceMethodAttribute)typeof(Greeter.GreeterBase).GetCustomAttributes(typeof(BindServiceMethodAttribute), false)[0]).BindType.GetMethod("BindService", new[] { typeof(ServiceBinderBase), typeof(Greeter.GreeterBase) }) is null ? "nothing" : "SayHello");
                if (Greeter.BindService(new Server()) is null) throw new Exception("no definition");
                try
                {
                    new Server().now(ProtobufEmpty.Instance, null!);
                    throw new Exception("answered");
                }
                catch (RpcException refused)
                {
                    Same("Unimplemented", refused.StatusCode.ToString());
                }
                Same("double", new Double().SayHello(new Hello()).Text);
            }

            private static void Same(string expected, string found)
            {
                if (expected != found) throw new Exception($"expected {expected}, found {found}");
            }
        }
        """;

    [Fact]
    public void The_class_of_a_service_is_as_verified() =>
        Snapshot.Verify("Greeter", EmittedProtos.Emit(Greeter, services: GrpcServices.Both)[0].Text);

    [Fact]
    public void Code_over_the_stubs_of_grpc_compiles_and_methods_are_bound_by_their_names() =>
        EmittedProtos.Run(EmittedProtos.Emit(Greeter, services: GrpcServices.Both), Users);

    [Fact]
    public void Sides_are_made_as_they_are_asked_for()
    {
        Assert.Equal((true, false), Sides(GrpcServices.Client));
        Assert.Equal((false, true), Sides(GrpcServices.Server));
        Assert.DoesNotContain("Grpc", EmittedProtos.Emit(Greeter)[0].Text, StringComparison.Ordinal);

        static (bool Client, bool Server) Sides(GrpcServices services)
        {
            List<CSharpFile> files = EmittedProtos.Emit(Greeter, services: services);
            EmittedProtos.Run(files, "public static class Check { public static void Run() { } }");
            return (files[0].Text.Contains("class GreeterClient", StringComparison.Ordinal),
                files[0].Text.Contains("class GreeterBase", StringComparison.Ordinal));
        }
    }

    [Fact]
    public void Names_that_clash_or_are_words_of_the_language_compile() => EmittedProtos.Run(EmittedProtos.Emit("""
        syntax = "proto3";
        service event {
          rpc Get(A) returns (A);
          rpc GetAsync(A) returns (A);
          rpc class(A) returns (stream A);
          rpc Equals(A) returns (A);
          rpc ToString(stream A) returns (A);
        }
        service Nothing {
          option deprecated = true;
        }
        message A {}
        """, services: GrpcServices.Both), """
        public static class Check
        {
            public static void Run()
            {
                System.Func<@event.eventClient, A> get = client => client.Get(new A()), getAsync = client => client.GetAsync(new A());
                System.Func<@event.eventClient, Grpc.Core.AsyncUnaryCall<A>> waited = client => client.GetAsync_(new A()), other = client => client.GetAsyncAsync(new A());
            }
        }
        """);

    [Fact]
    public void Every_message_of_google_may_be_taken_and_given() => EmittedProtos.Run(EmittedProtos.Emit($$"""
        syntax = "proto3";
        package p;
        {{string.Concat(new[] { "any", "duration", "empty", "field_mask", "struct", "timestamp", "wrappers" }.Select(name => $"import \"google/protobuf/{name}.proto\";\n"))}}
        service S {
          {{string.Concat(new[] { "Any", "Duration", "Empty", "FieldMask", "Struct", "Value", "ListValue", "Timestamp", "Int32Value", "StringValue", "BytesValue" }
              .Select(name => $"rpc {name}(google.protobuf.{name}) returns (stream google.protobuf.{name});\n"))}}
        }
        """, services: GrpcServices.Both), """
        public static class Check
        {
            public static void Run()
            {
                foreach (var field in typeof(P.S).GetFields(System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static))
                {
                    if (field.Name.StartsWith("__Marshaller") && field.GetValue(null) is null) throw new System.Exception(field.Name);
                }
            }
        }
        """);

    [Fact]
    public void Options_of_messages_are_chosen_by_a_part_of_the_class() => EmittedProtos.Run(EmittedProtos.Emit(Greeter, services: GrpcServices.Server), """
        namespace Acme.Greet.V1
        {
            public static partial class Greeter
            {
                static partial void ChooseOptions(ref Octavo.OctavoProtobufOptions options) => options = Octavo.OctavoProtobufOptions.Untrusted;
            }
        }

        public static class Check
        {
            public static void Run()
            {
                object? chosen = typeof(Acme.Greet.V1.Greeter).GetField("__Options", System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!.GetValue(null);
                if (!ReferenceEquals(Octavo.OctavoProtobufOptions.Untrusted, chosen)) throw new System.Exception("others");
            }
        }
        """);
}
