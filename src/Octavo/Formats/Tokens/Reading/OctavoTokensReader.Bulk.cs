// Owns: whole sequences of scalars on the reading side.
namespace Octavo.Internal;

public ref partial struct OctavoTokensReader
{
    private delegate T Getter<T>(ref OctavoTokensReader reader);

    /// <inheritdoc/>
    public bool[]? ReadBoolArray() => ReadBoolList()?.ToArray();

    /// <inheritdoc/>
    public List<bool>? ReadBoolList() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadBool());

    /// <inheritdoc/>
    public sbyte[]? ReadSByteArray() => ReadSByteList()?.ToArray();

    /// <inheritdoc/>
    public List<sbyte>? ReadSByteList() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadSByte());

    /// <inheritdoc/>
    public short[]? ReadInt16Array() => ReadInt16List()?.ToArray();

    /// <inheritdoc/>
    public List<short>? ReadInt16List() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadInt16());

    /// <inheritdoc/>
    public ushort[]? ReadUInt16Array() => ReadUInt16List()?.ToArray();

    /// <inheritdoc/>
    public List<ushort>? ReadUInt16List() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadUInt16());

    /// <inheritdoc/>
    public int[]? ReadInt32Array() => ReadInt32List()?.ToArray();

    /// <inheritdoc/>
    public List<int>? ReadInt32List() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadInt32());

    /// <inheritdoc/>
    public uint[]? ReadUInt32Array() => ReadUInt32List()?.ToArray();

    /// <inheritdoc/>
    public List<uint>? ReadUInt32List() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadUInt32());

    /// <inheritdoc/>
    public long[]? ReadInt64Array() => ReadInt64List()?.ToArray();

    /// <inheritdoc/>
    public List<long>? ReadInt64List() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadInt64());

    /// <inheritdoc/>
    public ulong[]? ReadUInt64Array() => ReadUInt64List()?.ToArray();

    /// <inheritdoc/>
    public List<ulong>? ReadUInt64List() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadUInt64());

    /// <inheritdoc/>
    public float[]? ReadSingleArray() => ReadSingleList()?.ToArray();

    /// <inheritdoc/>
    public List<float>? ReadSingleList() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadSingle());

    /// <inheritdoc/>
    public double[]? ReadDoubleArray() => ReadDoubleList()?.ToArray();

    /// <inheritdoc/>
    public List<double>? ReadDoubleList() => ReadAll(static (ref OctavoTokensReader reader) => reader.ReadDouble());

    private List<T>? ReadAll<T>(Getter<T> get)
    {
        int remaining = ReadArrayStart(1);
        if (remaining == ObjectHead.Null)
        {
            return null;
        }
        var values = new List<T>();
        while (NextItem(ref remaining))
        {
            values.Add(get(ref this));
        }
        return values;
    }
}
