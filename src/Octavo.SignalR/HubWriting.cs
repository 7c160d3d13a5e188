// Owns: hub messages to bytes. Knows no transport.
using System.Buffers;
using System.Collections.Concurrent;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace Octavo.SignalR;

/// <summary>Writes messages.</summary>
/// <param name="format">MessagePack with its options.</param>
/// <param name="unions">Whether cases are written as their union.</param>
internal sealed class HubWriting(OctavoFormat format, bool unions)
{
    private readonly ConcurrentDictionary<Type, Type> _written = new();

    internal void Write(HubMessage message, IBufferWriter<byte> destination)
    {
        switch (message)
        {
            case InvocationMessage invocation:
                PutCall(destination, HubMessageKind.Invocation, invocation);
                break;
            case StreamInvocationMessage invocation:
                PutCall(destination, HubMessageKind.StreamInvocation, invocation);
                break;
            case StreamItemMessage item:
                PutStart(destination, 4, HubMessageKind.StreamItem, item);
                PutValue(destination, item.Item);
                break;
            case CompletionMessage completion:
                PutCompletion(destination, completion);
                break;
            case CancelInvocationMessage cancel:
                PutStart(destination, 3, HubMessageKind.CancelInvocation, cancel);
                break;
            case PingMessage:
                HubBytes.PutArray(destination, 1);
                HubBytes.PutSmall(destination, HubMessageKind.Ping);
                break;
            case CloseMessage close:
                HubBytes.PutArray(destination, 3);
                HubBytes.PutSmall(destination, HubMessageKind.Close);
                PutText(destination, close.Error);
                HubBytes.PutBool(destination, close.AllowReconnect);
                break;
            case AckMessage ack:
                PutNumbered(destination, HubMessageKind.Ack, ack.SequenceId);
                break;
            case SequenceMessage sequence:
                PutNumbered(destination, HubMessageKind.Sequence, sequence.SequenceId);
                break;
            default:
                throw new InvalidDataException($"Messages of type {message.GetType()} are not supported.");
        }
    }

    private void PutCall(IBufferWriter<byte> destination, int kind, HubMethodInvocationMessage call)
    {
        PutStart(destination, 6, kind, call);
        PutText(destination, call.Target);
        HubBytes.PutArray(destination, call.Arguments.Length);
        foreach (object? argument in call.Arguments)
        {
            PutValue(destination, argument);
        }
        HubBytes.PutArray(destination, call.StreamIds?.Length ?? 0);
        foreach (string stream in call.StreamIds ?? [])
        {
            PutText(destination, stream);
        }
    }

    private void PutCompletion(IBufferWriter<byte> destination, CompletionMessage completion)
    {
        int kind = completion.Error is not null ? HubMessageKind.ResultIsError : completion.HasResult ? HubMessageKind.ResultIsThere
            : HubMessageKind.ResultIsVoid;
        PutStart(destination, kind == HubMessageKind.ResultIsVoid ? 4 : 5, HubMessageKind.Completion, completion);
        HubBytes.PutSmall(destination, kind);
        switch (kind)
        {
            case HubMessageKind.ResultIsError:
                PutText(destination, completion.Error);
                break;
            case HubMessageKind.ResultIsThere:
                PutValue(destination, completion.Result);
                break;
        }
    }

    private void PutStart(IBufferWriter<byte> destination, int count, int kind, HubInvocationMessage message)
    {
        HubBytes.PutArray(destination, count);
        HubBytes.PutSmall(destination, kind);
        HubBytes.PutMap(destination, message.Headers?.Count ?? 0);
        if (message.Headers is { } headers)
        {
            foreach ((string name, string value) in headers)
            {
                PutText(destination, name);
                PutText(destination, value);
            }
        }
        PutText(destination, string.IsNullOrEmpty(message.InvocationId) ? null : message.InvocationId);
    }

    private void PutNumbered(IBufferWriter<byte> destination, int kind, long number)
    {
        HubBytes.PutArray(destination, 2);
        HubBytes.PutSmall(destination, kind);
        format.Serialize(destination, number);
    }

    /// <summary>A hub's method may be declared by an interface, of which the object is all that is known here. The type itself if there is no other: then
    /// writing says what is missing.</summary>
    private Type WrittenAs(Type type) => (unions ? OctavoCodecs.UnionBase(type) : null) ?? OctavoCodecs.GetSerializableType(type, format) ?? type;

    private void PutText(IBufferWriter<byte> destination, string? text) => format.Serialize(destination, text);

    private void PutValue(IBufferWriter<byte> destination, object? value)
    {
        switch (value)
        {
            case null:
                HubBytes.PutNil(destination);
                break;
            case RawResult raw:
                foreach (ReadOnlyMemory<byte> piece in raw.RawSerializedData)
                {
                    destination.Write(piece.Span);
                }
                break;
            default:
                Type own = value.GetType(), type = _written.GetOrAdd(own, WrittenAs);
                format.Serialize(destination, type == own ? value : OctavoCodecs.ToSerializable(value, type), type);
                break;
        }
    }
}
