// Owns: the samples of docs/features/drivers.md and ids.md, run against redis-server and PostgreSQL.
using System.Data;
using Dapper;
using Npgsql;
using NpgsqlTypes;
using Octavo.IntegrationTests.Caching;
using Octavo.IntegrationTests.Entities;
using StackExchange.Redis;

namespace Octavo.IntegrationTests.Drivers;

[Collection(PostgresFixture.Name)]
public sealed class DriverTests(RedisFixture redis, PostgresFixture postgres) : IClassFixture<RedisFixture>
{
    private static readonly Parcel s_parcel = new(new ParcelId(7), Ulid.Parse("01ARZ3NDEKTSV4RRFFQ69G5FAV"), [new("Bern", 12), new("Ö\"", 0)]);

    [Fact]
    public async Task ValuesLieInRedis()
    {
        _ = redis.Server;
        await using ConnectionMultiplexer connection = await ConnectionMultiplexer.ConnectAsync(redis.Configuration);
        IDatabase database = connection.GetDatabase();
        foreach (OctavoFormat format in OctavoFormats.All.Where(format => format.Name != "Protobuf"))
        {
            await database.StringSetAsync("parcel:7", format.Serialize(s_parcel));
            Assert.True(OctavoGraph.Equals(s_parcel, format.Deserialize<Parcel>((byte[])(await database.StringGetAsync("parcel:7"))!)));
        }
        Assert.True((await database.StringGetAsync("parcel:8")).IsNull);
    }

    [Fact]
    public async Task ColumnsOfPostgresAreJsonbAndBytea()
    {
        await using NpgsqlDataSource source = await Parcels(postgres, "drivers");
        await using (NpgsqlCommand insert = source.CreateCommand("INSERT INTO parcels (id, body, raw) VALUES ($1, $2, $3)"))
        {
            insert.Parameters.Add(new() { Value = 7 });
            insert.Parameters.Add(new() { Value = OctavoJson.SerializeToString(s_parcel), NpgsqlDbType = NpgsqlDbType.Jsonb });
            insert.Parameters.Add(new() { Value = OctavoBinary.Serialize(s_parcel) });
            await insert.ExecuteNonQueryAsync();
        }
        await using (NpgsqlCommand select = source.CreateCommand("SELECT body::text, raw FROM parcels WHERE body @> '{\"Id\": 7}'"))
        {
            await using NpgsqlDataReader rows = await select.ExecuteReaderAsync();
            Assert.True(await rows.ReadAsync());
            Assert.True(OctavoGraph.Equals(s_parcel, OctavoJson.Deserialize<Parcel>(rows.GetString(0))));
            Assert.True(OctavoGraph.Equals(s_parcel, OctavoBinary.Deserialize<Parcel>(rows.GetFieldValue<byte[]>(1))));
        }
        SqlMapper.AddTypeHandler(new JsonHandler<Parcel>());
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        await connection.ExecuteAsync("INSERT INTO parcels (id, body) VALUES (8, @body::jsonb)", new { body = s_parcel with { Id = new ParcelId(8) } });
        Assert.Equal(8, (await connection.QuerySingleAsync<Parcel>("SELECT body::text FROM parcels WHERE id = 8")).Id.Value);
    }

    [Fact]
    public void IdentifiersAreTheirValues()
    {
        Assert.Equal("""{"Id":7,"Tracking":"01ARZ3NDEKTSV4RRFFQ69G5FAV","Stops":[]}""", OctavoJson.SerializeToString(s_parcel with { Stops = [] }));
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Parcel>("""{"Id":7,"Tracking":"none","Stops":[]}"""));
        Assert.Equal("Parcel.Tracking", found.Error.Path);
    }

    /// <summary>Servers on Octavo, clients on MessagePack-CSharp.</summary>
    [Fact]
    public void AMixedFleetHasTheSameBytes()
    {
        var score = new Score { Points = -5, Player = "Ä", Times = [new DateTime(2026, 7, 14, 9, 30, 0, DateTimeKind.Utc)] };
        byte[] theirs = MessagePack.MessagePackSerializer.Serialize(score);
        Assert.Equal(Convert.ToHexString(theirs), Convert.ToHexString(OctavoMsgPack.Serialize(score)));
        Assert.True(OctavoGraph.Equals(score, OctavoMsgPack.Deserialize<Score>(theirs)));
        Assert.Equal(-5, MessagePack.MessagePackSerializer.Deserialize<Score>(OctavoMsgPack.Serialize(score)).Points);
    }

    /// <summary>An empty table in a database of its own: Entity Framework Core makes no tables if there are some.</summary>
    internal static async Task<NpgsqlDataSource> Parcels(PostgresFixture postgres, string database, string more = "")
    {
        await using (NpgsqlDataSource shared = NpgsqlDataSource.Create(postgres.Configuration))
        {
            await using NpgsqlCommand separate = shared.CreateCommand("CREATE DATABASE " + database);
            await separate.ExecuteNonQueryAsync();
        }
        NpgsqlDataSource source =
            NpgsqlDataSource.Create(postgres.Configuration.Replace("Database=octavo", "Database=" + database, StringComparison.Ordinal) + more);
        await using NpgsqlCommand create = source.CreateCommand("CREATE TABLE parcels (id int PRIMARY KEY, body jsonb, raw bytea)");
        await create.ExecuteNonQueryAsync();
        return source;
    }

    internal sealed class JsonHandler<T> : SqlMapper.TypeHandler<T>
    {
        public override void SetValue(IDbDataParameter parameter, T? value) =>
            parameter.Value = value is null ? DBNull.Value : OctavoJson.SerializeToString(value);

        public override T? Parse(object value) => OctavoJson.Deserialize<T>((string)value);
    }
}
