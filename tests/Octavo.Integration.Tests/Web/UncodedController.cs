// Owns: a controller whose types have no codec: it is a part of the application in one test alone.
using Microsoft.AspNetCore.Mvc;

namespace Octavo.IntegrationTests.Web;

[ApiController, Route("uncoded")]
public sealed class UncodedController : ControllerBase
{
    [HttpPost]
    public Task<ActionResult<List<Uncoded>>> Post([FromBody] Uncoded value) => Task.FromResult<ActionResult<List<Uncoded>>>(new List<Uncoded> { value });
}
