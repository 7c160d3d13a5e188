// Owns: messages compressed by gRPC on both sides.
using System.IO.Compression;
using Microsoft.AspNetCore.Builder;
using Octavo.GrpcTests.Hosting;
using Octavo.GrpcTests.Shared;

namespace Octavo.GrpcTests.Calls;

public sealed class CompressionTests
{
    [Fact]
    public async Task Compressed_messages_are_read_and_written()
    {
        await using CallServer server = await CallServer.StartAsync(application => application.MapGrpcService<EchoService>(), options =>
        {
            options.ResponseCompressionAlgorithm = "gzip";
            options.ResponseCompressionLevel = CompressionLevel.Fastest;
        });
        using var watch = new EncodingHandler();
        using GrpcChannel channel = server.Open(new GrpcChannelOptions { HttpHandler = watch });
        var client = new Echo.EchoClient(channel);
        Metadata compressed = [new Metadata.Entry("grpc-internal-encoding-request", "gzip")];

        foreach (byte[] message in (byte[][])[Samples.Full, [], Samples.Large(1 << 20)])
        {
            using AsyncUnaryCall<Everything> call =
                client.GetAsync(OctavoProtobuf.Deserialize<Everything>(message)!, compressed, cancellationToken: TestContext.Current.CancellationToken);
            Samples.Same(message, OctavoProtobuf.Serialize(await call));
            Assert.Equal(("gzip", "gzip"), ((await call.ResponseHeadersAsync).GetValue(CallServer.Seen), watch.Encoding));
        }
        using AsyncDuplexStreamingCall<Everything, Everything> chat = client.Chat(compressed, cancellationToken: TestContext.Current.CancellationToken);
        for (int i = 0; i < 3; i++)
        {
            await chat.RequestStream.WriteAsync(OctavoProtobuf.Deserialize<Everything>(Samples.Full)!, TestContext.Current.CancellationToken);
            Assert.True(await chat.ResponseStream.MoveNext());
            Samples.Same(Samples.Full, OctavoProtobuf.Serialize(chat.ResponseStream.Current));
        }
        await chat.RequestStream.CompleteAsync();
        Assert.False(await chat.ResponseStream.MoveNext());
    }

    /// <summary>Notes the encoding of the last answer, which gRPC's client keeps to itself.</summary>
    private sealed class EncodingHandler() : DelegatingHandler(new SocketsHttpHandler())
    {
        internal string? Encoding { get; private set; }

        protected override async Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken)
        {
            HttpResponseMessage response = await base.SendAsync(request, cancellationToken);
            Encoding = response.Headers.TryGetValues("grpc-encoding", out IEnumerable<string>? values) ? values.Single() : null;
            return response;
        }
    }
}
