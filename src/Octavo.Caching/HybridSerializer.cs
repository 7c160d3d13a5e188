// Owns: HybridCache's serializer of a type. Knows no cache.
using System.Buffers;
using Microsoft.Extensions.Caching.Hybrid;

namespace Octavo.Caching;

internal sealed class HybridSerializer<T>(OctavoCacheOptions options) : IHybridCacheSerializer<T>
{
    private readonly OctavoStampedValues<T> _values = new(options);

    public T Deserialize(ReadOnlySequence<byte> source) =>
        _values.TryRead(in source, out T? value, out string reason) ? value!
            : throw new UnreadableValueException($"A cached value of {typeof(T)} could not be read: {reason}.");

    public void Serialize(T value, IBufferWriter<byte> target)
    {
        try
        {
            _values.Write(target, value);
        }
        catch (OctavoException found)
        {
            throw new UnwritableValueException(found);
        }
    }
}
