// Owns: where [assembly: GenerateCodecsForCalls] is offered and where it is not, and what the fix writes.
using System.Globalization;
using Microsoft.CodeAnalysis;
using Octavo.CodeFixes;

namespace Octavo.Generator.Tests.CodeFixes;

public sealed class CallSurfaceFixTests
{
    private const string Types = """
        global using System;
        global using System.Collections.Generic;
        global using System.Threading;
        global using System.Threading.Tasks;
        global using Octavo;
        [GenerateCodec] public sealed record Order(int Id);
        [GenerateCodec] public sealed record Page<T>(T Value);
        public sealed record Uncoded(int Id);
        public enum State { Open, Closed }

        """;

    /// <summary>A hub, and a host that maps it.</summary>
    private const string Hubs = """
        using Microsoft.AspNetCore.Builder;
        using Microsoft.AspNetCore.SignalR;
        public static class Host { public static void Map(WebApplication app) => app.MapHub<TalkHub>("/talk"); }

        """;

    private const string Controllers = "using Microsoft.AspNetCore.Mvc;\n";

    private const string Clients = "using Refit;\npublic static class Client { public static object Make() => RestService.For<IOrders>(\"https://shop.example\"); }\n";

    private const string Grains = "using Orleans;\n";

    [Theory]
    [InlineData(Hubs + "public class TalkHub : Hub { public Task Send(Dictionary<Guid, Order> orders) => Task.CompletedTask; }", "MapHub<TalkHub>",
        "System.Collections.Generic.Dictionary<System.Guid, Order>")]
    [InlineData(Hubs + "public class TalkHub : Hub { public IAsyncEnumerable<(int, Order)> Watch(Uncoded[] known) => throw null!; }", "MapHub<TalkHub>", "Uncoded[]")]
    [InlineData(Hubs + "public class TalkHub : Hub { public ValueTask<State> Send(int id) => throw null!; }", "MapHub<TalkHub>", "State")]
    [InlineData(Hubs + "public class TalkHub : Hub { public Page<int> Send() => throw null!; }", "MapHub<TalkHub>", "Page<int>")]
    [InlineData("using Microsoft.AspNetCore.SignalR; public class TalkHub : Hub<ITalk> { } public interface ITalk { Task Told(List<Uncoded> all); }", "TalkHub",
        "System.Collections.Generic.List<Uncoded>")]
    [InlineData("public interface ITalk { Task Told(HashSet<Order> all); } public class C { public void M(OctavoHubOptions options) => options.Require<ITalk>(); }",
        "Require<ITalk>", "System.Collections.Generic.HashSet<Order>")]
    [InlineData("public interface ITalk { Task Told(HashSet<Order> all); } public class C { public void M() => OctavoCodecs.EnsureCallCodecs(typeof(ITalk)); }",
        "EnsureCallCodecs", "System.Collections.Generic.HashSet<Order>")]
    [InlineData(Controllers + "public class OrdersController : ControllerBase { public IActionResult Post(Uncoded order) => Ok(); }", "OrdersController", "Uncoded")]
    [InlineData(Controllers + "public abstract class Base : ControllerBase { public ActionResult<Queue<Order>> Get() => Ok(); } public class OrdersController : Base { }",
        "OrdersController", "System.Collections.Generic.Queue<Order>")]
    [InlineData(Clients + "public interface IOrders { [Get(\"/orders\")] Task<Stack<Order>> All(); }", "For<IOrders>", "System.Collections.Generic.Stack<Order>")]
    [InlineData(Clients + "public interface IOrders { [Post(\"/orders\")] Task Add(Uncoded order); }", "For<IOrders>", "Uncoded")]
    [InlineData(Grains + "public interface IOrders : IGrainWithStringKey { Task<List<Uncoded>> All(); }", "IOrders", "System.Collections.Generic.List<Uncoded>")]
    public async Task CallsWithoutCodecsAreReported(string source, string place, string lack)
    {
        Diagnostic found = Assert.Single(await Reports(s_all, source));
        Assert.Equal(("OCT0074", DiagnosticSeverity.Info), (found.Id, found.Severity));
        Assert.Equal(place, found.Location.SourceTree!.GetText().ToString(found.Location.SourceSpan));
        Assert.Contains($"send '{lack}'", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public Task Send(HashSet<Order> orders) => Task.CompletedTask;", "[assembly: GenerateCodecsForCalls(typeof(TalkHub))]")]
    [InlineData("public Task Send(HashSet<Order> orders) => Task.CompletedTask;", "[assembly: GenerateCodecFor(typeof(HashSet<Order>))]")]
    [InlineData("public Page<int> Send() => throw null!;", "[assembly: GenerateCodecsForCalls(typeof(I))] public interface I { Page<int> M(); }")]
    [InlineData("public Task<List<Order>> Send(Order?[] a, Dictionary<string, int> b, int? c, byte[] d, Uri e, object f, string g) => throw null!;", "")]
    [InlineData("public Task Send(CancellationToken cancellation) => Task.CompletedTask; protected void Other(Uncoded value) { }", "")]
    public async Task HubsWhoseCallsHaveCodecsAreNotReported(string members, string attribute) =>
        Assert.Empty(await Reports(s_all, Hubs + "public class TalkHub : Hub { " + members + " }", attribute));

    [Theory]
    [InlineData(Controllers + "public class OrdersController : ControllerBase { public ActionResult<Order> Get(State state, State? other, [FromQuery] Uncoded query) => Ok(); }")]
    [InlineData(Controllers + "public abstract class OrdersController : ControllerBase { public IActionResult Post(Uncoded order) => Ok(); }")]
    [InlineData("public class Plain { public Uncoded M() => throw null!; }")]
    [InlineData(Clients + "public interface IOrders { [Get(\"/orders\")] Task<Order> All(Uncoded query); [Post(\"/a\")] Task Add([Body] Order order, [Query] Uncoded query); }")]
    [InlineData(Clients + "public interface IOrders { [Post(\"/a\")] Task Add([Body(BodySerializationMethod.UrlEncoded)] Uncoded order); }")]
    [InlineData(Grains + "public interface IOrders : IGrainWithStringKey { Task<HashSet<Order>> All(IOrders other, (int, string) pair, List<Own> own); } [GenerateSerializer] public sealed record Own(int Id);")]
    [InlineData("public class C { public void M<T>(OctavoHubOptions options) => options.Require<T>(); }")]
    public async Task CallsThatNeedNothingAreNotReported(string source) => Assert.Empty(await Reports(s_all, source));

    /// <summary>A project that uses Octavo for something else is left alone.</summary>
    [Fact]
    public async Task FrameworksWithoutTheirPackageAreNotReported()
    {
        MetadataReference[] others =
            [.. s_all.Where(reference => Path.GetFileName(reference.Display)?.StartsWith("Octavo.", StringComparison.Ordinal) != true)];
        string[] sources =
        [
            Hubs + "public class TalkHub : Hub<ITalk> { public Task Send(Uncoded order) => Task.CompletedTask; } public interface ITalk { Task Told(Uncoded all); }",
            Controllers + "public class OrdersController : ControllerBase { public IActionResult Post(Uncoded order) => Ok(); }",
            Clients + "public interface IOrders { [Post(\"/orders\")] Task Add(Uncoded order); }",
            Grains + "public interface IOtherOrders : IGrainWithStringKey { Task<List<Uncoded>> All(); }",
        ];
        Assert.Empty(await Reports(others, sources));
        Assert.Equal(5, (await Reports(s_all, sources)).Length);
    }

    [Fact]
    public async Task TheFixNamesTheTypeOnceInItsFile()
    {
        const string Before = "using Microsoft.AspNetCore.Builder;\nusing Microsoft.AspNetCore.SignalR;\n\nnamespace Acme\n{\n"
            + "    public class TalkHub : Hub<ITalk>\n    {\n        public Task Send(HashSet<Order> orders) => Task.CompletedTask;\n    }\n\n"
            + "    public interface ITalk\n    {\n        Task Told(Queue<Order> orders);\n    }\n\n"
            + "    public static class Host\n    {\n        public static void Map(WebApplication app)\n        {\n"
            + "            app.MapHub<TalkHub>(\"/talk\");\n            app.MapHub<TalkHub>(\"/again\");\n        }\n    }\n}\n";
        string[] all = await FixHarness.All<AskForCallsFix>(s_all, Types, Before);
        Assert.Equal(Types, all[0]);
        string added = "[assembly: GenerateCodecsForCalls(typeof(Acme.ITalk))][assembly: GenerateCodecsForCalls(typeof(Acme.TalkHub))]";
        Assert.Equal(Before.Replace("\n", "", StringComparison.Ordinal).Replace("namespace", added + "namespace", StringComparison.Ordinal),
            all[1].Replace("\r", "", StringComparison.Ordinal).Replace("\n", "", StringComparison.Ordinal));
        Generated generated = Harness.Run(Harness.Compilation(all, more: s_all)).Compiles();
        Assert.Contains(generated.Files, file => file.Value.Contains("Queue<global::Order>", StringComparison.Ordinal));
        Assert.DoesNotContain(await FixHarness.Reports(s_all, all), d => d.Id == "OCT0074");
    }

    private static readonly MetadataReference[] s_all =
        [.. Harness.Web, .. Harness.Framework("Octavo.Refit."), .. Harness.Framework("Refit"), .. Harness.Framework("Octavo.Orleans."),
            .. Harness.Framework("Orleans.")];

    private static async Task<Diagnostic[]> Reports(MetadataReference[] references, params string[] sources)
    {
        string[] all = [Types, .. sources];
        Assert.DoesNotContain(Harness.Loose(Harness.Compilation(all, more: references)).GetDiagnostics(), d => d.Severity == DiagnosticSeverity.Error);
        return [.. (await FixHarness.Reports(references, all)).Where(d => d.Id == "OCT0074")];
    }
}
