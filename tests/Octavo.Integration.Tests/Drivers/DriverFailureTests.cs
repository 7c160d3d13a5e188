// Owns: the samples of docs/features/drivers.md on servers that are killed, started again, or stand still, and over data of other versions and no version.
using System.Buffers;
using Dapper;
using Npgsql;
using NpgsqlTypes;
using Octavo.IntegrationTests.Caching;
using Octavo.IntegrationTests.Entities;
using StackExchange.Redis;

namespace Octavo.IntegrationTests.Drivers;

[Collection(PostgresFixture.Name)]
public sealed class DriverFailureTests(RedisFixture redis, PostgresFixture postgres) : IClassFixture<RedisFixture>
{
    private static readonly OctavoFormat s_format = OctavoFormats.MessagePack.With(SerializerLimits.Untrusted);

    /// <summary>By name, so that members may come and go.</summary>
    private static readonly Parcel s_parcel = new(new ParcelId(7), Ulid.Parse("01ARZ3NDEKTSV4RRFFQ69G5FAV"), [.. Enumerable.Range(0, 300)
        .Select(minutes => new Stop("Bern", minutes))]);

    [Fact]
    public async Task RedisIsKilledAndRestarted()
    {
        _ = redis.Server;
        ConfigurationOptions configuration = ConfigurationOptions.Parse(redis.Waiting(1000));
        configuration.ReconnectRetryPolicy = new LinearRetry(100);
        await using ConnectionMultiplexer connection = await ConnectionMultiplexer.ConnectAsync(configuration);
        IDatabase database = connection.GetDatabase();
        await database.StringSetAsync("killed", s_format.Serialize(s_parcel));
        await redis.Server.KillAsync();
        try
        {
            Exception found = await Assert.ThrowsAnyAsync<Exception>(() => database.StringGetAsync("killed"));
            Assert.True(found is RedisException or TimeoutException, found.ToString());
        }
        finally
        {
            await redis.Server.RestartAsync();
        }
        for (int i = 0; ; i++)
        {
            try
            {
                await database.StringSetAsync("again", s_format.Serialize(s_parcel));
                break;
            }
            catch (Exception) when (i < 200)
            {
                await Task.Delay(50);
            }
        }
        Assert.True((await database.StringGetAsync("killed")).IsNull);
        Assert.True(OctavoGraph.Equals(s_parcel, s_format.Deserialize<Parcel>((byte[])(await database.StringGetAsync("again"))!)));
    }

    /// <summary>A server that stands still is a time-out, and not a value. What was written before is there later.</summary>
    [Fact]
    public async Task RedisIsPaused()
    {
        _ = redis.Server;
        await using ConnectionMultiplexer connection = await ConnectionMultiplexer.ConnectAsync(redis.Waiting(300));
        IDatabase database = connection.GetDatabase();
        await database.StringSetAsync("paused", s_format.Serialize(s_parcel));
        await redis.Server.PauseAsync();
        try
        {
            await Assert.ThrowsAsync<RedisTimeoutException>(() => database.StringGetAsync("paused"));
        }
        finally
        {
            await redis.Server.ResumeAsync();
        }
        await using ConnectionMultiplexer later = await ConnectionMultiplexer.ConnectAsync(redis.Configuration);
        Assert.True(OctavoGraph.Equals(s_parcel, s_format.Deserialize<Parcel>((byte[])(await later.GetDatabase().StringGetAsync("paused"))!)));
    }

