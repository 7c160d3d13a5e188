// Owns: the controllers of the tests.
using Microsoft.AspNetCore.Mvc;

namespace Octavo.IntegrationTests.Web;

[ApiController, Route("mvc")]
public sealed class OrdersController : ControllerBase
{
    [HttpGet("order")]
    public Order Get() => Order.Of(2);

    [HttpPost("echo")]
    public ActionResult<Order> Echo([FromBody] Order order) => order;

    [HttpPost("picky")]
    public ActionResult<Picky> Picky([FromBody] Picky picky) => picky;

    [HttpPost("tree")]
    public ActionResult<Tree> Tree([FromBody] Tree tree) => tree;

    [HttpGet("shape")]
    public ActionResult<Shape> Shape() => new Circle { Radius = 1.5 };

    [HttpGet("own")]
    public IActionResult Own() => Ok(new Circle { Radius = 1.5 });

    [HttpGet("broken")]
    public ActionResult<Broken> Broken() => new Broken();

    [HttpGet("binary")]
    public ActionResult<OfBinary> Binary() => new OfBinary(3);

    [HttpGet("stream")]
    public async IAsyncEnumerable<OrderLine> Stream()
    {
        for (int i = 1; i <= 3; i++)
        {
            await Task.Yield();
            yield return new OrderLine("S-" + i, i);
        }
    }

    /// <summary>The last value cannot be written, and those before it are not sent yet.</summary>
    [HttpGet("failing")]
    public IAsyncEnumerable<Broken?> Failing() => new Broken?[] { null, null, new() }.ToAsyncEnumerable();

    [HttpGet("text")]
    public string Text() => "plain";

    [HttpGet("null")]
    public Order? Null() => null;

    [HttpGet("uncoded")]
    public IActionResult Uncoded() => Ok(new Uncoded { Id = 5 });

    [HttpPost("maybe")]
    public int Maybe([FromBody] Order? order) => order?.Id ?? -1;

    [HttpGet("query")]
    public IActionResult Query() => Ok(Order.Of(3).Lines.Where(line => line.Count > 1));

    [HttpGet("values")]
    public IActionResult Values() => Ok(Order.Of(1).Lines.ToDictionary(line => line.Sku).Values);

    [HttpGet("missing")]
    public IActionResult Missing() => NotFound();
}
