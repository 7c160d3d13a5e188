// Owns: the root of an array. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

internal readonly struct ArrayRoot<T, TCodec> : ISequentialCodec<T[]?>, ICloneRoot<T[]?>
    where TCodec : struct, ISequentialCodec<T>
{
    public static T[]? Clone(in T[]? value, CloneMap map) => Copies.OfArray(value, map, RootClones.Item<T>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in T[]? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        ListRoot<T, TCodec>.WriteItems(ref writer, value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref T[]? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        List<T>? items = null;
        ListRoot<T, TCodec>.Read(ref reader, ref items);
        value = items?.ToArray();
    }
}
