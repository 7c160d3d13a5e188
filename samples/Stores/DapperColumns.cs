// Owns: a type in a column of JSON and in a column of bytes, with Dapper on SQLite in memory.
// Packages: Octavo, Dapper, Microsoft.Data.Sqlite.
using System.Data;
using Dapper;
using Microsoft.Data.Sqlite;
using Octavo;

namespace Stores;

[GenerateCodec]
public sealed record Parcel(int Id, List<Stop> Stops);

[GenerateCodec]
public sealed record Stop(string Place, int Minutes);

/// <summary>Every parameter and every column of the type is JSON.</summary>
public sealed class JsonHandler<T> : SqlMapper.TypeHandler<T>
{
    public override void SetValue(IDbDataParameter parameter, T? value) =>
        parameter.Value = value is null ? DBNull.Value : OctavoJson.SerializeToString(value);

    public override T? Parse(object value) => OctavoJson.Deserialize<T>((string)value);
}

internal static class DapperColumns
{
    internal static async Task<bool> RunAsync()
    {
        OctavoFormat format = OctavoFormats.MessagePack.With(SerializerLimits.Untrusted);
        OctavoCodecs.EnsureCodec(typeof(Parcel), format);   // at start-up: says what would fail at the first row
        SqlMapper.AddTypeHandler(new JsonHandler<Parcel>());

        await using var connection = new SqliteConnection("Data Source=:memory:");
        await connection.OpenAsync();
        await connection.ExecuteAsync("CREATE TABLE parcels (id INTEGER PRIMARY KEY, body TEXT, raw BLOB)");
        var parcel = new Parcel(7, [new Stop("Bern", 12), new Stop("Basel", 55)]);
        await connection.ExecuteAsync("INSERT INTO parcels (id, body, raw) VALUES (@Id, @parcel, @raw)",
            new { parcel.Id, parcel, raw = format.Serialize(parcel) });

        Parcel body = await connection.QuerySingleAsync<Parcel>("SELECT body FROM parcels WHERE body ->> '$.Stops[1].Place' = 'Basel'");
        Parcel raw = format.Deserialize<Parcel>(await connection.QuerySingleAsync<byte[]>("SELECT raw FROM parcels WHERE id = 7"))!;
        Console.WriteLine($"JSON: parcel {body.Id} to {body.Stops[^1].Place}; MessagePack: the same: {OctavoGraph.Equals(body, raw)}");
        return OctavoGraph.Equals(parcel, body) && OctavoGraph.Equals(parcel, raw);
    }
}
