// Owns: a cluster of two silos on loopback, whose membership is in one redis-server and whose state is in another, started once.
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Octavo.IntegrationTests.Caching;
using Orleans.Configuration;
using Orleans.Hosting;
using Orleans.Serialization;
using Orleans.TestingHost;

namespace Octavo.MessagingTests.Orleans;

[CollectionDefinition(Name)]
public sealed class OrleansFixture : IAsyncLifetime, ICollectionFixture<OrleansFixture>
{
    internal const string Name = "orleans";

    private readonly RedisFixture _redis = new();
    private readonly RedisFixture _storage = new();
    private TestCluster? _cluster;

    private static string s_redis = "";
    private static string s_storage = "";

    internal TestCluster Cluster
    {
        get
        {
            _ = _redis.Server;
            return _cluster!;
        }
    }

    internal string Redis => s_redis;

    /// <summary>The server of the state, which the membership does not need.</summary>
    internal DebianServer Storage => _storage.Server;

    internal string StorageConfiguration => s_storage;

    public async ValueTask InitializeAsync()
    {
        await _redis.InitializeAsync();
        await _storage.InitializeAsync();
        if (_redis.Reason is not null || _storage.Reason is not null)
        {
            return;
        }
        s_redis = _redis.Configuration;
        s_storage = _storage.Waiting(500);
        var builder = new TestClusterBuilder(2);
        builder.Options.UseTestClusterMembership = false; // Redis has it
        builder.AddSiloBuilderConfigurator<Silo>();
        builder.AddClientBuilderConfigurator<Client>();
        _cluster = builder.Build();
        await _cluster.DeployAsync();
    }

    public async ValueTask DisposeAsync()
    {
        if (_cluster is not null)
        {
            await _cluster.StopAllSilosAsync();
            await _cluster.DisposeAsync();
        }
        await _redis.DisposeAsync();
        await _storage.DisposeAsync();
    }

    private sealed class Silo : ISiloConfigurator
    {
        public void Configure(ISiloBuilder siloBuilder)
        {
            siloBuilder.Services.AddSerializer(serializer => serializer.AddOctavo(options => options.Types.Add(typeof(Order))));
            siloBuilder.Services.AddOctavoGrainStorageSerializer();
            siloBuilder.UseRedisClustering(options => options.ConfigurationOptions = StackExchange.Redis.ConfigurationOptions.Parse(s_redis));
            siloBuilder.AddRedisGrainStorage("redis", options => options.ConfigurationOptions = StackExchange.Redis.ConfigurationOptions.Parse(s_storage));
            siloBuilder.AddMemoryStreams("streams").AddMemoryGrainStorage("PubSubStore");
            // A silo that is gone is found in a second and not in half a minute.
            siloBuilder.Configure<ClusterMembershipOptions>(options =>
            {
                options.ProbeTimeout = TimeSpan.FromMilliseconds(300);
                options.NumMissedProbesLimit = 1;
                options.NumVotesForDeathDeclaration = 1;
                options.TableRefreshTimeout = TimeSpan.FromSeconds(1);
            });
        }
    }

    private sealed class Client : IClientBuilderConfigurator
    {
        public void Configure(IConfiguration configuration, IClientBuilder clientBuilder)
        {
            clientBuilder.Services.AddSerializer(serializer => serializer.AddOctavo());
            clientBuilder.UseRedisClustering(options => options.ConfigurationOptions = StackExchange.Redis.ConfigurationOptions.Parse(s_redis));
            clientBuilder.AddMemoryStreams("streams");
        }
    }
}
