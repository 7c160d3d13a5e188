// Owns: which fields and oneofs of the open objects were set already. Knows no data.
namespace Octavo.ProtoJson.Parsing;

/// <summary>Bits of all open objects, one after another.</summary>
internal sealed class SeenFields
{
    private const int Bits = 64;

    private ulong[] _words = new ulong[16];
    private int _used;

    /// <summary>Opens an object.</summary>
    /// <param name="bits">How many bits it has.</param>
    /// <returns>For <see cref="Take"/> and <see cref="End"/>.</returns>
    internal int Begin(int bits)
    {
        int first = _used;
        _used += (bits + Bits - 1) / Bits;
        if (_used > _words.Length)
        {
            Array.Resize(ref _words, Math.Max(_used, _words.Length * 2));
        }
        _words.AsSpan(first, _used - first).Clear();
        return first;
    }

    /// <summary>Sets a bit.</summary>
    /// <returns>Whether it was not set before.</returns>
    internal bool Take(int first, int bit)
    {
        ref ulong word = ref _words[first + (bit / Bits)];
        ulong mask = 1ul << (bit % Bits);
        bool isNew = (word & mask) == 0;
        word |= mask;
        return isNew;
    }

    internal void End(int first) => _used = first;
}
