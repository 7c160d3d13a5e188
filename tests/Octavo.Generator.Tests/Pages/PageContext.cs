// Owns: what the examples of a page take for granted: types, variables, other libraries' attributes; and what they are shown to be refused for.
extern alias runtime;

using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Pages;

/// <summary>A page's context.</summary>
/// <param name="Variables">Static fields and properties that statements use.</param>
/// <param name="Sources">Further files.</param>
internal sealed record PageContext(string Variables, params string[] Sources)
{
    /// <summary>What a new project has, and what the pages say to add.</summary>
    internal const string Usings = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Net.Mail;
        global using System.Runtime.Serialization;
        global using System.Threading;
        global using System.Threading.Tasks;
        global using Octavo;
        """;

    private const string Attributes = """
        namespace MessagePack
        {
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)] internal sealed class MessagePackObjectAttribute : Attribute;
            [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)] internal sealed class KeyAttribute(int key) : Attribute { public int? IntKey => key; }
            [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)] internal sealed class IgnoreMemberAttribute : Attribute;
        }
        namespace MemoryPack
        {
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)] internal sealed class MemoryPackableAttribute : Attribute;
            [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)] internal sealed class MemoryPackIncludeAttribute : Attribute;
            [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)] internal sealed class MemoryPackIgnoreAttribute : Attribute;
        }
        namespace Nino.Core
        {
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)] internal sealed class NinoTypeAttribute : Attribute;
            [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)] internal sealed class NinoIgnoreAttribute : Attribute;
        }
        """;

    private const string ProtobufNet = """
        namespace ProtoBuf
        {
            internal enum DataFormat { Default, ZigZag, TwosComplement, FixedSize, Group, WellKnown }
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)] internal sealed class ProtoContractAttribute : Attribute;
            [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)] internal sealed class ProtoMemberAttribute(int tag) : Attribute { public int Tag => tag; public DataFormat DataFormat { get; set; } public bool IsPacked { get; set; } public bool AsReference { get; set; } }
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true)] internal sealed class ProtoIncludeAttribute(int tag, Type knownType) : Attribute { public int Tag => tag; public Type KnownType => knownType; public DataFormat DataFormat { get; set; } }
        }
        """;

    private const string JsonNet = """
        namespace Newtonsoft.Json
        {
            internal enum MemberSerialization { OptOut, OptIn }
            internal enum Required { Default, AllowNull, Always, DisallowNull }
            internal enum NullValueHandling { Include, Ignore }
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)] internal sealed class JsonObjectAttribute(MemberSerialization memberSerialization) : Attribute { public MemberSerialization MemberSerialization => memberSerialization; }
            [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)] internal sealed class JsonPropertyAttribute(string name) : Attribute { public string PropertyName => name; public Required Required { get; set; } public NullValueHandling NullValueHandling { get; set; } }
        }
        """;

    /// <summary>What a new project of ASP.NET Core has.</summary>
    private const string Web = """
        global using Microsoft.AspNetCore.Builder;
        global using Microsoft.AspNetCore.Http;
        global using Microsoft.Extensions.DependencyInjection;
        """;

    /// <summary>In short what <c>Octavo.Proto</c> makes of a service.</summary>
    private const string Greeter = """
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

    private static readonly PageContext s_none = new("");

    private static readonly Dictionary<string, PageContext> s_contexts = new()
    {
        ["README.md"] = new("internal static Order order = null!; internal static byte[] data = [];"),
        ["docs/diagnostics.md"] = new("") { Reports = ["OCT0001", "OCT0019", "OCT0130"] },
        ["docs/migrate/protobuf-net.md"] = new("", ProtobufNet),
        ["docs/formats/protobuf.md"] = new("", ProtobufNet),
        ["docs/features/aspnetcore.md"] = new(
            "internal static WebApplicationBuilder builder = null!; internal static WebApplication app = null!;", Web, "[GenerateCodec] public sealed class Order { public int Id { get; set; } }")
        {
            More = Harness.Web,
        },
        ["docs/features/caching.md"] = new(
            "internal static WebApplicationBuilder builder = null!; internal static IDistributedCache cache = null!; internal static Order order = null!; internal static Task<Order> LoadAsync(int id, CancellationToken cancellationToken) => Task.FromResult(new Order { Id = id });",
            Web, "global using Microsoft.Extensions.Caching.Distributed;", "[GenerateCodec] public sealed class Order { public int Id { get; set; } }")
        {
            More = Harness.Web,
        },
        ["docs/features/formats-as-objects.md"] = new(
            "internal static Order order = null!; internal static ArrayBufferWriter<byte> writer = null!;",
            "global using System.Buffers; global using System.Security.Cryptography;",
            """
            [GenerateCodec] public sealed class Order { [CodecMember(1)] public int Id { get; set; } }
            [GenerateCodec, CodecUnion(0, typeof(Circle))] public abstract class Shape;
            [GenerateCodec] public sealed class Circle : Shape { public double Radius { get; set; } }
            """),
        ["docs/features/http.md"] = new("internal static HttpClient client = null!;", "global using System.Net.Http;", "[GenerateCodec] public sealed class Order { public int Id { get; set; } }"),
        ["docs/features/grpc.md"] = new("internal static ChannelBase channel = null!;", "global using Grpc.Core;", Greeter),
        ["docs/features/attributes.md"] = new("", Attributes),
        ["docs/features/json-by-hand.md"] = new("internal static System.Buffers.IBufferWriter<byte> destination = null!; internal static byte[] bytes = []; internal static string[] tags = [];"),
        ["docs/features/json-without-a-type.md"] = new("internal static byte[] bytes = [];", "global using System.Text.Json; global using System.Text.Json.Nodes;"),
        ["docs/features/transcode.md"] = new(
            "internal static byte[] json = []; internal static System.Buffers.IBufferWriter<byte> destination = null!; internal static System.Buffers.ReadOnlySequence<byte> segments = default; internal static Stream source = null!, target = null!;"),
        ["docs/features/lz4.md"] = new("internal static Order order = null!; internal static Stream stream = null!;", "[GenerateCodec] public sealed class Order { public int Id { get; set; } }"),
        ["docs/features/run-time-codecs.md"] = new("internal static Order order = null!;", "public sealed class Order { public int Id { get; set; } }")
        {
            More = [MetadataReference.CreateFromFile(typeof(runtime::Octavo.OctavoRuntime).Assembly.Location)],
        },
        ["docs/features/signalr.md"] = new(
            "internal static WebApplicationBuilder builder = null!;", Web, "global using Microsoft.AspNetCore.SignalR; global using Microsoft.AspNetCore.SignalR.Client;", "[GenerateCodec] public sealed class Message { public string? From { get; set; } }")
        {
            More = Harness.Web,
        },
        ["docs/features/streams.md"] = new(
            """
            internal static Stream stream = null!, file = null!;
            internal static System.IO.Pipelines.Pipe pipe = null!;
            internal static Reading reading = null!;
            internal static CancellationToken cancellationToken => default;
            internal static int count { get; set; }
            internal static IAsyncEnumerable<Reading> Measure(CancellationToken cancellationToken) => throw new NotSupportedException();
            """,
            "global using System.IO.Pipelines;",
            "[GenerateCodec] public sealed class Reading { public DateTime Time { get; set; } public double Value { get; set; } }"),
        ["docs/features/types.md"] = new("", "[GenerateCodec] public sealed class Item { public int Id { get; set; } }"),
        ["docs/formats/cbor.md"] = new("internal static System.Buffers.ArrayBufferWriter<byte> destination = null!; internal static byte[] bytes = []; internal static System.Collections.Generic.Dictionary<string, int> claims = [];"),
        ["docs/formats/haskell.md"] = new("internal static System.Net.Sockets.Socket socket = null!; internal static byte[] buffer = [];"),
        ["docs/formats/kryo.md"] = new("internal static Order order = null!;"),
        ["docs/formats/messagepack.md"] = new("internal static System.Buffers.ArrayBufferWriter<byte> destination = null!; internal static byte[] bytes = [];"),
        ["docs/formats/netserializer.md"] = new("internal static Account account = null!;"),
        ["docs/formats/serialise.md"] = new("", "[GenerateCodec] public sealed record Line(string Sku, int Amount, double Price);"),
        ["docs/migrate/memorypack.md"] = new("", Attributes),
        ["docs/migrate/messagepack-csharp.md"] = new("", Attributes),
        ["docs/migrate/newtonsoft-json.md"] = new("", JsonNet),
        ["docs/migrate/nino.md"] = new("", Attributes),
    };

    /// <summary>The errors that the examples are there to show; null where they compile.</summary>
    internal string[]? Reports { get; init; }

    /// <summary>What the examples reference besides the library.</summary>
    internal MetadataReference[] More { get; init; } = [];

    /// <summary>The pages that have one.</summary>
    internal static IEnumerable<string> Pages => s_contexts.Keys;

    /// <summary>The context of a page.</summary>
    internal static PageContext Of(string page) => s_contexts.GetValueOrDefault(page, s_none);
}
