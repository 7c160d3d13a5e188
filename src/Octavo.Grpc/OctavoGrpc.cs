// Owns: what gRPC's methods take of a type with a codec. Knows no service and no transport.
using Grpc.Core;

namespace Octavo;

/// <summary>gRPC with types that have codecs. docs/features/grpc.md.</summary>
public static class OctavoGrpc
{
    /// <summary>The marshaller of a message, for a <see cref="Method{TRequest, TResponse}"/> on server and client.</summary>
    /// <typeparam name="T">The message: a type whose members have numbers.</typeparam>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> bounds messages that are read, in addition to gRPC's
    /// own limits.</param>
    /// <returns>
    /// A marshaller that throws <see cref="RpcException"/> instead of <see cref="OctavoException"/>, which is its
    /// <see cref="Exception.InnerException"/> and in <see cref="Status.DebugException"/>. Its status is
    /// <see cref="StatusCode.Internal"/> for data that is not a message, or a message that cannot be written, and <see cref="StatusCode.ResourceExhausted"/>
    /// beyond <see cref="SerializerLimits.MaxTotalBytes"/>.
    /// </returns>
    /// <exception cref="OctavoException">The type has no codec, or is not in Protobuf.</exception>
    /// <example><code>
    /// Grpc.Core.Marshaller&lt;Order> orders = OctavoGrpc.Marshaller&lt;Order>();
    /// var method = new Grpc.Core.Method&lt;Order, Order>(Grpc.Core.MethodType.Unary, "shop.Orders", "Place", orders, orders);
    /// </code></example>
    public static Marshaller<T> Marshaller<T>(OctavoProtobufOptions? options = null)
    {
        // A service makes it when it is mapped: an error at start-up, not at the first call.
        OctavoCodecs.EnsureCodec(typeof(T), OctavoFormats.Protobuf);
        var message = new GrpcMessage<T>(options ?? OctavoProtobufOptions.Default);
        return Marshallers.Create(message.Write, message.Read);
    }
}
