// Owns: JSON's sequences of primitives on the reading side: elements in one pass, with the white space that lies between them. RFC 8259, section 5.
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <inheritdoc/>
    public bool[]? ReadBoolArray() => GatherArray<bool, JsonElements.OfBool>();

    /// <inheritdoc/>
    public List<bool>? ReadBoolList() => GatherList<bool, JsonElements.OfBool>();

    /// <inheritdoc/>
    public sbyte[]? ReadSByteArray() => GatherArray<sbyte, JsonElements.OfSByte>();

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList() => GatherList<sbyte, JsonElements.OfSByte>();

    /// <inheritdoc/>
    public short[]? ReadInt16Array() => GatherArray<short, JsonElements.OfInt16>();

    /// <inheritdoc/>
    public List<short>? ReadInt16List() => GatherList<short, JsonElements.OfInt16>();

    /// <inheritdoc/>
    public ushort[]? ReadUInt16Array() => GatherArray<ushort, JsonElements.OfUInt16>();

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List() => GatherList<ushort, JsonElements.OfUInt16>();

    /// <inheritdoc/>
    public int[]? ReadInt32Array() => GatherArray<int, JsonElements.OfInt32>();

    /// <inheritdoc/>
    public List<int>? ReadInt32List() => GatherList<int, JsonElements.OfInt32>();

    /// <inheritdoc/>
    public uint[]? ReadUInt32Array() => GatherArray<uint, JsonElements.OfUInt32>();

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List() => GatherList<uint, JsonElements.OfUInt32>();

    /// <inheritdoc/>
    public long[]? ReadInt64Array() => GatherArray<long, JsonElements.OfInt64>();

    /// <inheritdoc/>
    public List<long>? ReadInt64List() => GatherList<long, JsonElements.OfInt64>();

    /// <inheritdoc/>
    public ulong[]? ReadUInt64Array() => GatherArray<ulong, JsonElements.OfUInt64>();

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List() => GatherList<ulong, JsonElements.OfUInt64>();

    /// <inheritdoc/>
    public float[]? ReadSingleArray() => GatherArray<float, JsonElements.OfSingle>();

    /// <inheritdoc/>
    public List<float>? ReadSingleList() => GatherList<float, JsonElements.OfSingle>();

    /// <inheritdoc/>
    public double[]? ReadDoubleArray() => GatherArray<double, JsonElements.OfDouble>();

    /// <inheritdoc/>
    public List<double>? ReadDoubleList() => GatherList<double, JsonElements.OfDouble>();

    private T[]? GatherArray<T, TElement>()
        where T : unmanaged
        where TElement : struct, IJsonElement<T>
    {
        ElementBuffer<T>.Begin(out ElementBuffer<T> items);
        return Gather<T, TElement>(ref items) ? items.ToArray() : null;
    }

    private List<T>? GatherList<T, TElement>()
        where T : unmanaged
        where TElement : struct, IJsonElement<T>
    {
        ElementBuffer<T>.Begin(out ElementBuffer<T> items);
        return Gather<T, TElement>(ref items) ? items.ToList() : null;
    }

    /// <summary>Reads all elements.</summary>
    /// <returns>False for null.</returns>
    private bool Gather<T, TElement>(scoped ref ElementBuffer<T> items)
        where T : unmanaged
        where TElement : struct, IJsonElement<T>
    {
        int remaining = ReadArrayStart(0);
        if (remaining == ObjectHead.Null)
        {
            return false;
        }
        while (NextItem(ref remaining))
        {
            while (GatherRun<T, TElement>(ref items))
            {
            }
        }
        return true;
    }

    /// <summary>Reads elements up to much white space, the end of the window or what is odd, with the cursor in a local.</summary>
    /// <returns>Whether the position is at an element, its comma consumed; else it is after one.</returns>
    private bool GatherRun<T, TElement>(scoped ref ElementBuffer<T> items)
        where T : unmanaged
        where TElement : struct, IJsonElement<T>
    {
        ref byte start = ref Token();
        nint last = _options.AllowTrailingCommas ? 0 : _window.Available - Look;
        nint used = 0;
        do
        {
            nint length = TElement.Get(ref Bytes.At(ref start, used), out T value);
            if (length == 0)
            {
                _window.Advance(used);
                items.Add(TElement.Read(ref this));
                return false;
            }
            items.Add(value);
            used += length;
            if (last <= 0 || Bytes.At(ref start, used) != ',')
            {
                _window.Advance(used);
                return false;
            }
            used++;
            if (Bytes.At(ref start, used) <= ' ')
            {
                used += White(ref Bytes.At(ref start, used));
            }
        }
        while (used <= last && Bytes.At(ref start, used) > ' ');
        _window.Advance(used);
        return true;
    }
}
