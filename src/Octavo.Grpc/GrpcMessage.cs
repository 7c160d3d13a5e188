// Owns: one message's way into gRPC's buffers and out of them. Knows no service.
using System.Buffers;
using Grpc.Core;
using Octavo.Internal;

namespace Octavo;

/// <summary>Writing and reading of messages of one type.</summary>
internal sealed class GrpcMessage<T>(OctavoProtobufOptions options)
{
    /// <summary>
    /// Writes a message in one piece behind its length. gRPC puts the length before the message: told beforehand, it gives its own buffer, else it collects in
    /// an array that grows. Written whole first, a message that
    /// cannot be written leaves nothing in that buffer.
    /// </summary>
    public void Write(T message, SerializationContext context)
    {
        WriterState state = WriterState.Rent(options);
        try
        {
            ReadOnlySpan<byte> written = OctavoProtobuf.WriteWhole(state, in message);
            context.SetPayloadLength(written.Length);
            context.GetBufferWriter().Write(written);
            context.Complete();
        }
        catch (OctavoException found)
        {
            throw GrpcFailure.OfWriting(found);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Reads a message from where gRPC has it.</summary>
    public T Read(DeserializationContext context)
    {
        try
        {
            if (context.PayloadLength > options.Limits.MaxTotalBytes)
            {
                throw Failure.TooManyBytes(options.Limits.MaxTotalBytes, OctavoProtobuf.Name);
            }
            return OctavoProtobuf.Deserialize<T>(context.PayloadAsReadOnlySequence(), options)!;
        }
        catch (OctavoException found)
        {
            throw GrpcFailure.OfReading(found);
        }
    }
}
