// Owns: value converters of Entity Framework Core, from a property to a column of text and back.
// Must not know: databases.
using System.Buffers;
using System.Text;
using System.Text.Json;
using Microsoft.EntityFrameworkCore.Storage.ValueConversion;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

internal static class Columns
{
    internal const string Name = "EF Core";

    /// <summary>The provider gets text; here it is copied as UTF-8, for all candidates alike.</summary>
    internal static void Write(ValueConverter converter, ArrayBufferWriter<byte> destination, PlaceOrder order) =>
        Encoding.UTF8.GetBytes((string)converter.ConvertToProvider(order)!, destination);

    internal static PlaceOrder Read(ValueConverter converter, byte[] source) => (PlaceOrder)converter.ConvertFromProvider(Encoding.UTF8.GetString(source))!;
}

/// <summary>Octavo's converter.</summary>
public struct ColumnOfOctavo : IPlace<PlaceOrder>
{
    private static readonly OctavoTextConverter<PlaceOrder> s_converter = new();

    /// <inheritdoc/>
    public static string Place => Columns.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", Columns.Name, Formats.Json, "OctavoTextConverter: a column of JSON", typeof(OctavoJson));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Columns.Write(s_converter, destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Columns.Read(s_converter, source);
}

/// <summary>The converter that its documentation shows.</summary>
public struct ColumnOfJson : IPlace<PlaceOrder>
{
    private static readonly ValueConverter<PlaceOrder, string> s_converter =
        new(order => JsonSerializer.Serialize(order, JsonSerializerOptions.Default),
            text => JsonSerializer.Deserialize<PlaceOrder>(text, JsonSerializerOptions.Default)!);

    /// <inheritdoc/>
    public static string Place => Columns.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("System.Text.Json", Columns.Name, Formats.Json, "HasConversion with JsonSerializer, by reflection", typeof(JsonSerializer));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Columns.Write(s_converter, destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Columns.Read(s_converter, source);
}
