// Owns: whole sequences of scalars on the writing side: a start, the elements, an end. Tokens is for reading by people and tests, so nothing here is in a
// hurry.
namespace Octavo.Internal;

public ref partial struct OctavoTokensWriter
{
    private delegate nint Putter<T>(ref byte at, T value);

    /// <inheritdoc/>
    public void WriteBools(scoped ReadOnlySpan<bool> values) => WriteAll(values, PutBool);

    /// <inheritdoc/>
    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values) => WriteAll(values, PutSByte);

    /// <inheritdoc/>
    public void WriteInt16s(scoped ReadOnlySpan<short> values) => WriteAll(values, PutInt16);

    /// <inheritdoc/>
    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values) => WriteAll(values, PutUInt16);

    /// <inheritdoc/>
    public void WriteInt32s(scoped ReadOnlySpan<int> values) => WriteAll(values, PutInt32);

    /// <inheritdoc/>
    public void WriteUInt32s(scoped ReadOnlySpan<uint> values) => WriteAll(values, PutUInt32);

    /// <inheritdoc/>
    public void WriteInt64s(scoped ReadOnlySpan<long> values) => WriteAll(values, PutInt64);

    /// <inheritdoc/>
    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values) => WriteAll(values, PutUInt64);

    /// <inheritdoc/>
    public void WriteSingles(scoped ReadOnlySpan<float> values) => WriteAll(values, PutSingle);

    /// <inheritdoc/>
    public void WriteDoubles(scoped ReadOnlySpan<double> values) => WriteAll(values, PutDouble);

    private void WriteAll<T>(scoped ReadOnlySpan<T> values, Putter<T> put)
    {
        WriteArrayStart(values.Length);
        foreach (T value in values)
        {
            Advance(put(ref Reserve(MaxScalar), value));
        }
        WriteArrayEnd(values.Length);
    }
}
