// Owns: the registration with Wolverine. Knows no format.
using Octavo.Wolverine;
using Wolverine;

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
    /// <summary>Makes Octavo the serializer of all endpoints; messages of other content types are read as before.</summary>
    /// <param name="options">The parameter of <c>UseWolverine</c>.</param>
    /// <param name="types">The types of messages.</param>
    /// <param name="format">The format with its options; null uses <see cref="OctavoFormats.JsonOfServices"/>. JSON without options of its own is read as
    /// <see cref="OctavoFormats.OfServices"/> says.</param>
    /// <remarks>The application does not start if a handler takes a type that has a codec but is not listed: each message of it would be a dead
    /// letter.</remarks>
    /// <exception cref="OctavoException">A type has no codec in the format.</exception>
    public static WolverineOptions UseOctavo(this WolverineOptions options, OctavoMessageTypes types, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(options);
        ArgumentNullException.ThrowIfNull(types);
        format = OctavoFormats.OfServices(format ?? OctavoFormats.JsonOfServices);
        types.EnsureCodecs(format);
        options.DefaultSerializer = new WolverineSerializer(types, format);
        options.MetadataRules.Add(new SchemaRule(types));
        options.OnHandlersDiscovered(handlers => Check(handlers.MessageTypes, types, format));
        return options;
    }

    private static void Check(IEnumerable<Type> handled, OctavoMessageTypes types, OctavoFormat format)
    {
        foreach (Type type in handled)
        {
            // Wolverine makes the array of a batch in the process, of messages that came one by one.
            bool isBatch = type.IsSZArray && types.TryGet(type.GetElementType()!, out _, out _);
            if (!isBatch && format.CanSerialize(type))
            {
                types.Get(type);
            }
        }
    }
}
