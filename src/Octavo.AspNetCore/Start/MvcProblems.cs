// Owns: what a controller answers if a request's body is not a value: problem details with code and path. Knows no format.
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.Options;
using Octavo.AspNetCore.Http;

namespace Octavo.AspNetCore.Start;

/// <summary>Answers for controllers with <see cref="ApiControllerAttribute"/>, whose options define the response to invalid models; models that are invalid for
/// another reason keep that response.</summary>
internal sealed class MvcProblems : IPostConfigureOptions<ApiBehaviorOptions>
{
    public void PostConfigure(string? name, ApiBehaviorOptions options)
    {
        Func<ActionContext, IActionResult> others = options.InvalidModelStateResponseFactory;
        options.InvalidModelStateResponseFactory = context =>
            RequestProblem.Of(context.HttpContext) is { } problem
                ? new ObjectResult(problem) { StatusCode = problem.Status, ContentTypes = { RequestProblem.MediaType } } : others(context);
    }
}
