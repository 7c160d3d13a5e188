// Owns: the type of a body or result, as an endpoint's metadata. Knows no request.
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;

namespace Octavo.AspNetCore;

/// <summary>A type that an endpoint reads or writes.</summary>
/// <param name="Type">The type.</param>
/// <param name="IsStreamed">Whether it is an element of a stream, which only JSON has.</param>
internal sealed record EndpointType(Type Type, bool IsStreamed = false)
{
    /// <summary>Why no request can succeed; null if one can.</summary>
    internal string? Missing(Endpoint endpoint, IServiceProvider services)
    {
        OctavoServiceOptions options = HttpFormats.Of(endpoint, services);
        return options.Formats.Any(format => (!IsStreamed || StreamedJson.IsJson(format)) && format.CanSerialize(Type)) ? null : Why(Type, options);
    }

    /// <summary>The error text for a type that is in none of the formats.</summary>
    internal static string Why(Type type, OctavoServiceOptions options)
    {
        if (OctavoCodecs.Exists(type))
        {
            return $"{type} has a codec, but in none of {string.Join(", ", options.Formats)}; see the Formats of its [GenerateCodec], and number its members for Protobuf.";
        }
        try
        {
            OctavoCodecs.Require(type);
        }
        catch (OctavoException found)
        {
            return found.Reason;
        }
        return $"{type} has no codec.";
    }
}
