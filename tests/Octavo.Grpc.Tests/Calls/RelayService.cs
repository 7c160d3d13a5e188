// Owns: a server of Octavo's types that passes messages on to another server by Octavo's client.
namespace Octavo.GrpcTests.Calls;

public sealed class RelayService(Relay.RelayClient next) : Relay.RelayBase
{
    public override async Task<Narrow> Pass(Narrow request, ServerCallContext context)
    {
        request.Int32++;
        return await next.PassAsync(request, cancellationToken: context.CancellationToken);
    }
}
