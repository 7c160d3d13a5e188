// Owns: which brackets are open while a JSON value is skipped. Knows no text.
namespace Octavo.Json;

/// <summary>A bit per level, whether it is an object: nesting takes no stack.</summary>
internal ref struct JsonNesting(int most)
{
    private ulong[]? _deep;  // the brackets of outer levels, 64 a word
    private ulong _objects;

    /// <summary>Brackets that are open.</summary>
    internal int Depth { get; private set; }

    /// <summary>Whether the innermost is an object's.</summary>
    internal readonly bool InObject => (_objects & 1) != 0;

    /// <summary>Whether a level more is within the limit.</summary>
    internal readonly bool MayOpen => Depth < most;

    /// <summary>A level more.</summary>
    internal void Open(bool isObject)
    {
        if ((++Depth & 63) == 0)
        {
            (_deep ??= new ulong[(most / 64) + 1])[(Depth / 64) - 1] = _objects;
        }
        _objects = (_objects << 1) | (isObject ? 1u : 0u);
    }

    /// <summary>A level less.</summary>
    internal void Close()
    {
        _objects >>= 1;
        if ((Depth & 63) == 0)
        {
            _objects = _deep![(Depth / 64) - 1];
        }
        Depth--;
    }
}
