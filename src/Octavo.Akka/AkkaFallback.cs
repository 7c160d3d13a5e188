// Owns: messages that Akka gives Octavo's serializer, but that are not listed: the serializer that Akka has for other objects. Knows no format.
using System.Globalization;
using Akka.Actor;
using Akka.Serialization;

namespace Octavo.Akka;

internal static class AkkaFallback
{
    private const string Start = "serializer:";

    /// <summary>The serializer of objects that have no other one: without a configuration Newtonsoft.Json.</summary>
    internal static Serializer Serializer(ExtendedActorSystem system) => system.Serialization.FindSerializerForType(typeof(object));

    /// <summary>The number of that serializer, and its manifest.</summary>
    internal static string Manifest(ExtendedActorSystem system, object value)
    {
        Serializer serializer = Serializer(system);
        return string.Create(CultureInfo.InvariantCulture, $"{Start}{serializer.Identifier}:{Serialization.ManifestFor(serializer, value)}");
    }

    /// <summary>Reads what that serializer wrote; null if the manifest is not one of these. Only the serializer that writes here reads: data does not choose
    /// another one.</summary>
    internal static object? Read(ExtendedActorSystem system, byte[] bytes, string manifest)
    {
        if (!manifest.StartsWith(Start, StringComparison.Ordinal) || manifest.IndexOf(':', Start.Length) is not (> 0 and var end)
            || !int.TryParse(manifest.AsSpan(Start.Length..end), NumberStyles.None, CultureInfo.InvariantCulture, out int id)
            || Serializer(system) is not { } serializer || serializer.Identifier != id || serializer is OctavoAkkaSerializer)
        {
            return null;
        }
        return system.Serialization.Deserialize(bytes, id, manifest[(end + 1)..]);
    }
}
