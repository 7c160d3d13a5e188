// Owns: JSON's sequences of primitives on the reading side. RFC 8259, section 5.
namespace Octavo;

public ref partial struct OctavoJsonReader
{
    /// <inheritdoc/>
    public bool[]? ReadBoolArray() => ReadBoolList()?.ToArray();

    /// <inheritdoc/>
    public List<bool>? ReadBoolList()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<bool>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadBool());
        }
        return list;
    }

    /// <inheritdoc/>
    public sbyte[]? ReadSByteArray() => ReadSByteList()?.ToArray();

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<sbyte>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadSByte());
        }
        return list;
    }

    /// <inheritdoc/>
    public short[]? ReadInt16Array() => ReadInt16List()?.ToArray();

    /// <inheritdoc/>
    public List<short>? ReadInt16List()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<short>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadInt16());
        }
        return list;
    }

    /// <inheritdoc/>
    public ushort[]? ReadUInt16Array() => ReadUInt16List()?.ToArray();

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<ushort>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadUInt16());
        }
        return list;
    }

    /// <inheritdoc/>
    public int[]? ReadInt32Array() => ReadInt32List()?.ToArray();

    /// <inheritdoc/>
    public List<int>? ReadInt32List()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<int>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadInt32());
        }
        return list;
    }

    /// <inheritdoc/>
    public uint[]? ReadUInt32Array() => ReadUInt32List()?.ToArray();

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<uint>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadUInt32());
        }
        return list;
    }

    /// <inheritdoc/>
    public long[]? ReadInt64Array() => ReadInt64List()?.ToArray();

    /// <inheritdoc/>
    public List<long>? ReadInt64List()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<long>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadInt64());
        }
        return list;
    }

    /// <inheritdoc/>
    public ulong[]? ReadUInt64Array() => ReadUInt64List()?.ToArray();

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<ulong>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadUInt64());
        }
        return list;
    }

    /// <inheritdoc/>
    public float[]? ReadSingleArray() => ReadSingleList()?.ToArray();

    /// <inheritdoc/>
    public List<float>? ReadSingleList()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<float>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadSingle());
        }
        return list;
    }

    /// <inheritdoc/>
    public double[]? ReadDoubleArray() => ReadDoubleList()?.ToArray();

    /// <inheritdoc/>
    public List<double>? ReadDoubleList()
    {
        int remaining = ReadArrayStart(1);
        if (remaining == -1)
        {
            return null;
        }
        var list = new List<double>();
        while (NextItem(ref remaining))
        {
            list.Add(ReadDouble());
        }
        return list;
    }
}
