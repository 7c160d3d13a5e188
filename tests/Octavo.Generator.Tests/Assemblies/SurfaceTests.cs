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
