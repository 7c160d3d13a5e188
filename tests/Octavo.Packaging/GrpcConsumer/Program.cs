// Owns: the program of a user who has the packages for gRPC and nothing else: a call by its client, as far as the bytes.
using Acme;
using Grpc.Core;

new Greeter.GreeterClient(new Printer()).SayHello(new Hello { Name = "Ada" });

internal sealed class Printer : CallInvoker
{
    public override TResponse BlockingUnaryCall<TRequest, TResponse>(Method<TRequest, TResponse> method, string? host, CallOptions options, TRequest request)
    {
        var message = new Message();
        method.RequestMarshaller.ContextualSerializer(request, message);
        Console.WriteLine($"{method.FullName} {Convert.ToHexString(message.Bytes)}");
        return null!;
    }

    public override AsyncUnaryCall<TResponse> AsyncUnaryCall<TRequest, TResponse>(Method<TRequest, TResponse> method, string? host, CallOptions options,
        TRequest request) => throw new NotSupportedException();

    public override AsyncServerStreamingCall<TResponse> AsyncServerStreamingCall<TRequest, TResponse>(Method<TRequest, TResponse> method, string? host,
        CallOptions options, TRequest request) => throw new NotSupportedException();

    public override AsyncClientStreamingCall<TRequest, TResponse> AsyncClientStreamingCall<TRequest, TResponse>(Method<TRequest, TResponse> method,
        string? host, CallOptions options) => throw new NotSupportedException();

    public override AsyncDuplexStreamingCall<TRequest, TResponse> AsyncDuplexStreamingCall<TRequest, TResponse>(Method<TRequest, TResponse> method,
        string? host, CallOptions options) => throw new NotSupportedException();
}

internal sealed class Message : SerializationContext
{
    private readonly System.Buffers.ArrayBufferWriter<byte> _buffer = new();

    public byte[] Bytes => _buffer.WrittenSpan.ToArray();

    public override void SetPayloadLength(int payloadLength)
    {
    }

    public override System.Buffers.IBufferWriter<byte> GetBufferWriter() => _buffer;

    public override void Complete()
    {
    }
}
