// Owns: the root of a sequence that is declared by an interface: written by its elements, read as a list. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

/// <typeparam name="TInterface">The interface, which a list implements.</typeparam>
/// <typeparam name="T">The element.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
internal readonly struct SequenceRoot<TInterface, T, TCodec> : ISequentialCodec<TInterface?>, ICloneRoot<TInterface?>
    where TInterface : class, IEnumerable<T>
    where TCodec : struct, ISequentialCodec<T>
{
    public static TInterface? Clone(in TInterface? value, CloneMap map) => Copies.Interface(value, map, RootClones.Item<T>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in TInterface? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is List<T> list)
        {
            ListRoot<T, TCodec>.Write(ref writer, in list!);
            return;
        }
        T[]? items = value is null ? null : (object)value as T[] ?? Lists.Items(value);
        ArrayRoot<T, TCodec>.Write(ref writer, in items);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref TInterface? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        List<T>? items = null;
        ListRoot<T, TCodec>.Read(ref reader, ref items);
        value = (TInterface?)(object?)items;
    }
}
