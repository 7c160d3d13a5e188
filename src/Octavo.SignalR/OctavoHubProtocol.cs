// Owns: SignalR's MessagePack protocol: messages as arrays. Specification: HubProtocol.md of ASP.NET Core, "MessagePack (MsgPack) encoding". Knows no type of
// an argument.
using System.Buffers;
using Microsoft.AspNetCore.Connections;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Options;
using Octavo.Buffers;
using Octavo.SignalR;

namespace Octavo;

/// <summary>SignalR's <c>messagepack</c> protocol, with codecs for arguments and results. docs/features/signalr.md.</summary>
public sealed partial class OctavoHubProtocol : IHubProtocol
{
    private readonly ILogger _logger;
    private readonly HubReading _reading;
    private readonly HubWriting _writing;

    /// <summary>Makes a protocol.</summary>
    /// <param name="options">The options of MessagePack, and how unions are written.</param>
    public OctavoHubProtocol(IOptions<OctavoHubOptions> options)
        : this(options, null, null)
    {
    }

    /// <summary>Makes a protocol without a container.</summary>
    public OctavoHubProtocol()
        : this(Options.Create(new OctavoHubOptions()))
    {
    }

    internal OctavoHubProtocol(IOptions<OctavoHubOptions> options, OctavoServiceOptions? services, ILogger<OctavoHubProtocol>? logger)
    {
        ArgumentNullException.ThrowIfNull(options);
        OctavoFormat format = options.Value.FormatOf(services);
        _logger = logger ?? NullLogger<OctavoHubProtocol>.Instance;
        _reading = new HubReading(format);
        _writing = new HubWriting(format, options.Value.WriteUnions);
    }

    /// <summary><c>messagepack</c>, by which the other side knows it.</summary>
    public string Name => "messagepack";

    /// <summary>2, whose messages can be acknowledged.</summary>
    public int Version => 2;

    /// <summary>Binary.</summary>
    public TransferFormat TransferFormat => TransferFormat.Binary;

    /// <inheritdoc/>
    public bool IsVersionSupported(int version) => version <= Version;

    /// <inheritdoc/>
    /// <exception cref="InvalidDataException">The data is not a message.</exception>
    /// <exception cref="FormatException">The length before the message takes more than five bytes, or is 2 GB or more.</exception>
    public bool TryParseMessage(ref ReadOnlySequence<byte> input, IInvocationBinder binder, out HubMessage message)
    {
        while (HubFrame.TryTake(ref input, out ReadOnlySequence<byte> bytes))
        {
            // Nothing for a type of message that is newer than this. It is left out here: SignalR ends the connection if it is given null.
            if (_reading.Read(bytes, binder) is { } read)
            {
                message = read;
                return true;
            }
        }
        message = null!;
        return false;
    }

    /// <summary>Writes a message. In place of a result or an item that cannot be written, the other side gets the error of that call: SignalR would end the
    /// connection.</summary>
    /// <param name="message">The message.</param>
    /// <param name="output">Where it is written.</param>
    /// <exception cref="OctavoException">An argument cannot be written.</exception>
    public void WriteMessage(HubMessage message, IBufferWriter<byte> output)
    {
        using var bytes = new OctavoBuffer();
        try
        {
            _writing.Write(message, bytes);
        }
        catch (Exception found) when (message is CompletionMessage { HasResult: true } or StreamItemMessage && found is not OutOfMemoryException)
        {
            // Also what the program throws while a query is gone through, which no codec has begun to write.
            string id = ((HubInvocationMessage)message).InvocationId!;
            LogUnwritable(id, found);
            bytes.Clear();
            // Only the code: as SignalR does by default, the details stay in the log.
            OctavoErrorCode code = found is OctavoException known ? known.Code : OctavoErrorCode.UserCode;
            _writing.Write(CompletionMessage.WithError(id, $"The result could not be written: {code}."), bytes);
        }
        HubFrame.Put(output, bytes.WrittenCount);
        output.Write(bytes.WrittenSpan);
    }

    /// <inheritdoc/>
    public ReadOnlyMemory<byte> GetMessageBytes(HubMessage message)
    {
        using var bytes = new OctavoBuffer();
        WriteMessage(message, bytes);
        return bytes.WrittenSpan.ToArray();
    }

    [LoggerMessage(Level = LogLevel.Error, Message = "The result of invocation {InvocationId} could not be written.")]
    private partial void LogUnwritable(string invocationId, Exception found);
}
