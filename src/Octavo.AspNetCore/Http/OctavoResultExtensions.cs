// Owns: the calls that make results: Results.Octavo and Results.OctavoStream.
using Octavo;

namespace Microsoft.AspNetCore.Http;

/// <summary>Results in the format that the client asks for. docs/features/aspnetcore.md.</summary>
/// <example><code>
/// using Microsoft.AspNetCore.Builder;
/// using Microsoft.AspNetCore.Http;
///
/// WebApplication app = WebApplication.CreateBuilder().Build();
/// app.MapGet("/orders/{id}", (int id) => Results.Octavo(new Order(id, [])));
/// </code></example>
public static class OctavoResultExtensions
{
    extension(Results)
    {
        /// <summary>Returns a value in the format that the client asks for.</summary>
        /// <param name="value">The value.</param>
        /// <param name="statusCode">The status; 200 by default.</param>
        public static IResult Octavo<T>(T value, int? statusCode = null) => new OctavoResult<T>(value, statusCode);

        /// <summary>Returns a value with status 201, and the address of what was created, in the format that the client asks for.</summary>
        /// <param name="location">The <c>Location</c> header; null for none.</param>
        /// <param name="value">The value.</param>
        public static IResult OctavoCreated<T>(string? location, T value) => new OctavoCreated<T>(location, value);

        /// <summary>Returns a value with status 202, and the address where the state of the work is, in the format that the client asks for.</summary>
        /// <param name="location">The <c>Location</c> header; null for none.</param>
        /// <param name="value">The value.</param>
        public static IResult OctavoAccepted<T>(string? location, T value) => new OctavoAccepted<T>(location, value);

        /// <summary>Sends values as they arrive, as a JSON array or as lines.</summary>
        /// <param name="values">The values.</param>
        public static IResult OctavoStream<T>(IAsyncEnumerable<T> values)
        {
            ArgumentNullException.ThrowIfNull(values);
            return new OctavoStreamResult<T>(values);
        }
    }
}
