// Owns: a cluster of two silos on loopback, whose membership and state are in redis-server.
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Octavo.IntegrationTests.Caching;
using Orleans.Configuration;
using Orleans.Hosting;
using Orleans.Serialization;
using Orleans.TestingHost;

namespace Octavo.MessagingTests.Orleans;

public sealed class OrleansFixture : IAsyncLifetime
{
    private readonly RedisFixture _redis = new();
    private TestCluster? _cluster;

    private static string s_redis = "";

    internal TestCluster Cluster
    {
        get
        {
            _ = _redis.Server;
            return _cluster!;
        }
    }

    internal string Redis => s_redis;

    public async ValueTask InitializeAsync()
    {
        await _redis.InitializeAsync();
        if (_redis.Reason is not null)
        {
            return;
        }
        s_redis = _redis.Configuration;
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
    }

    private sealed class Silo : ISiloConfigurator
    {
        public void Configure(ISiloBuilder siloBuilder)
        {
            siloBuilder.Services.AddSerializer(serializer => serializer.AddOctavo(options => options.Types.Add(typeof(Order))));
            siloBuilder.Services.AddOctavoGrainStorageSerializer();
            siloBuilder.UseRedisClustering(options => options.ConfigurationOptions = StackExchange.Redis.ConfigurationOptions.Parse(s_redis));
            siloBuilder.AddRedisGrainStorage("redis", options => options.ConfigurationOptions = StackExchange.Redis.ConfigurationOptions.Parse(s_redis));
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