    [Fact]
    public async Task RedisHasGarbageAndOtherVersions()
    {
        _ = redis.Server;
        await using ConnectionMultiplexer connection = await ConnectionMultiplexer.ConnectAsync(redis.Configuration);
        IDatabase database = connection.GetDatabase();
        foreach (byte[] garbage in (byte[][])[[], [0xC1, 0xFF], s_format.Serialize(s_parcel)[..^1], s_format.Serialize("text"), "text"u8.ToArray()])
        {
            await database.StringSetAsync("garbage", garbage);
            byte[] read = (await database.StringGetAsync("garbage"))!;
            Assert.NotEqual(OctavoErrorCode.None, Assert.Throws<OctavoException>(() => s_format.Deserialize<Parcel>(read)).Code);
            Assert.False(s_format.TryDeserialize(read, out Parcel? _, out OctavoError _));
        }
        await database.StringSetAsync("path",
            MessagePack.MessagePackSerializer.ConvertFromJson("""{"Id":7,"Tracking":"01ARZ3NDEKTSV4RRFFQ69G5FAV","Stops":[{"Place":5}]}"""));
        byte[] wrong = (await database.StringGetAsync("path"))!;
        Assert.Equal("Parcel.Stops[0].Place", Assert.Throws<OctavoException>(() => s_format.Deserialize<Parcel>(wrong)).Path);

        await database.StringSetAsync("newer", s_format.Serialize(new NewerParcel(s_parcel.Id, s_parcel.Tracking, s_parcel.Stops, "note")));
        Assert.True(OctavoGraph.Equals(s_parcel, s_format.Deserialize<Parcel>((byte[])(await database.StringGetAsync("newer"))!)));
        await database.StringSetAsync("older", s_format.Serialize(s_parcel));
        Assert.Equal(s_parcel.Tracking, s_format.Deserialize<OlderParcel>((byte[])(await database.StringGetAsync("older"))!)!.Tracking);

        // The page's way to tell versions apart: the stamp of another version is a miss.
        var buffer = new ArrayBufferWriter<byte>();
        new OctavoStampedValues<OlderParcel>(new OctavoStampedOptions()).Write(buffer, new OlderParcel(s_parcel.Id, s_parcel.Tracking));
        await database.StringSetAsync("stamped", buffer.WrittenMemory);
        var stored = new ReadOnlySequence<byte>((byte[])(await database.StringGetAsync("stamped"))!);
        Assert.False(new OctavoStampedValues<Parcel>(new OctavoStampedOptions()).TryRead(stored, out _, out string reason));
        Assert.Contains("schema", reason, StringComparison.Ordinal);
    }

    /// <summary>What was committed is there, and nothing of what was not.</summary>
    [Fact]
    public async Task PostgresIsKilledAndRestarted()
    {
        await using NpgsqlDataSource source = await DriverTests.Parcels(postgres, "killed");
        SqlMapper.AddTypeHandler(new DriverTests.JsonHandler<Parcel>());
        await Insert(source, 7);
        await using (NpgsqlConnection connection = await source.OpenConnectionAsync())
        {
            await using NpgsqlTransaction transaction = await connection.BeginTransactionAsync();
            await connection.ExecuteAsync("INSERT INTO parcels (id, body) VALUES (8, @body::jsonb)", new { body = s_parcel });
            await postgres.Server.KillAsync();
            try
            {
                await Assert.ThrowsAnyAsync<NpgsqlException>(() => transaction.CommitAsync());
                await Assert.ThrowsAnyAsync<NpgsqlException>(() => Insert(source, 9));
            }
            finally
            {
                await postgres.Server.RestartAsync();
            }
        }
        (Parcel body, Parcel raw) = Assert.Single(await Select(source));
        Assert.True(OctavoGraph.Equals(s_parcel, body) && OctavoGraph.Equals(s_parcel, raw));
        await Insert(source, 9);
        await using NpgsqlConnection again = await source.OpenConnectionAsync();
        Assert.True(OctavoGraph.Equals(s_parcel, await again.QuerySingleAsync<Parcel>("SELECT body::text FROM parcels WHERE id = 9")));
    }

    /// <summary>A server that stands still is a time-out of Npgsql. What was sent meanwhile is there whole, or not at all.</summary>
    [Fact]
    public async Task PostgresIsPaused()
    {
        await using NpgsqlDataSource source =
            await DriverTests.Parcels(postgres, "paused", ";Timeout=1;Command Timeout=1;Cancellation Timeout=-1");
        await using (NpgsqlConnection connection = await source.OpenConnectionAsync())
        {
            await postgres.Server.PauseAsync();
            try
            {
                var parameters = new { body = OctavoJson.SerializeToString(s_parcel), raw = s_format.Serialize(s_parcel) };
                NpgsqlException found = await Assert.ThrowsAsync<NpgsqlException>(
                    () => connection.ExecuteAsync("INSERT INTO parcels (id, body, raw) VALUES (7, @body::jsonb, @raw)", parameters));
                Assert.IsType<TimeoutException>(found.InnerException);
            }
            finally
            {
                await postgres.Server.ResumeAsync();
            }
        }
        await Insert(source, 8);
        List<(Parcel Body, Parcel Raw)> rows = await Select(source);
        Assert.InRange(rows.Count, 1, 2);
        Assert.All(rows, row => Assert.True(OctavoGraph.Equals(s_parcel, row.Body) && OctavoGraph.Equals(s_parcel, row.Raw)));
    }

