// Owns: that problem details of controllers arrive, whatever the client accepts. Knows no format.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Octavo.AspNetCore.Http;

namespace Octavo.AspNetCore.Mvc;

/// <summary>Writes problem details in JSON if no formatter writes them in what the client accepts: a client that accepts only CBOR would get 406 instead of
/// 404, because the problem has no CBOR. In all other cases the framework writes them.</summary>
/// <param name="selector">The framework's choice of a formatter.</param>
/// <param name="writers">What formatters write text with.</param>
internal sealed class ProblemFilter(OutputFormatterSelector selector, IHttpResponseStreamWriterFactory writers) : IAlwaysRunResultFilter
{
    public void OnResultExecuting(ResultExecutingContext context)
    {
        if (context.Result is ObjectResult { Value: ProblemDetails problem } result && !IsWritten(context, result, problem))
        {
            context.Result = new ProblemResult(result, problem);
        }
    }

    public void OnResultExecuted(ResultExecutedContext context)
    {
    }

    private bool IsWritten(ResultExecutingContext context, ObjectResult result, ProblemDetails problem)
    {
        var writing = new OutputFormatterWriteContext(context.HttpContext, writers.CreateWriter, problem.GetType(), problem);
        // The media types that the framework gives a problem without any.
        MediaTypeCollection types = result.ContentTypes.Count != 0 ? result.ContentTypes : [RequestProblem.MediaType, "application/problem+xml"];
        return selector.SelectFormatter(writing, result.Formatters, types) is not null;
    }
}
