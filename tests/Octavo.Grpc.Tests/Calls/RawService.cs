// Owns: a server of Echo's names that answers with bytes of the test's choice.
namespace Octavo.GrpcTests.Calls;

[BindServiceMethod(typeof(RawService), nameof(Bind))]
public class RawService
{
    /// <summary>The field 14, text, that is not UTF-8.</summary>
    internal static byte[] NoMessage { get; } = [0x72, 0x02, 0xC3, 0x28];

    public static void Bind(ServiceBinderBase binder, RawService? service)
    {
        binder.AddMethod(RawMethods.Echo(MethodType.Unary, nameof(Get)), service is null ? null : new UnaryServerMethod<byte[], byte[]>(service.Get));
        binder.AddMethod(RawMethods.Echo(MethodType.ServerStreaming, nameof(Watch)),
            service is null ? null : new ServerStreamingServerMethod<byte[], byte[]>(service.Watch));
    }

    public virtual Task<byte[]> Get(byte[] request, ServerCallContext context) => Task.FromResult(NoMessage);

    public virtual async Task Watch(byte[] request, IServerStreamWriter<byte[]> responseStream, ServerCallContext context)
    {
        await responseStream.WriteAsync([0x08, 0x01]);
        await responseStream.WriteAsync(NoMessage);
    }
}
