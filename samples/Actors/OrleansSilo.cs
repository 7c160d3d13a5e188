// Owns: a silo of Orleans on localhost, a grain whose calls and state use codecs, and its client.
// Packages: Octavo, Octavo.Orleans, Microsoft.Orleans.Server.
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
    Task<int> AddAsync(Entry entry);

    Task<Account> GetAsync();
}

public sealed class AccountGrain([PersistentState("account")] IPersistentState<Account> account) : Grain, IAccountGrain
{
    public async Task<int> AddAsync(Entry entry)
    {
        account.State.Entries.Add(entry);
        await account.WriteStateAsync();
        return account.State.Entries.Count;
    }

    public async Task<Account> GetAsync()
    {
        await account.ReadStateAsync();   // what was stored, not what is in memory
        return account.State;
    }
}

internal static class OrleansSilo
{
    internal static async Task<bool> RunAsync()
    {
        using IHost host = Host.CreateDefaultBuilder()
            .ConfigureLogging(logging => logging.ClearProviders())
            .UseOrleans(silo =>
            {
                silo.UseLocalhostClustering(siloPort: 0, gatewayPort: 0);
                silo.Services.AddSerializer(serializer => serializer.AddOctavo(options => options.Types.Add(typeof(Entry))));
                silo.Services.AddOctavoGrainStorageSerializer();
                silo.AddMemoryGrainStorageAsDefault();
            })
            .Build();
        await host.StartAsync();
        IAccountGrain grain = host.Services.GetRequiredService<IGrainFactory>().GetGrain<IAccountGrain>("ada");
        var entry = new Entry("tea", 4.50m);
        await grain.AddAsync(entry);
        int count = await grain.AddAsync(new Entry("cake", 6m));
        Account account = await grain.GetAsync();
        Console.WriteLine($"{count} entries, together {account.Entries.Sum(each => each.Amount)}");
        await host.StopAsync();
        return count == 2 && account.Entries[0] == entry && !ReferenceEquals(account.Entries[0], entry);
    }
}