    [Fact]
    public async Task PostgresHasGarbageAndOtherVersions()
    {
        await using NpgsqlDataSource source = await DriverTests.Parcels(postgres, "versions");
        SqlMapper.AddTypeHandler(new DriverTests.JsonHandler<Parcel>());
        SqlMapper.AddTypeHandler(new DriverTests.JsonHandler<OlderParcel>());
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        var newer = new NewerParcel(s_parcel.Id, s_parcel.Tracking, s_parcel.Stops, "note");
        await connection.ExecuteAsync("INSERT INTO parcels (id, body, raw) VALUES (1, @body::jsonb, @raw)",
            new { body = OctavoJson.SerializeToString(newer), raw = s_format.Serialize(newer) });
        (Parcel body, Parcel raw) = Assert.Single(await Select(source));
        Assert.True(OctavoGraph.Equals(s_parcel, body) && OctavoGraph.Equals(s_parcel, raw));
        Assert.True(OctavoGraph.Equals(s_parcel, await connection.QuerySingleAsync<Parcel>("SELECT body::text FROM parcels")));
        Assert.Equal(s_parcel.Tracking, (await connection.QuerySingleAsync<OlderParcel>("SELECT body::text FROM parcels")).Tracking);

        await connection.ExecuteAsync("""UPDATE parcels SET body = '{"Id":7,"Tracking":"01ARZ3NDEKTSV4RRFFQ69G5FAV","Stops":[{"Place":5}]}'""");
        Assert.Equal("Parcel.Stops[0].Place", (await Assert.ThrowsAsync<OctavoException>(() => Select(source))).Path);
        Exception wrapped = await Assert.ThrowsAnyAsync<Exception>(() => connection.QuerySingleAsync<Parcel>("SELECT body::text FROM parcels"));
        Assert.Equal("Parcel.Stops[0].Place", EntityTests.Inner(wrapped).Path);
        await connection.ExecuteAsync("""UPDATE parcels SET body = '[]'""");
        Assert.Equal(OctavoErrorCode.TypeMismatch, (await Assert.ThrowsAsync<OctavoException>(() => Select(source))).Code);
        foreach (byte[] garbage in (byte[][])[[], [0xC1, 0xFF], s_format.Serialize(s_parcel)[..^1], s_format.Serialize("text")])
        {
            await connection.ExecuteAsync("UPDATE parcels SET body = @body::jsonb, raw = @garbage", new { body = s_parcel, garbage });
            Assert.NotEqual(OctavoErrorCode.None, (await Assert.ThrowsAsync<OctavoException>(() => Select(source))).Code);
        }
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedAtTheStart() =>
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(Uncoded), s_format)).Code);

    private static async Task Insert(NpgsqlDataSource source, int id)
    {
        await using NpgsqlCommand insert = source.CreateCommand("INSERT INTO parcels (id, body, raw) VALUES ($1, $2, $3)");
        insert.Parameters.Add(new() { Value = id });
        insert.Parameters.Add(new() { Value = OctavoJson.SerializeToString(s_parcel), NpgsqlDbType = NpgsqlDbType.Jsonb });
        insert.Parameters.Add(new() { Value = s_format.Serialize(s_parcel) });
        await insert.ExecuteNonQueryAsync();
    }

    private static async Task<List<(Parcel Body, Parcel Raw)>> Select(NpgsqlDataSource source)
    {
        await using NpgsqlCommand select = source.CreateCommand("SELECT body::text, raw FROM parcels");
        await using NpgsqlDataReader rows = await select.ExecuteReaderAsync();
        List<(Parcel, Parcel)> all = [];
        while (await rows.ReadAsync())
        {
            all.Add((OctavoJson.Deserialize<Parcel>(rows.GetString(0))!, s_format.Deserialize<Parcel>(rows.GetFieldValue<byte[]>(1))!));
        }
        return all;
    }
}
