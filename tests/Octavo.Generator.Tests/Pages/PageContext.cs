// Owns: what a page's reader has that is not on the page and not in the library: packages that the page says to reference, and what is generated from files
// that it shows. Never variables or types that an example lacks.
extern alias runtime;

using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Pages;

/// <summary>A page's context.</summary>
/// <param name="Sources">Stand-ins for packages that these tests do not reference, and for generated code.</param>
internal sealed record PageContext(params string[] Sources)
{
    private const string Nino = """
        namespace Nino.Core
        {
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)] internal sealed class NinoTypeAttribute : Attribute;
            [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)] internal sealed class NinoIgnoreAttribute : Attribute;
        }
        """;

    /// <summary>Of protobuf-net 2: its successor has <c>AsReference</c> as an error.</summary>
    private const string ProtobufNet2 = """
        namespace ProtoBuf
        {
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)] internal sealed class ProtoContractAttribute : Attribute;
            [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)] internal sealed class ProtoMemberAttribute(int tag) : Attribute { public int Tag => tag; public bool AsReference { get; set; } }
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true)] internal sealed class ProtoIncludeAttribute(int tag, Type knownType) : Attribute { public int Tag => tag; public Type KnownType => knownType; }
        }
        """;

    private const string GrpcClient = """
        namespace Grpc.Net.Client
        {
            public sealed class GrpcChannel : Grpc.Core.ChannelBase, IDisposable
            {
                private GrpcChannel(string target) : base(target) { }
                public static GrpcChannel ForAddress(string address) => new(address);
                public override Grpc.Core.CallInvoker CreateCallInvoker() => throw new NotSupportedException();
                public void Dispose() { }
            }
        }
        """;

    /// <summary>What a new project of ASP.NET Core has by itself: <c>ImplicitUsings</c> of Microsoft.NET.Sdk.Web.</summary>
    private const string Web = """
        global using System.Net.Http.Json;
        global using Microsoft.AspNetCore.Builder;
        global using Microsoft.AspNetCore.Hosting;
        global using Microsoft.AspNetCore.Http;
        global using Microsoft.AspNetCore.Routing;
        global using Microsoft.Extensions.Configuration;
        global using Microsoft.Extensions.DependencyInjection;
        global using Microsoft.Extensions.Hosting;
        global using Microsoft.Extensions.Logging;
        """;

    /// <summary>In short what <c>Octavo.Proto</c> makes of a service.</summary>
    private const string Greeter = """
        using Grpc.Core;
        using Octavo;

        [GenerateCodec] public sealed class HelloRequest { [CodecMember(1)] public string Name { get; set; } = ""; }
        [GenerateCodec] public sealed class HelloReply { [CodecMember(1)] public string Text { get; set; } = ""; }
        public static partial class Greeter
        {
            static partial void ChooseOptions(ref OctavoProtobufOptions options);
            public abstract class GreeterBase
            {
                public virtual Task<HelloReply> SayHello(HelloRequest request, ServerCallContext context) => throw new RpcException(new Status(StatusCode.Unimplemented, ""));
            }
            public class GreeterClient(ChannelBase channel)
            {
                public AsyncUnaryCall<HelloReply> SayHelloAsync(HelloRequest request, Metadata? headers = null, DateTime? deadline = null, CancellationToken cancellationToken = default) => throw new NotSupportedException(channel.Target);
            }
        }
        """;

    /// <summary>The packages of this repository and of others: a page's reader has those that the page names.</summary>
    private static readonly (string Named, string Assembly)[] s_packages =
    [
        ("Octavo.Grpc", "Octavo.Grpc.dll"),
        ("Octavo.Grpc", "Grpc.Core.Api.dll"),
        ("Octavo.Http", "Octavo.Http.dll"),
        ("Octavo.Interop", "Octavo.Interop.dll"),
        ("Octavo.Lz4", "Octavo.Lz4.dll"),
        ("Octavo.ProtoJson", "Octavo.ProtoJson.dll"),
        ("Octavo.Transcode", "Octavo.Transcode.dll"),
    ];

