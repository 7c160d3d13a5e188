// Owns: what a controller answers if a request's body is not a value: problem details with code and path. Knows no format.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Octavo.AspNetCore.Http;

namespace Octavo.AspNetCore.Startup;

/// <summary>Answers for controllers with <see cref="ApiControllerAttribute"/>, whose options define the response to invalid models; models that are invalid for
/// another reason keep that response, and so do all of a program that has a response of its own: the model state has the error under its path.</summary>
internal sealed class MvcProblems : IPostConfigureOptions<ApiBehaviorOptions>
{
    public void PostConfigure(string? name, ApiBehaviorOptions options)
    {
        Func<ActionContext, IActionResult> others = options.InvalidModelStateResponseFactory;
        if (others.Method.DeclaringType?.Assembly != typeof(ApiBehaviorOptions).Assembly)
        {
            return;
        }
        options.InvalidModelStateResponseFactory = context =>
            RequestProblem.Of(context.HttpContext) is { } problem
                ? new ObjectResult(Complete(context.HttpContext, problem)) { StatusCode = problem.Status, ContentTypes = { RequestProblem.MediaType } }
                : others(context);
    }

    /// <summary>The problem with what the framework adds to each of its own: <c>type</c>, <c>traceId</c>, and <c>CustomizeProblemDetails</c> of the
    /// program.</summary>
    private static ProblemDetails Complete(HttpContext context, ProblemDetails problem)
    {
        ProblemDetails complete = context.RequestServices.GetRequiredService<ProblemDetailsFactory>()
            .CreateProblemDetails(context, problem.Status, problem.Title, detail: problem.Detail);
        foreach ((string name, object? value) in problem.Extensions)
        {
            complete.Extensions[name] = value;
        }
        return complete;
    }
}
