// Owns: a value over NATS with its headers, and a dead letter for what cannot be read.
// Packages: Octavo, Octavo.Nats.
using NATS.Client.Core;
using Octavo;

namespace Servers;

internal static class NatsSubjects
{
    internal static async Task<bool> RunAsync(string address)
    {
        OctavoFormat format = OctavoFormats.MessagePack.With(SerializerLimits.Untrusted);
        var options = new NatsOpts { Url = address, SerializerRegistry = new OctavoNatsSerializerRegistry(format, typeof(Parcel)) };
        await using var connection = new NatsConnection(options);
        using var patience = new CancellationTokenSource(TimeSpan.FromSeconds(30));
        string subject = $"parcels.{Guid.NewGuid():N}";
        await using INatsSub<Parcel> parcels = await connection.SubscribeCoreAsync<Parcel>(subject, cancellationToken: patience.Token);
        await using INatsSub<byte[]> letters = await connection.SubscribeCoreAsync<byte[]>(subject + ".dead", cancellationToken: patience.Token);

        await connection.PublishAsync(subject, new byte[] { 0x07 }, cancellationToken: patience.Token);   // of another program: a number
        await connection.PublishAsync(subject, Parcel.Sample, format.ToNatsHeaders<Parcel>(), cancellationToken: patience.Token);

        NatsMsg<Parcel> poison = await parcels.Msgs.ReadAsync(patience.Token);
        bool isDead = await connection.DeadLetterAsync(poison, subject + ".dead", cancellationToken: patience.Token);
        NatsMsg<byte[]> letter = await letters.Msgs.ReadAsync(patience.Token);
        NatsMsg<Parcel> message = await parcels.Msgs.ReadAsync(patience.Token);
        Console.WriteLine($"Parcel {message.Data?.Id} as {message.Headers?[OctavoHeaders.ContentType]}; "
            + $"a dead letter: {letter.Headers?[OctavoHeaders.ErrorCode]}");
        return isDead && letter.Data is [0x07] && message.Data?.IsSample == true
            && message.Headers?[OctavoHeaders.ContentType].ToString() == format.MediaTypes[0];
    }
}
