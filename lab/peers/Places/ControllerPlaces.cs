// Owns: controllers of ASP.NET Core: the whole call on a server in this process, in JSON.
// Must not know: formatters; the framework chooses them.
using System.Buffers;
using System.Net.Http.Json;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

internal static class Controllers
{
    internal const string Name = "MVC";

    internal static HttpClient Client(bool octavo) => Web.Client(
        services =>
        {
            services.AddOctavo();
            IMvcBuilder mvc = services.AddControllers().AddApplicationPart(typeof(EchoController).Assembly);
            if (octavo)
                mvc.AddOctavo();
        },
        static app => app.MapControllers());
}

/// <summary>Gives back what it gets.</summary>
[ApiController, Route("/")]
public sealed class EchoController : ControllerBase
{
    /// <summary>The order.</summary>
    [HttpPost]
    public ActionResult<PlaceOrder> Echo(PlaceOrder order) => order;
}

/// <summary>Octavo's formatters.</summary>
public struct ControllerOfOctavo : IPlace<PlaceOrder>
{
    private static readonly Lazy<HttpClient> s_client = new(() => Controllers.Client(octavo: true));

    /// <inheritdoc/>
    public static string Place => Controllers.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", Controllers.Name, Formats.Json, "AddControllers().AddOctavo(); the client Octavo.Http", typeof(OctavoJson));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => OctavoJson.Serialize(destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => OctavoJson.Deserialize<PlaceOrder>(source)!;

    /// <inheritdoc/>
    public static async Task<PlaceOrder> Whole(PlaceOrder order)
    {
        using HttpResponseMessage response = await s_client.Value.PostAsOctavoAsync("/", order, OctavoFormats.Json).ConfigureAwait(false);
        return (await response.EnsureSuccessStatusCode().Content.ReadFromOctavoAsync<PlaceOrder>().ConfigureAwait(false))!;
    }
}

/// <summary>The framework's formatters.</summary>
public struct ControllerOfJson : IPlace<PlaceOrder>
{
    private static readonly Lazy<HttpClient> s_client = new(() => Controllers.Client(octavo: false));
    private static readonly System.Text.Json.JsonSerializerOptions s_options = new(System.Text.Json.JsonSerializerDefaults.Web);

    /// <inheritdoc/>
    public static string Place => Controllers.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = PlaceInfo.Of("System.Text.Json", Controllers.Name, Formats.Json,
        "AddControllers(): the default, by reflection; the client System.Net.Http.Json", typeof(System.Text.Json.JsonSerializer));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order)
    {
        using var writer = new System.Text.Json.Utf8JsonWriter(destination);
        System.Text.Json.JsonSerializer.Serialize(writer, order, s_options);
    }

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => System.Text.Json.JsonSerializer.Deserialize<PlaceOrder>(source, s_options)!;

    /// <inheritdoc/>
    public static async Task<PlaceOrder> Whole(PlaceOrder order)
    {
        using HttpResponseMessage response = await s_client.Value.PostAsJsonAsync("/", order).ConfigureAwait(false);
        return (await response.EnsureSuccessStatusCode().Content.ReadFromJsonAsync<PlaceOrder>().ConfigureAwait(false))!;
    }
}
