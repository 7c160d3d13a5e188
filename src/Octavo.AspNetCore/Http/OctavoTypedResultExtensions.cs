// Owns: the calls that make results with their type: TypedResults.Octavo and TypedResults.OctavoStream.
using Octavo;

namespace Microsoft.AspNetCore.Http;

/// <summary>Results with their type, in the format that the client asks for. docs/features/aspnetcore.md.</summary>
/// <example><code>
/// using Microsoft.AspNetCore.Builder;
/// using Microsoft.AspNetCore.Http;
///
/// WebApplication app = WebApplication.CreateBuilder().Build();
/// app.MapGet("/orders/{id}", (int id) => TypedResults.Octavo(new Order(id, [])));
/// </code></example>
public static class OctavoTypedResultExtensions
{
    extension(TypedResults)
    {
        /// <summary>Returns a value in the format that the client asks for. The description of the endpoint has its type, and the check at start-up includes
        /// it.</summary>
        /// <param name="value">The value.</param>
        /// <param name="statusCode">The status; 200 by default.</param>
        public static OctavoResult<T> Octavo<T>(T value, int? statusCode = null) => new(value, statusCode);

        /// <summary>Returns a value with status 201, and the address of what was created, in the format that the client asks for.</summary>
        /// <param name="location">The <c>Location</c> header; null for none.</param>
        /// <param name="value">The value.</param>
        public static OctavoCreated<T> OctavoCreated<T>(string? location, T value) => new(location, value);

        /// <summary>Returns a value with status 202, and the address where the state of the work is, in the format that the client asks for.</summary>
        /// <param name="location">The <c>Location</c> header; null for none.</param>
        /// <param name="value">The value.</param>
        public static OctavoAccepted<T> OctavoAccepted<T>(string? location, T value) => new(location, value);

        /// <summary>Sends values as they arrive, as a JSON array or as lines.</summary>
        /// <param name="values">The values.</param>
        public static OctavoStreamResult<T> OctavoStream<T>(IAsyncEnumerable<T> values)
        {
            ArgumentNullException.ThrowIfNull(values);
            return new OctavoStreamResult<T>(values);
        }
    }
}