    /// <summary>The frameworks that pages show: a page's reader has those that it names, with all of their assemblies.</summary>
    private static readonly (string Named, string Prefix)[] s_frameworks =
    [
        ("Octavo.Compression", "Octavo.Compression."),
        ("Octavo.EntityFrameworkCore", "Microsoft.EntityFrameworkCore."),
        ("Octavo.EntityFrameworkCore", "Octavo.EntityFrameworkCore."),
        ("Octavo.FusionCache", "Octavo.FusionCache."),
        ("Octavo.Kafka", "Confluent.Kafka"),
        ("Octavo.Kafka", "Octavo.Kafka."),
        ("Octavo.Nats", "NATS."),
        ("Octavo.Nats", "Microsoft.Extensions."),
        ("Octavo.Nats", "Octavo.Nats."),
        ("Octavo.OpenApi", "Octavo.OpenApi."),
        ("Octavo.OpenApi", "Microsoft.OpenApi"),
        ("Octavo.Orleans", "Orleans."),
        ("Octavo.Orleans", "Microsoft.Orleans"),
        ("Octavo.Orleans", "Octavo.Orleans."),
        ("Octavo.MassTransit", "MassTransit"),
        ("Octavo.MassTransit", "Octavo.MassTransit."),
        ("Octavo.Wolverine", "Wolverine"),
        ("Octavo.Wolverine", "JasperFx"),
        ("Octavo.Wolverine", "Octavo.Wolverine."),
        ("Octavo.Rebus", "Rebus"),
        ("Octavo.Rebus", "Octavo.Rebus."),
        ("Octavo.Akka", "Akka"),
        ("Octavo.Akka", "Octavo.Akka."),
        ("Octavo.Refit", "Octavo.Refit."),
        ("Octavo.Refit", "Refit"),
        ("using Dapper;", "Dapper"),
        ("using MQTTnet;", "MQTTnet"),
        ("using Npgsql;", "Npgsql"),
        ("using Npgsql;", "Microsoft.Extensions.Logging.Abstractions"),
        ("using RabbitMQ.Client;", "RabbitMQ."),
        ("using StackExchange.Redis;", "StackExchange."),
        ("Ulid", "Ulid"),
        ("Octavo.NodaTime", "Octavo.NodaTime."),
        ("Octavo.NodaTime", "NodaTime."),
        ("using ZiggyCreatures.Caching.Fusion;", "ZiggyCreatures."),
    ];

    private static readonly (string Named, string Assembly)[] s_libraries =
    [
        ("using MemoryPack;", "MemoryPack.Core.dll"),
        ("using MessagePack;", "MessagePack.Annotations.dll"),
        ("using Newtonsoft.Json;", "Newtonsoft.Json.dll"),
        ("using ProtoBuf;", "protobuf-net.Core.dll"),
    ];

    private static readonly PageContext s_none = new();

    private static readonly Dictionary<string, PageContext> s_contexts = new()
    {
        ["docs/features/aspnetcore.md"] = new(Web) { IsWeb = true },
        ["docs/features/caching.md"] = new(Web) { IsWeb = true },
        ["docs/features/fusioncache.md"] = new(Web) { IsWeb = true },
        ["docs/features/grpc.md"] = new(Greeter, GrpcClient),
        ["docs/features/masstransit.md"] = new(Web) { IsWeb = true },
        ["docs/features/openapi.md"] = new(Web) { IsWeb = true },
        ["docs/features/orleans.md"] = new(Web) { IsWeb = true },
        ["docs/features/wolverine.md"] = new(Web) { IsWeb = true },
        ["docs/features/signalr.md"] = new(Web) { IsWeb = true },
        ["docs/start/web-json.md"] = new(Web) { IsWeb = true },
        ["docs/formats/protobuf.md"] = new(ProtobufNet2) { Replaces = "protobuf-net.Core.dll" },
        ["docs/migrate/nino.md"] = new(Nino),
        ["src/Octavo.AspNetCore/README.md"] = new(Web) { IsWeb = true },
        ["src/Octavo.Caching/README.md"] = new(Web) { IsWeb = true },
        ["src/Octavo.FusionCache/README.md"] = new(Web) { IsWeb = true },
        ["src/Octavo.MassTransit/README.md"] = new(Web) { IsWeb = true },
        ["src/Octavo.OpenApi/README.md"] = new(Web) { IsWeb = true },
        ["src/Octavo.Orleans/README.md"] = new(Web) { IsWeb = true },
        ["src/Octavo.Wolverine/README.md"] = new(Web) { IsWeb = true },
        ["src/Octavo.SignalR/README.md"] = new(Web) { IsWeb = true },
    };

    /// <summary>The library whose other version a source stands in for.</summary>
    internal string? Replaces { get; private init; }

    /// <summary>Whether the reader's project is one of ASP.NET Core.</summary>
    internal bool IsWeb { get; private init; }

    /// <summary>The pages that have one.</summary>
    internal static IEnumerable<string> Pages => s_contexts.Keys;

    /// <summary>The context of a page.</summary>
    internal static PageContext Of(string page) => s_contexts.GetValueOrDefault(page, s_none);

    /// <summary>The references of a reader's project.</summary>
    /// <param name="platform">The platform's, the library's and those of every package.</param>
    /// <param name="text">The page.</param>
    internal IEnumerable<MetadataReference> References(IEnumerable<MetadataReference> platform, string text)
    {
        HashSet<string> lacking = [.. s_packages.Where(package => !text.Contains(package.Named, StringComparison.Ordinal)).Select(package => package.Assembly)];
        IEnumerable<MetadataReference> found = platform.Where(reference => !lacking.Contains(Path.GetFileName(reference.Display!)));
        found = found.Concat(s_libraries.Where(library => text.Contains(library.Named, StringComparison.Ordinal) && library.Assembly != Replaces)
            .Select(library => Harness.Reference(Path.Combine(AppContext.BaseDirectory, "libraries", library.Assembly))));
        found = IsWeb ? found.Concat(Harness.Web) : found;
        found =
            found.Concat(s_frameworks.Where(framework => text.Contains(framework.Named, StringComparison.Ordinal))
                .SelectMany(framework => Harness.Framework(framework.Prefix)));
        return text.Contains("Octavo.Runtime", StringComparison.Ordinal)
            ? found.Append(Harness.Reference(typeof(runtime::Octavo.OctavoRuntime).Assembly.Location)) : found;
    }
}
