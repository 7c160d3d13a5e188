// Owns: that problem details of controllers are JSON, whatever the client accepts. Knows no format.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Octavo.AspNetCore.Mvc;

/// <summary>Excludes problem details from content negotiation: otherwise a client that accepts only CBOR would get 406 instead of 404, because the problem has
/// no CBOR.</summary>
internal sealed class ProblemFilter : IAlwaysRunResultFilter, IOrderedFilter
{
    /// <summary>Runs after the filters of the framework, which turn statuses into results.</summary>
    public int Order => int.MaxValue;

    public void OnResultExecuting(ResultExecutingContext context)
    {
        if (context.Result is ObjectResult { Value: ProblemDetails problem } result)
        {
            context.Result = new ProblemResult(problem, problem.Status ?? result.StatusCode);
        }
    }

    public void OnResultExecuted(ResultExecutedContext context)
    {
    }
}
