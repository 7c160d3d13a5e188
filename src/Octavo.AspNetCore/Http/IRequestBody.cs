// Owns: a body without its type, as the filter of an endpoint sees it.
using Microsoft.AspNetCore.Mvc;

namespace Octavo.AspNetCore.Http;

internal interface IRequestBody
{
    /// <summary>Why there is no value; null if there is one.</summary>
    ProblemDetails? Problem { get; }
}
