// Owns: Octavo's exception in Orleans, from the silo that throws it to the caller. Knows no format and no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using Orleans.Serialization.Buffers;
using Orleans.Serialization.Codecs;
using Orleans.Serialization.WireProtocol;

namespace Octavo.Orleans;

/// <remarks>Orleans' own codec of exceptions carries what every exception has, and makes the exception without its constructor: code and path would be lost,
/// and the message with them.</remarks>
internal sealed class OrleansExceptionCodec : IFieldCodec
{
    private const uint Code = 0, Reason = 1, Format = 2, Offset = 3, Path = 4, StackTrace = 5, Inner = 6;

    public void WriteField<TBufferWriter>(ref Writer<TBufferWriter> writer, uint fieldIdDelta, Type? expectedType, object? value)
        where TBufferWriter : IBufferWriter<byte>
    {
        CheckStack();
        if (value is not OctavoException exception)
        {
            ReferenceCodec.WriteNullReference(ref writer, fieldIdDelta);
            return;
        }
        ReferenceCodec.MarkValueField(writer.Session);
        writer.WriteStartObject(fieldIdDelta, expectedType, typeof(OctavoException));
        Int32Codec.WriteField(ref writer, 0, (int)exception.Code);
        StringCodec.WriteField(ref writer, 1, exception.Reason);
        StringCodec.WriteField(ref writer, 1, exception.Format);
        Int64Codec.WriteField(ref writer, 1, exception.Offset);
        StringCodec.WriteField(ref writer, 1, exception.Path);
        StringCodec.WriteField(ref writer, 1, exception.StackTrace);
        // A cause that Orleans cannot write is left out, so that the caller has the rest.
        if (exception.InnerException is { } inner && writer.Session.CodecProvider.TryGetCodec(inner.GetType()) is not null)
        {
            ObjectCodec.WriteField(ref writer, 1, inner);
        }
        writer.WriteEndObject();
    }

    public object? ReadValue<TInput>(ref Reader<TInput> reader, Field field)
    {
        if (field.IsReference)
        {
            return ReferenceCodec.ReadReference(ref reader, field.FieldType ?? typeof(OctavoException));
        }
        CheckStack();
        field.EnsureWireTypeTagDelimited();
        ReferenceCodec.MarkValueField(reader.Session);
        (int code, string reason, string format, long offset, string path, string? stackTrace, Exception? inner) = (0, "", "", -1, "", null, null);
        for (uint id = 0; ;)
        {
            Field header = reader.ReadFieldHeader();
            if (header.IsEndBaseOrEndObject)
            {
                break;
            }
            id += header.FieldIdDelta;
            switch (id)
            {
                case Code:
                    code = Int32Codec.ReadValue(ref reader, header);
                    break;
                case Reason:
                    reason = StringCodec.ReadValue(ref reader, header) ?? "";
                    break;
                case Format:
                    format = StringCodec.ReadValue(ref reader, header) ?? "";
                    break;
                case Offset:
                    offset = Int64Codec.ReadValue(ref reader, header);
                    break;
                case Path:
                    path = StringCodec.ReadValue(ref reader, header) ?? "";
                    break;
                case StackTrace:
                    stackTrace = StringCodec.ReadValue(ref reader, header);
                    break;
                case Inner:
                    inner = ObjectCodec.ReadValue(ref reader, header) as Exception;
                    break;
                default:
                    reader.ConsumeUnknownField(header);
                    break;
            }
        }
        var exception = new OctavoException((OctavoErrorCode)code, reason, format, offset, path, inner);
        if (stackTrace is not null)
        {
            ExceptionDispatchInfo.SetRemoteStackTrace(exception, stackTrace);
        }
        return exception;
    }

    /// <summary>Exceptions are in one another as deep as the data says, and Orleans has no limit.</summary>
    private static void CheckStack()
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new OctavoException(OctavoErrorCode.DepthExceeded, "exceptions are in one another, deeper than the stack of the thread allows.", "Orleans",
                -1);
        }
    }
}
