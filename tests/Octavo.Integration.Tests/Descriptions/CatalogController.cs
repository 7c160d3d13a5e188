// Owns: the controller of the tests of Octavo.OpenApi.
using Microsoft.AspNetCore.Mvc;

namespace Octavo.IntegrationTests.Descriptions;

[ApiController, Route("mvc")]
public sealed class CatalogController : ControllerBase
{
    [HttpGet("catalog")]
    public ActionResult<Catalog> Get() => Catalog.Sample();

    [HttpPost("catalog")]
    public ActionResult<Order> Post([FromBody] Catalog catalog) => Order.Of(catalog.Stock ?? 0);

    [HttpGet("lines")]
    public async IAsyncEnumerable<OrderLine> Lines()
    {
        await Task.Yield();
        yield return new OrderLine("A", 1);
    }

    [HttpGet("text")]
    public string Text() => "plain";
}
