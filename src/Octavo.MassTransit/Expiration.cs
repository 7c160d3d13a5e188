// Owns: until when a message is of use, as a header: MassTransit's raw serializers have none. Knows no format.
using System.Globalization;
using MassTransit;

namespace Octavo.MassTransit;

/// <summary>The context of a message that came, with the time of its header.</summary>
/// <param name="inner">The context without it.</param>
internal sealed class Expiration(MessageContext inner) : MessageContext
{
    /// <summary>The time in UTC, in the form "O". Consumers see it as <c>ExpirationTime</c>, and messages that they forward keep it.</summary>
    private const string Header = "octavo-expires";

    public DateTime? ExpirationTime { get; } = DateTime.TryParseExact(inner.Headers.Get<string>(Header), "O", CultureInfo.InvariantCulture,
        DateTimeStyles.RoundtripKind, out DateTime time) ? time : null;

    public Guid? MessageId => inner.MessageId;

    public Guid? RequestId => inner.RequestId;

    public Guid? CorrelationId => inner.CorrelationId;

    public Guid? ConversationId => inner.ConversationId;

    public Guid? InitiatorId => inner.InitiatorId;

    public Uri? SourceAddress => inner.SourceAddress;

    public Uri? DestinationAddress => inner.DestinationAddress;

    public Uri? ResponseAddress => inner.ResponseAddress;

    public Uri? FaultAddress => inner.FaultAddress;

    public DateTime? SentTime => inner.SentTime;

    public Headers Headers => inner.Headers;

    public HostInfo Host => inner.Host;

    /// <summary>Adds the header to a message that has a time to live.</summary>
    internal static void Set(SendContext context)
    {
        if (context.TimeToLive is { } time)
        {
            context.Headers.Set(Header, (DateTime.UtcNow + time).ToString("O", CultureInfo.InvariantCulture));
        }
    }
}
