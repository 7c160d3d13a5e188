// Owns: that fields which a relay's types do not have pass through it, between Google.Protobuf on both ends.
extern alias google;

using Google.Protobuf;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using Octavo.GrpcTests.Hosting;
using GoogleEverything = google::Octavo.GrpcTests.Messages.Everything;

namespace Octavo.GrpcTests.Calls;

public sealed class RelayTests
{
    private static readonly Marshaller<GoogleEverything> s_whole =
        Marshallers.Create(message => message.ToByteArray(), bytes => GoogleEverything.Parser.ParseFrom(bytes));
    private static readonly Method<GoogleEverything, GoogleEverything> s_pass = new(MethodType.Unary, "octavo.calls.Relay", "Pass", s_whole, s_whole);

    [Fact]
    public async Task Unknown_fields_pass_through()
    {
        await using CallServer end = await CallServer.StartAsync(application => application.MapGrpcService<WholeRelay>());
        using GrpcChannel toEnd = end.Open();
        await using CallServer relay =
            await CallServer.StartAsync(application => application.MapGrpcService<RelayService>(),
                services: services => services.AddSingleton(new Relay.RelayClient(toEnd)));
        using GrpcChannel channel = relay.Open();

        GoogleEverything sent = GoogleEverything.Parser.ParseFrom(Samples.Full);
        sent.Int32 = 41;
        GoogleEverything back = await channel.CreateCallInvoker().AsyncUnaryCall(s_pass, null, default, sent);

        // The relay counted, the end said that it was there, and all else came through both ways.
        Assert.Equal((42, "end"), (back.Int32, back.Word));
        sent.Int32 = 42;
        sent.Word = "end";
        Assert.Equal(sent, back);
    }

    /// <summary>The end of the way, which knows all fields.</summary>
    [BindServiceMethod(typeof(WholeRelay), nameof(Bind))]
    public class WholeRelay
    {
        public static void Bind(ServiceBinderBase binder, WholeRelay? service) =>
            binder.AddMethod(s_pass, service is null ? null : new UnaryServerMethod<GoogleEverything, GoogleEverything>(service.Pass));

        public virtual Task<GoogleEverything> Pass(GoogleEverything request, ServerCallContext context)
        {
            request.Word = "end";
            return Task.FromResult(request);
        }
    }
}
