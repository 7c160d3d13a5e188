// Owns: the bytes of a value outside an entry, which FusionCache makes to clone it (EnableAutoClone). Knows no format.
using System.Buffers;
using Octavo.Buffers;

namespace Octavo.FusionCache;

internal sealed class PlainValues<TValue>(OctavoFusionCacheOptions options) : IEntries<TValue>
{
    private readonly OctavoStampedValues<TValue> _values = new(options);

    public byte[] Write(TValue entry)
    {
        using var bytes = new OctavoBuffer();
        _values.Write(bytes, entry);
        return bytes.WrittenSpan.ToArray();
    }

    public TValue? Read(byte[] data)
    {
        var bytes = new ReadOnlySequence<byte>(data);
        return _values.TryRead(in bytes, out TValue? value, out string reason) ? value
            : throw new OctavoException(OctavoErrorCode.InvalidData, $"the bytes are not a value of {typeof(TValue)}: {reason}.", options.Format.Name, 0);
    }
}
