// Owns: the codecs of what an interface's methods take and give: [assembly: GenerateCodecsForCalls].
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Assemblies;

public sealed class SurfaceTests
{
    private const string Types = """
        using System;
        using System.Collections.Generic;
        using System.Threading;
        using System.Threading.Channels;
        using System.Threading.Tasks;
        using Octavo;
        [GenerateCodec] public sealed class Order { [CodecMember(1)] public int Id { get; set; } }
        public interface IBase { Task<Dictionary<Guid, Order>> All(); }
        public interface IMyHub : IBase
        {
            Task Send((int Room, string Text) message, CancellationToken cancellationToken);
            IAsyncEnumerable<KeyValuePair<int, Order>> Watch(HashSet<Order> known);
            ValueTask<ChannelReader<Queue<Order>>> Open(Func<int> notThis);
            int Count(ref int notThis);
            int Sum(ReadOnlySpan<long> notThis);
            void Say(string text, object anything);
            Task<T> Generic<T>(T notThis);
            event EventHandler NotThis;
            Stack<int> NotThisProperty { get; }
        }
        """;

    [Fact]
    public void Parameters_and_results_are_roots()
    {
        string table = Table("[assembly: Octavo.GenerateCodecsForCalls(typeof(IMyHub))]", Types);
        Assert.Contains("Dictionary<global::System.Guid, global::Order>", table, StringComparison.Ordinal);
        Assert.Contains("KeyValuePair<int, global::Order>", table, StringComparison.Ordinal);
        Assert.Contains("HashSet<global::Order>", table, StringComparison.Ordinal);
        Assert.Contains("Queue<global::Order>", table, StringComparison.Ordinal);
        Assert.Matches(@"\(int, string\)|ValueTuple<int, string>", table);
        Assert.DoesNotContain("Stack", table, StringComparison.Ordinal);
        Assert.DoesNotContain("long", table, StringComparison.Ordinal);
        Assert.DoesNotContain("Queue<global::Order>", Table("", Types), StringComparison.Ordinal);
    }

    /// <summary>A class's own methods and those of its bases, a framework's aside; actions that services are handed to.</summary>
    [Fact]
    public void Classes_have_their_public_methods()
    {
        string table = Table(
            "[assembly: Octavo.GenerateCodecsForCalls(typeof(OrdersController))]",
            Types,
            """
            using System.Collections.Generic;
            using Microsoft.AspNetCore.Http;
            using Microsoft.AspNetCore.Mvc;
            public abstract class Base : ControllerBase { public ActionResult<SortedDictionary<int, Order>> Sorted() => new SortedDictionary<int, Order>(); }
            public sealed class OrdersController : Base
            {
                public IActionResult Post([FromBody] LinkedList<Order> orders, [FromServices] Stack<Order> notThis, HttpContext context) => Ok();
                private Queue<Order> NotThis() => new();
                public static HashSet<Order> NorThis() => new();
            }
            """);
        Assert.Contains("SortedDictionary<int, global::Order>", table, StringComparison.Ordinal);
        Assert.Contains("LinkedList<global::Order>", table, StringComparison.Ordinal);
        Assert.DoesNotContain("Stack<", table, StringComparison.Ordinal);
        Assert.DoesNotContain("Queue<", table, StringComparison.Ordinal);
        Assert.DoesNotContain("HashSet<", table, StringComparison.Ordinal);
    }

    /// <summary>The value of a Refit response travels, the response does not.</summary>
    [Fact]
    public void Responses_of_Refit_are_unwrapped()
    {
        string table = Table(
            "[assembly: Octavo.GenerateCodecsForCalls(typeof(IOrders))]",
            Types,
            "namespace Refit { public interface IApiResponse { } public interface IApiResponse<out T> : IApiResponse { T Content { get; } } }",
            """
            using System.Collections.Generic;
            using System.Threading.Tasks;
            using Refit;
            public interface IOrders { Task<IApiResponse<Queue<Order>>> All(); Task<IApiResponse> Delete(int id); }
            """);
        Assert.Contains("Queue<global::Order>", table, StringComparison.Ordinal);
        Assert.DoesNotContain("IApiResponse", table, StringComparison.Ordinal);
    }

    /// <summary>Text of the request, what Refit puts in a query, references to grains and what Orleans serializes is not data.</summary>
    [Fact]
    public void What_is_sent_by_other_means_is_left_out()
    {
        Generated generated = Harness.Run(Harness.Compilation([
            "[assembly: Octavo.GenerateCodecsForCalls(typeof(OrdersController)), Octavo.GenerateCodecsForCalls(typeof(IClient)), Octavo.GenerateCodecsForCalls(typeof(IOrders))]",
            Types + "public sealed class Uncoded { public int Id { get; set; } }",
            "namespace Orleans { public sealed class GenerateSerializerAttribute : System.Attribute; } namespace Orleans.Runtime { public interface IAddressable; }",
            """
            using System.Collections.Generic;
            using System.Threading.Tasks;
            using Microsoft.AspNetCore.Mvc;
            using Refit;
            public sealed class OrdersController : ControllerBase
            {
                public IActionResult Post(Queue<Order> orders, [FromQuery] Uncoded a, [FromRoute] Uncoded b, [FromHeader] Uncoded c, [FromForm] Uncoded d) => Ok();
            }
            public interface IClient
            {
                [Get("/orders")] Task<Stack<Order>> Find(Uncoded query);
                [Post("/orders")] Task Add([Body] Order order, Uncoded query);
                [Put("/orders")] Task Put(LinkedList<Order> order, [Query] Uncoded query);
                [Post("/form")] Task Form([Body(BodySerializationMethod.UrlEncoded)] Uncoded form);
            }
            public interface IOrders : Orleans.Runtime.IAddressable { Task<HashSet<Order>> All(IOrders other, List<Own> own); }
            [Orleans.GenerateSerializer] public sealed class Own { public int Id { get; set; } }
            """], more: [.. Harness.Web, .. Harness.Framework("Refit")]));
        string table =
            string.Concat(generated.Compiles().Files.Where(file => file.Key.EndsWith("Codecs.g.cs", StringComparison.Ordinal)).Select(file => file.Value));
        foreach (string root in (string[])["Queue<global::Order>", "Stack<global::Order>", "LinkedList<global::Order>", "HashSet<global::Order>"])
        {
            Assert.Contains(root, table, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Types_without_a_codec_are_reported_where_they_are_asked_for()
    {
        Generated generated =
            Harness.Run(
                "[assembly: Octavo.GenerateCodecsForCalls(typeof(IMyHub))] public class Uncoded { public int Id { get; set; } } public interface IMyHub { void Send(Uncoded value); }");
        Diagnostic found = Assert.Single(generated.Diagnostics);
        Assert.Equal("OCT0010", found.Id);
        Assert.Equal("Octavo.GenerateCodecsForCalls(typeof(IMyHub))", found.Location.SourceTree!.GetText().ToString(found.Location.SourceSpan));
    }

    private static string Table(params string[] sources) =>
        string.Concat(Harness.Run(Harness.Compilation(sources, more: Harness.Web))
            .Compiles().Files.Where(file => file.Key.EndsWith("Codecs.g.cs", StringComparison.Ordinal)).Select(file => file.Value));
}
