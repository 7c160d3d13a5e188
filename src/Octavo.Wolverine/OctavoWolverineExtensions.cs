// Owns: the registration with Wolverine. Knows no format.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Octavo.Wolverine;
using Wolverine;
using Wolverine.Configuration;
using Wolverine.Runtime.Serialization;
using Wolverine.Runtime.Serialization.Encryption;

namespace Octavo;

/// <summary>Registers Octavo with Wolverine. docs/features/wolverine.md.</summary>
/// <example><code>
/// using Microsoft.Extensions.Hosting;
/// using Wolverine;
///
/// var types = new OctavoMessageTypes().Add&lt;Order>();
/// IHost host = Host.CreateDefaultBuilder().UseWolverine(options => options.UseOctavo(types)).Build();
/// </code></example>
public static class OctavoWolverineExtensions
{
    /// <summary>Makes Octavo the serializer of all endpoints; messages of other content types are read as before, and types without a codec stay with the
    /// serializer that was there.</summary>
    /// <param name="options">The parameter of <c>UseWolverine</c>.</param>
    /// <param name="types">The types of messages.</param>
    /// <param name="format">The format with its options; null uses <see cref="OctavoFormats.JsonOfServices"/>. JSON without options of its own is read as
    /// <see cref="OctavoFormats.OfServices"/> says.</param>
    /// <remarks>The application does not start if a handler takes a type that has a codec but is not listed: each message of it would be a dead
    /// letter.</remarks>
    /// <exception cref="OctavoException">A type has no codec in the format.</exception>
    /// <exception cref="InvalidOperationException"><c>UseEncryption</c> or <c>UseClaimCheck</c> was called before: they wrap the serializer that they find, so
    /// this would turn them off.</exception>
    public static WolverineOptions UseOctavo(this WolverineOptions options, OctavoMessageTypes types, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(options);
        ArgumentNullException.ThrowIfNull(types);
        format = OctavoFormats.OfServices(format ?? OctavoFormats.JsonOfServices);
        types.EnsureCodecs(format);
        if (IsWrapper(options.DefaultSerializer))
        {
            throw new InvalidOperationException($"{options.DefaultSerializer.GetType().Name} wraps another serializer, and would no longer be used: "
                + "call UseOctavo before UseEncryption and UseClaimCheck.");
        }
        var others = new WolverineOthers(types, format, options.DefaultSerializer);
        options.DefaultSerializer = new WolverineSerializer(types, format, others, new BlobFormats(format));
        options.MetadataRules.Add(new SchemaRule(types));
        options.MetadataRules.Add(others);
        options.OnHandlersDiscovered(handlers => Check(handlers.MessageTypes, types, others));
        return options;
    }

    /// <summary>Makes Octavo the serializer of one endpoint: <c>options.ListenAtPort(5000).UseOctavo(types)</c>. Types without a codec stay with Wolverine's
    /// System.Text.Json, under the content type of the format.</summary>
    /// <param name="endpoint">A listener, or where messages are sent to.</param>
    /// <param name="types">The types of messages.</param>
    /// <param name="format">The format with its options; null uses <see cref="OctavoFormats.JsonOfServices"/>.</param>
    /// <remarks>There is no header <c>octavo-schema</c>, and no check of handlers at start-up: Wolverine does not say which messages an endpoint
    /// gets.</remarks>
    /// <exception cref="OctavoException">A type has no codec in the format.</exception>
    public static T UseOctavo<T>(this T endpoint, OctavoMessageTypes types, OctavoFormat? format = null)
        where T : IEndpointConfiguration<T>
    {
        ArgumentNullException.ThrowIfNull(endpoint);
        ArgumentNullException.ThrowIfNull(types);
        format = OctavoFormats.OfServices(format ?? OctavoFormats.JsonOfServices);
        types.EnsureCodecs(format);
        var others = new WolverineOthers(types, format, new SystemTextJsonSerializer(SystemTextJsonSerializer.DefaultOptions()));
        return endpoint.DefaultSerializer(new WolverineSerializer(types, format, others, new BlobFormats(format)));
    }

    /// <summary>Whether a serializer holds another one. Wolverine has no name for these, and one of them is internal.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "A field that was trimmed is one that the serializer does not use.")]
    private static bool IsWrapper(IMessageSerializer serializer) => serializer is EncryptingMessageSerializer
        || serializer.GetType().GetFields(BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.Public)
            .Any(static field => field.FieldType == typeof(IMessageSerializer));

    private static void Check(IEnumerable<Type> handled, OctavoMessageTypes types, WolverineOthers others)
    {
        foreach (Type type in handled)
        {
            // Wolverine makes the array of a batch in the process, of messages that came one by one.
            bool isBatch = type.IsSZArray && types.TryGet(type.GetElementType()!, out _, out _);
            if (!isBatch && others.Of(type) is null)
            {
                types.Get(type);
            }
        }
    }
}
