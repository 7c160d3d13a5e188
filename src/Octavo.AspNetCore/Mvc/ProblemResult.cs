// Owns: problem details as a controller's result. Knows no format.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Octavo.AspNetCore.Http;

namespace Octavo.AspNetCore.Mvc;

/// <summary>Problem details in JSON, as the framework writes it.</summary>
internal sealed class ProblemResult(ProblemDetails problem, int? status) : ActionResult
{
    public override Task ExecuteResultAsync(ActionContext context)
    {
        HttpResponse response = context.HttpContext.Response;
        response.StatusCode = status ?? response.StatusCode;
        var options = context.HttpContext.RequestServices.GetRequiredService<IOptions<Microsoft.AspNetCore.Mvc.JsonOptions>>().Value.JsonSerializerOptions;
        return response.WriteAsJsonAsync(problem, options.GetTypeInfo(problem.GetType()), RequestProblem.MediaType, context.HttpContext.RequestAborted);
    }
}
