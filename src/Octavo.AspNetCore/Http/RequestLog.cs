// Owns: the lines of the log about requests. Knows no format.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace Octavo.AspNetCore.Http;

internal static partial class RequestLog
{
    /// <summary>As the framework does it for the bodies that it reads itself: the client has the answer, so it is not for the log of every day.</summary>
    internal static void Refused(HttpContext context, Type type, ProblemDetails problem)
    {
        if (context.RequestServices.GetService<ILoggerFactory>() is { } loggers)
        {
            LogRefused(loggers.CreateLogger("Octavo.AspNetCore"), type, problem.Status ?? 0, problem.Detail,
                problem.Extensions.TryGetValue("path", out object? path) ? path as string : null);
        }
    }

    [LoggerMessage(Level = LogLevel.Debug, Message = "The body of the request, a value of {Type}, is answered with {Status}: {Detail} At {Path}.")]
    private static partial void LogRefused(ILogger logger, Type type, int status, string? detail, string? path);
}
