// Owns: that problem details of controllers are JSON, whatever the client accepts. Knows no format.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Octavo.AspNetCore;

/// <summary>Takes problem details out of content negotiation: to a client that takes CBOR alone a 404 would be a 406, since its problem has no CBOR.</summary>
internal sealed class ProblemFilter : IAlwaysRunResultFilter, IOrderedFilter
{
    /// <summary>After the framework's own filters, which make results of statuses.</summary>
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
