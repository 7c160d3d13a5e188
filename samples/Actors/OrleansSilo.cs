// Owns: a silo of Orleans on localhost, a grain whose calls and state use codecs, and its client.
// Packages: Octavo, Octavo.Orleans, Microsoft.Orleans.Server.
using System.Net;
using System.Net.Sockets;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Octavo;
using Orleans.Serialization;

namespace Actors;

[GenerateCodec]
public sealed record Entry([property: CodecMember(1)] string Text, [property: CodecMember(2)] decimal Amount);

[GenerateCodec]
public sealed class Account
{
    [CodecMember(1)] public List<Entry> Entries { get; set; } = [];
}

public interface IAccountGrain : IGrainWithStringKey
{
    Task<Account> AddAsync(Entry entry);
}

public sealed class AccountGrain([PersistentState("account")] IPersistentState<Account> account) : Grain, IAccountGrain
{
    public async Task<Account> AddAsync(Entry entry)
    {
        account.State.Entries.Add(entry);
        await account.WriteStateAsync();
        await account.ReadStateAsync();   // what was stored, not what is in memory
        return account.State;
    }
}

internal static class OrleansSilo
{
    internal static async Task<bool> RunAsync()
    {
        HostApplicationBuilder builder = Host.CreateApplicationBuilder();
        builder.Logging.ClearProviders();
        builder.UseOrleans(silo =>
        {
            silo.UseLocalhostClustering(siloPort: FreePort(), gatewayPort: 0);   // no gateway: the client is in the same host
            silo.Services.AddSerializer(serializer => serializer.AddOctavo(options =>
            {
                options.Types.Add(typeof(Entry));   // at start-up: says what would fail at the first call
                options.Types.Add(typeof(Account));
            }));
            silo.Services.AddOctavoGrainStorageSerializer();
            silo.AddMemoryGrainStorageAsDefault();
        });
        using IHost host = builder.Build();
        await host.StartAsync();
        IAccountGrain grain = host.Services.GetRequiredService<IGrainFactory>().GetGrain<IAccountGrain>("ada");
        var entry = new Entry("tea", 4.50m);
        await grain.AddAsync(entry);
        Account account = await grain.AddAsync(new Entry("cake", 6m));
        Console.WriteLine($"{account.Entries.Count} entries, together {account.Entries.Sum(each => each.Amount)}");
        await host.StopAsync();
        return account.Entries.Count == 2 && account.Entries[0] == entry && !ReferenceEquals(account.Entries[0], entry);
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }
}
