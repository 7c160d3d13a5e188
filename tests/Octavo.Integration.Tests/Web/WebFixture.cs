// Owns: the application of the tests of Octavo.AspNetCore: minimal endpoints and controllers, started once.
using Microsoft.AspNetCore.Mvc.ApplicationParts;
using Microsoft.AspNetCore.Mvc.Controllers;

namespace Octavo.IntegrationTests.Web;

public sealed class WebFixture : IAsyncLifetime
{
    private WebServer _server = null!;

    internal HttpClient Client => _server.Client;

    internal Uri Address => _server.Address;

    internal TaskCompletionSource Gate { get; private set; } = new(TaskCreationOptions.RunContinuationsAsynchronously);

    public async ValueTask InitializeAsync() => _server = await WebServer.StartAsync(
        services =>
        {
            services.AddOctavo();
            services.AddOctavo("small", options => options.Only("JSON", "CBOR").Limit(SerializerLimits.Untrusted with { MaxTotalBytes = 100 }));
            services.AddRequestDecompression();
            services.AddControllers().Only(typeof(OrdersController)).AddOctavo();
        },
        application =>
        {
            application.MapControllers();
            application.MapGet("/order", () => TypedResults.Octavo(Order.Of(2)));
            application.MapGet("/created", () => Results.Octavo(Order.Of(1), StatusCodes.Status201Created));
            application.MapPost("/echo", (OctavoBody<Order> order) => Results.Octavo(order.Value));
            application.MapPost("/lines", (OctavoBody<List<OrderLine>> lines) => TypedResults.Octavo(lines.Value.Count));
            application.MapPost("/picky", (OctavoBody<Picky> picky) => TypedResults.Octavo(picky.Value));
            application.MapPost("/nullable", (OctavoBody<int?> number) => TypedResults.Octavo(number.Value ?? -1));
            application.MapPost("/small", (OctavoBody<Order> order) => TypedResults.Octavo(order.Value)).WithOctavo("small");
            application.MapGet("/shape", () => TypedResults.Octavo<Shape>(new Square { Side = 2 }));
            application.MapGet("/broken", () => TypedResults.Octavo(new Broken()));
            application.MapGet("/binary", () => TypedResults.Octavo(new OfBinary(3)));
            application.MapGet("/stream", () => TypedResults.OctavoStream(Numbered(3)));
            application.MapGet("/none", () => Results.OctavoStream(Numbered(0)));
            application.MapGet("/waiting", () => Results.OctavoStream(Waiting()));
            application.UseRequestDecompression();
            application.MapPost("/maybe", (OctavoBody<Order>? order) => TypedResults.Octavo(order?.Value.Id ?? -1));
            application.MapGet("/cut", () => Results.OctavoStream(Cut()));
            application.MapPost("/parts/{id}", ([AsParameters] OrderParts parts) => TypedResults.Octavo(parts.Order.Value.Id + parts.Id));
        });

    public ValueTask DisposeAsync() => _server.DisposeAsync();

    private static async IAsyncEnumerable<OrderLine> Numbered(int count)
    {
        for (int i = 1; i <= count; i++)
        {
            await Task.Yield();
            yield return new OrderLine("S-" + i, i);
        }
    }

    /// <summary>The second value waits until the first has arrived.</summary>
    private async IAsyncEnumerable<OrderLine> Waiting()
    {
        yield return new OrderLine("first", 1);
        await Gate.Task;
        yield return new OrderLine("second", 2);
    }

    private static async IAsyncEnumerable<OrderLine> Cut()
    {
        yield return new OrderLine("first", 1);
        await Task.Delay(100); // the first is sent while this waits; a wait that is over at once would leave the whole answer to the exception handler
        throw new InvalidOperationException("a secret of the program");
    }
}

/// <summary>The parameters of a handler in one type.</summary>
public sealed record OrderParts(int Id, OctavoBody<Order> Order);

internal static class Controllers
{
    /// <summary>Leaves one controller of this assembly.</summary>
    internal static IMvcBuilder Only(this IMvcBuilder builder, Type controller)
    {
        builder.ConfigureApplicationPartManager(parts =>
        {
            parts.ApplicationParts.Clear();
            parts.ApplicationParts.Add(new AssemblyPart(controller.Assembly));
            foreach (ControllerFeatureProvider provider in parts.FeatureProviders.OfType<ControllerFeatureProvider>().ToList())
            {
                parts.FeatureProviders.Remove(provider);
            }
            parts.FeatureProviders.Add(new One(controller));
        });
        return builder;
    }

    private sealed class One(Type controller) : ControllerFeatureProvider
    {
        protected override bool IsController(System.Reflection.TypeInfo typeInfo) => typeInfo == controller;
    }
}
