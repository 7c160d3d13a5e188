// Owns: the objects and texts that data refers to by key, as they are read. Knows no bytes.
using System.Globalization;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Protobuf;

/// <summary>Objects by the keys that the data gives them: any numbers, so a key costs what its object costs and no more.</summary>
internal sealed class ProtobufKeyedObjects
{
    private const int None = -1;

    private readonly Dictionary<int, object> _objects = new(KeyedNumbers.Instance);
    private int _expected = None;
    private long _begin;

    /// <summary>Whether nothing has a key yet.</summary>
    internal bool IsEmpty => _objects.Count == 0;

    /// <summary>The object whose message begins at an offset has a key.</summary>
    internal void Expect(int key, long offset) => (_expected, _begin) = (key, offset);

    /// <summary>The key of the object whose message begins at an offset; −1 if it has none. One that was expected of an object which did not take it is not
    /// another's.</summary>
    internal int Take(long offset)
    {
        int key = offset == _begin ? _expected : None;
        _expected = None;
        return key;
    }

    /// <summary>Keeps an object.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> if the key is another object's.</exception>
    internal void Keep(int key, object value)
    {
        if (!_objects.TryAdd(key, value) && !ReferenceEquals(_objects[key], value))
        {
            Throw.InvalidData(string.Create(CultureInfo.InvariantCulture, $"two objects have the key {key}."));
        }
    }

    /// <summary>The object of a key.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> if there is none, or not yet, and where it is of another type.</exception>
    internal T Get<T>(int key)
        where T : class
    {
        if (!_objects.TryGetValue(key, out object? value))
        {
            Throw.InvalidData(
                string.Create(CultureInfo.InvariantCulture, $"no earlier object has the key {key}; an object whose constructor takes members gets its key only when it is complete."));
        }
        if (value is not T found)
        {
            Throw.InvalidData(
                string.Create(CultureInfo.InvariantCulture, $"the object with the key {key} is a {value!.GetType()}, but the declared type is {typeof(T)}."));
            return null!;
        }
        return found;
    }
}
