// Owns: one message's way into gRPC's buffers and out of them. Knows no service.
using System.Buffers;
using Grpc.Core;
using Octavo.Buffers;
using Octavo.Errors;

namespace Octavo;

/// <summary>Writing and reading of messages of one type.</summary>
internal sealed class GrpcMessage<T>(OctavoProtobufOptions options)
{
    /// <summary>
    /// Writes a message in one piece after its length. gRPC puts the length before the message: if it knows the length in advance, it gives its own buffer,
    /// else it collects the bytes in a growing array. The message is written whole first, so a message that cannot be written leaves nothing in that buffer.
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
            throw GrpcFailure.WhileWriting(found);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Reads a message from the memory of gRPC.</summary>
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
            throw GrpcFailure.WhileReading(found);
        }
    }
}
