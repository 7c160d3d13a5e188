// Owns: the keys of objects and texts that are written as references: protobuf-net's numbers. Knows no bytes.
using System.Runtime.InteropServices;

namespace Octavo.Internal;

/// <summary>Objects by identity and texts by their characters, numbered together in the order in which they come; the object that the data begins with is 0.</summary>
internal sealed class ProtobufObjectKeys
{
    /// <summary>bcl.NetObjectProxy's field with the key of an object that came before, as a tag.</summary>
    internal const uint ExistingKey = 1 << 3;

    /// <summary>Its field with the key of the object that follows.</summary>
    internal const uint NewKey = 2 << 3;

    /// <summary>The number of its field with the object.</summary>
    internal const int PayloadNumber = 10;

    /// <summary>That field as a tag.</summary>
    internal const uint Payload = (PayloadNumber << 3) | ProtobufTag.Delimited;

    /// <summary>That field as a group's tag.</summary>
    internal const uint PayloadGroup = (PayloadNumber << 3) | ProtobufTag.Group;

    private readonly Dictionary<object, int> _objects = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<string, int> _texts = new(StringComparer.Ordinal);
    private int _last;

    /// <summary>The keys of data that begins with an object.</summary>
    internal static ProtobufObjectKeys From(object root)
    {
        var keys = new ProtobufObjectKeys();
        keys._objects.Add(root, 0);
        return keys;
    }

    /// <summary>The key of an object or text, and whether it came before.</summary>
    internal int Of(object value, out bool isKnown)
    {
        ref int key = ref value is string text
            ? ref CollectionsMarshal.GetValueRefOrAddDefault(_texts, text, out isKnown)
            : ref CollectionsMarshal.GetValueRefOrAddDefault(_objects, value, out isKnown);
        if (!isKnown)
        {
            key = ++_last;
        }
        return key;
    }
}
