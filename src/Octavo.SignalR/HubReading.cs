// Owns: bytes to hub messages. Knows no transport.
using System.Buffers;
using System.Runtime.ExceptionServices;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;

namespace Octavo.SignalR;

/// <summary>Reads messages. Items after the known ones are ignored: a later version may have more.</summary>
/// <param name="format">MessagePack with its options.</param>
internal sealed class HubReading(OctavoFormat format)
{
    /// <summary>Reads a message.</summary>
    /// <returns>Null for an unknown type of message.</returns>
    /// <exception cref="InvalidDataException">It is not a message.</exception>
    internal HubMessage? Read(ReadOnlySequence<byte> bytes, IInvocationBinder binder)
    {
        if (bytes.Length > format.Options.Limits.MaxTotalBytes)
        {
            // Here, and not by the calls below: a value in one piece has the length that its caller gives it.
            throw new InvalidDataException(
                $"A message of {bytes.Length} bytes is larger than SerializerLimits.MaxTotalBytes = {format.Options.Limits.MaxTotalBytes}.");
        }
        if (!bytes.IsSingleSegment)
        {
            // Each text and argument is a call of its own, which would copy up to 16 KB of what follows to make a piece of it.
            bytes = new ReadOnlySequence<byte>(bytes.ToArray());
        }
        try
        {
            int count = HubBytes.TakeArray(ref bytes);
            return HubBytes.TakeInteger(ref bytes) switch
            {
                HubMessageKind.Invocation => Call(bytes, binder, count, isStream: false),
                HubMessageKind.StreamInvocation => Call(bytes, binder, count, isStream: true),
                HubMessageKind.StreamItem => Item(bytes, binder),
                HubMessageKind.Completion => Completion(bytes, binder),
                HubMessageKind.CancelInvocation => Cancel(bytes),
                HubMessageKind.Ping => PingMessage.Instance,
                HubMessageKind.Close => Close(bytes, count),
                HubMessageKind.Ack => new AckMessage(HubBytes.TakeInteger(ref bytes)),
                HubMessageKind.Sequence => new SequenceMessage(HubBytes.TakeInteger(ref bytes)),
                _ => null,
            };
        }
        catch (OctavoException found)
        {
            throw new InvalidDataException($"The data is not a hub message. {found.Message}", found);
        }
    }

    private HubMessage Call(ReadOnlySequence<byte> bytes, IInvocationBinder binder, int count, bool isStream)
    {
        Dictionary<string, string>? headers = Start(ref bytes, out string? id);
        if (isStream)
        {
            Required(id);
        }
        if (Text(ref bytes) is not { Length: > 0 } target)
        {
            throw new InvalidDataException("A call has no target.");
        }
        object?[] arguments;
        try
        {
            arguments = Arguments(ref bytes, binder.GetParameterTypes(target));
        }
        catch (Exception found)
        {
            // The call is answered with the error, and the connection stays; also if the arguments are not an array, as with the default protocol.
            return With(new InvocationBindingFailureMessage(id, target, ExceptionDispatchInfo.Capture(found)), headers);
        }
        string[]? streams = count > 5 ? Texts(ref bytes) : null;
        return isStream ? With(new StreamInvocationMessage(Required(id), target, arguments, streams!), headers)
            : With(new InvocationMessage(id, target, arguments, streams!), headers);
    }

    private object?[] Arguments(ref ReadOnlySequence<byte> bytes, IReadOnlyList<Type> types)
    {
        int count = HubBytes.TakeArray(ref bytes);
        if (count != types.Count)
        {
            throw new InvalidDataException($"The call has {count} arguments, but the target has {types.Count}.");
        }
        object?[] arguments = count == 0 ? [] : new object?[count];
        for (int i = 0; i < count; i++)
        {
            arguments[i] = Value(ref bytes, types[i]);
        }
        return arguments;
    }

    private HubMessage Item(ReadOnlySequence<byte> bytes, IInvocationBinder binder)
    {
        Dictionary<string, string>? headers = Start(ref bytes, out string? given);
        string id = Required(given);
        object? item;
        try
        {
            item = Value(ref bytes, binder.GetStreamItemType(id));
        }
        catch (Exception found)
        {
            return new StreamBindingFailureMessage(id, ExceptionDispatchInfo.Capture(found));
        }
        return With(new StreamItemMessage(id, item), headers);
    }

