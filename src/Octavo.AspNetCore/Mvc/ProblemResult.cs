// Owns: problem details as a controller's result. Knows no format.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Octavo.AspNetCore.Http;

namespace Octavo.AspNetCore.Mvc;

/// <summary>Problem details in JSON, with the status and the headers that the result sets.</summary>
internal sealed class ProblemResult(ObjectResult result, ProblemDetails problem) : ActionResult
{
    public override Task ExecuteResultAsync(ActionContext context)
    {
        result.OnFormatting(context);
        HttpContext request = context.HttpContext;
        var options = request.RequestServices.GetRequiredService<IOptions<Microsoft.AspNetCore.Mvc.JsonOptions>>().Value.JsonSerializerOptions;
        return request.Response.WriteAsJsonAsync(problem, options.GetTypeInfo(problem.GetType()), RequestProblem.MediaType, request.RequestAborted);
    }
}
