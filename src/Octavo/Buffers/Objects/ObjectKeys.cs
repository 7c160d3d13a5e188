// Owns: the keys of objects and texts that are written as references: numbers in the order in which they come. Knows no format.
using System.Runtime.InteropServices;

namespace Octavo.Buffers;

/// <summary>Objects by identity and texts by their characters, numbered together in the order in which they come; the object that the data begins with is
/// 0.</summary>
internal sealed class ObjectKeys
{
    private readonly Dictionary<object, int> _objects = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<string, int> _texts = new(StringComparer.Ordinal);
    private int _last;

    /// <summary>The keys of data that begins with an object.</summary>
    internal static ObjectKeys From(object root)
    {
        var keys = new ObjectKeys();
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