    private HubMessage Completion(ReadOnlySequence<byte> bytes, IInvocationBinder binder)
    {
        Dictionary<string, string>? headers = Start(ref bytes, out string? given);
        string id = Required(given);
        long kind = HubBytes.TakeInteger(ref bytes);
        string? error = null;
        object? result = null;
        bool isThere = false;
        switch (kind)
        {
            case HubMessageKind.ResultIsError:
                error = Text(ref bytes);
                break;
            case HubMessageKind.ResultIsThere:
                isThere = true;
                Type? type = Awaited(binder, id);
                if (type is null)
                {
                    break; // no one waits for it any more
                }
                try
                {
                    result = type == typeof(RawResult) ? Raw(bytes) : Value(ref bytes, type);
                }
                catch (OctavoException found)
                {
                    error = $"The result could not be read as {type}. {found.Message}";
                    isThere = false;
                }
                break;
            case HubMessageKind.ResultIsVoid:
                break;
            default:
                throw new InvalidDataException($"Unknown result kind {kind} in a completion message.");
        }
        return With(new CompletionMessage(id, error, result, isThere && error is null), headers);
    }

    private HubMessage Cancel(ReadOnlySequence<byte> bytes)
    {
        Dictionary<string, string>? headers = Start(ref bytes, out string? id);
        return With(new CancelInvocationMessage(Required(id)), headers);
    }

    private HubMessage Close(ReadOnlySequence<byte> bytes, int count)
    {
        string? error = Text(ref bytes);
        bool allowReconnect = count > 2 && HubBytes.TakeBool(ref bytes);
        return error is null && !allowReconnect ? CloseMessage.Empty : new CloseMessage(error, allowReconnect);
    }

    /// <summary>Headers and the invocation's id.</summary>
    private Dictionary<string, string>? Start(ref ReadOnlySequence<byte> bytes, out string? id)
    {
        int count = HubBytes.TakeMap(ref bytes);
        Dictionary<string, string>? headers = count == 0 ? null : new Dictionary<string, string>(StringComparer.Ordinal);
        for (int i = 0; i < count; i++)
        {
            string name = Text(ref bytes) ?? throw new InvalidDataException("A header has no name.");
            string value = Text(ref bytes) ?? throw new InvalidDataException("A header has no value.");
            if (!headers!.TryAdd(name, value))
            {
                throw new InvalidDataException("Two headers have the same name.");
            }
        }
        id = Text(ref bytes);
        id = string.IsNullOrEmpty(id) ? null : id;
        return headers;
    }

    private string[]? Texts(ref ReadOnlySequence<byte> bytes)
    {
        int count = HubBytes.TakeArray(ref bytes);
        if (count == 0)
        {
            return null;
        }
        string[] texts = new string[count];
        for (int i = 0; i < count; i++)
        {
            texts[i] = Text(ref bytes) ?? throw new InvalidDataException("A stream has no id.");
        }
        return texts;
    }

    private string? Text(ref ReadOnlySequence<byte> bytes)
    {
        string? text = format.Deserialize<string>(in bytes, out long consumed);
        bytes = bytes.Slice(consumed);
        return text;
    }

    private object? Value(ref ReadOnlySequence<byte> bytes, Type type)
    {
        object? value = format.Deserialize(in bytes, type, out long consumed);
        bytes = bytes.Slice(consumed);
        return value;
    }

    /// <summary>One value as it is, for another server: what follows it, or half a value, would become part of what that one writes.</summary>
    private RawResult Raw(ReadOnlySequence<byte> bytes)
    {
        format.Deserialize<OctavoRaw>(in bytes, out long length);
        return new RawResult(new ReadOnlySequence<byte>(bytes.Slice(0, length).ToArray()));
    }

    private static string Required(string? id) => id ?? throw new InvalidDataException("The message has no invocation id.");

    /// <summary>The type of the awaited result; null if nothing waits for it any more.</summary>
    private static Type? Awaited(IInvocationBinder binder, string id)
    {
        try
        {
            return binder.GetReturnType(id);
        }
        catch (Exception)
        {
            return null;
        }
    }

    private static T With<T>(T message, Dictionary<string, string>? headers)
        where T : HubInvocationMessage
    {
        if (headers is not null)
        {
            message.Headers = headers;
        }
        return message;
    }
}
