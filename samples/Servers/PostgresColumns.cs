// Owns: a value in a jsonb column, which the database can query, and in a bytea column of PostgreSQL.
// Packages: Octavo, Npgsql.
using Npgsql;
using NpgsqlTypes;
using Octavo;

namespace Servers;

internal static class PostgresColumns
{
    internal static async Task<bool> RunAsync(string address)
    {
        OctavoFormat format = OctavoFormats.MessagePack.With(SerializerLimits.Untrusted);
        OctavoCodecs.EnsureCodec(typeof(Parcel), format);   // at start-up: says what would fail at the first row
        await using NpgsqlDataSource source = NpgsqlDataSource.Create(address);
        await using NpgsqlConnection connection = await source.OpenConnectionAsync();
        await using (var create = new NpgsqlCommand("CREATE TEMPORARY TABLE parcels (id int PRIMARY KEY, body jsonb, raw bytea)", connection))
        {
            await create.ExecuteNonQueryAsync();
        }
        await using (var insert = new NpgsqlCommand("INSERT INTO parcels (id, body, raw) VALUES ($1, $2, $3)", connection))
        {
            insert.Parameters.Add(new() { Value = Parcel.Sample.Id });
            insert.Parameters.Add(new() { Value = OctavoJson.SerializeToString(Parcel.Sample), NpgsqlDbType = NpgsqlDbType.Jsonb });
            insert.Parameters.Add(new() { Value = format.Serialize(Parcel.Sample) });
            await insert.ExecuteNonQueryAsync();
        }
        await using var select = new NpgsqlCommand("SELECT body::text, raw FROM parcels WHERE body @> '{\"Stops\": [{\"Place\": \"Bern\"}]}'", connection);
        await using NpgsqlDataReader rows = await select.ExecuteReaderAsync();
        if (!await rows.ReadAsync())
        {
            return false;
        }
        Parcel? body = OctavoJson.Deserialize<Parcel>(rows.GetString(0));
        Parcel? raw = format.Deserialize<Parcel>(rows.GetFieldValue<byte[]>(1));
        Console.WriteLine($"jsonb: parcel {body?.Id}; bytea: parcel {raw?.Id}");
        return body?.IsSample == true && raw?.IsSample == true;
    }
}
