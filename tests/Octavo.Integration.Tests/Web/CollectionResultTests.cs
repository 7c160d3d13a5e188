// Owns: the tests of controllers that declare collections by their interfaces, as most controllers do. Knows no format.
using Microsoft.AspNetCore.Mvc;

namespace Octavo.IntegrationTests.Web;

public sealed class CollectionResultTests
{
    [Theory]
    [InlineData("enumerable", "[{\"Sku\"")]
    [InlineData("async", "[{\"Sku\"")]
    [InlineData("list", "[{\"Sku\"")]
    [InlineData("collection", "[{\"Sku\"")]
    [InlineData("counted", "[{\"Sku\"")]
    [InlineData("query", "[{\"Sku\"")]
    [InlineData("set", "[{\"Sku\"")]
    [InlineData("map", "{\"A-1\":{\"Sku\"")]
    [InlineData("readonlymap", "{\"A-1\":{\"Sku\"")]
    public async Task DeclaredByTheirInterfacesAreWritten(string path, string start)
    {
        await using WebServer server = await Started();
        Assert.StartsWith(start, await server.Client.GetStringAsync("/collections/" + path), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("enumerable", """[{"Sku":"a","Count":2},{"Sku":"b","Count":3}]""", "5")]
    [InlineData("list", """[{"sku":"a","count":2}]""", "2")]
    [InlineData("map", """{"x":{"Sku":"a","Count":2},"y":{"Sku":"b","Count":3}}""", "5")]
    public async Task AreReadFromBodies(string path, string body, string sum)
    {
        await using WebServer server = await Started();
        using HttpResponseMessage response =
            await server.Client.PostBytes("/collections/" + path, System.Text.Encoding.UTF8.GetBytes(body), "application/json");
        Assert.Equal(sum, await response.Content.ReadAsStringAsync());
    }

    private static Task<WebServer> Started() => WebServer.StartAsync(
        services => services.AddControllers().Only(typeof(CollectionsController)).AddOctavo(), application => application.MapControllers());
}

[ApiController, Route("collections")]
public sealed class CollectionsController : ControllerBase
{
    private static List<OrderLine> All => Order.Of(2).Lines;

    [HttpGet("enumerable")]
    public IEnumerable<OrderLine> Enumerable() => All.Where(line => line.Count > 0);

    [HttpGet("async")]
    public Task<ActionResult<IEnumerable<OrderLine>>> Async() => Task.FromResult<ActionResult<IEnumerable<OrderLine>>>(All);

    [HttpGet("list")]
    public ActionResult<IList<OrderLine>> List() => All;

    [HttpGet("collection")]
    public ICollection<OrderLine> Collection() => All;

    [HttpGet("counted")]
    public IReadOnlyCollection<OrderLine> Counted() => new Queue<OrderLine>(All);

    [HttpGet("query")]
    public IQueryable<OrderLine> Query() => All.AsQueryable();

    [HttpGet("set")]
    public IReadOnlySet<OrderLine> Set() => All.ToHashSet();

    [HttpGet("map")]
    public IDictionary<string, OrderLine> Map() => All.ToDictionary(line => line.Sku);

    [HttpGet("readonlymap")]
    public ActionResult<IReadOnlyDictionary<string, OrderLine>> ReadOnlyMap() => new SortedDictionary<string, OrderLine>(All.ToDictionary(line => line.Sku));

    [HttpPost("enumerable")]
    public int Sum([FromBody] IEnumerable<OrderLine> lines) => lines.Sum(line => line.Count);

    [HttpPost("list")]
    public int Sum([FromBody] IList<OrderLine> lines) => lines.Sum(line => line.Count);

    [HttpPost("map")]
    public int Sum([FromBody] IReadOnlyDictionary<string, OrderLine> lines) => lines.Values.Sum(line => line.Count);

    /// <summary>The classic form: the attribute has the type, and the method a result that says nothing.</summary>
    [HttpGet("classic"), ProducesResponseType<IEnumerable<OrderLine>>(200)]
    public IActionResult Classic() => Ok(All);
}
