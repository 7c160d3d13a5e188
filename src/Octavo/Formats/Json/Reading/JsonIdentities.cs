// Owns: the objects that JSON refers to, by their "$id". Knows no bytes.
using System.Globalization;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>Objects by any text. What the library writes, 1, 2, 3 and on, needs no table.</summary>
internal sealed class JsonIdentities
{
    private readonly ReadReferences _objects = new();
    private Dictionary<string, int>? _names;
    private int _number;
    private string? _name;

    /// <summary>The identity of the object that begins, or of the one that is referred to.</summary>
    /// <param name="identity">At least 1.</param>
    internal void Tell(int identity) => _number = identity;

    /// <inheritdoc cref="Tell(int)"/>
    internal void Tell(string identity)
    {
        bool isPlain = int.TryParse(identity, NumberStyles.None, CultureInfo.InvariantCulture, out int number) && number > 0 && Text(number) == identity;
        (_number, _name) = isPlain ? (number, null) : (0, identity);
    }

    /// <summary>Gives the object that begins the identity that was read.</summary>
    /// <returns>Its number; −1 if none was read.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidReference"/>: another object has the identity.</exception>
    internal int Begin(object? value)
    {
        if (_number == 0 && _name is null)
        {
            return -1;
        }
        int number = _objects.Add(value);
        if (_names is null && _number != number + 1)
        {
            _names = new Dictionary<string, int>(StringComparer.Ordinal);
            for (int i = 0; i < number; i++)
            {
                _names.Add(Text(i + 1), i);
            }
        }
        if (_names is not null && !_names.TryAdd(Identity, number))
        {
            Throw.InvalidReference($"\"{Throw.Shown(Identity)}\", which is the \"$id\" of two objects.");
        }
        (_number, _name) = (0, null);
        return number;
    }

    /// <summary>An object that was made after its members.</summary>
    internal void Make(int number, object value)
    {
        if (number >= 0)
        {
            _objects.Make(number, value);
        }
    }

    /// <summary>The object of the identity that was read.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidReference"/>.</exception>
    internal object Find()
    {
        int number = _number - 1;
        if (_names is null ? (uint)number >= (uint)_objects.Count : !_names.TryGetValue(Identity, out number))
        {
            Throw.InvalidReference($"\"{Throw.Shown(Identity)}\", which is not the \"$id\" of an earlier object.");
        }
        (_number, _name) = (0, null);
        return _objects.Get((uint)number);
    }

    private string Identity => _name ?? Text(_number);

    private static string Text(int identity) => identity.ToString(CultureInfo.InvariantCulture);
}
