// Owns: the root of a nullable struct. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

internal readonly struct NullableRoot<T, TCodec> : ISequentialCodec<T?>, ICloneRoot<T?>
    where T : struct
    where TCodec : struct, ISequentialCodec<T>
{
    public static T? Clone(in T? value, CloneMap map) => value is { } held ? map.Of(held) : null;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in T? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        writer.Advance(W.PutPresence(ref writer.Reserve(W.MaxHead), value.HasValue));
        if (value.HasValue)
        {
            T item = value.GetValueOrDefault();
            TCodec.Write(ref writer, in item);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref T? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (!reader.ReadPresence())
        {
            value = null;
            return;
        }
        T item = value.GetValueOrDefault();
        TCodec.Read(ref reader, ref item);
        value = item;
    }
}
