// Owns: the root of a list behind its interface. Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

internal readonly struct ReadOnlyListRoot<T, TCodec> : ISequentialCodec<IReadOnlyList<T>?>, ICloneRoot<IReadOnlyList<T>?>
    where TCodec : struct, ISequentialCodec<T>
{
    public static IReadOnlyList<T>? Clone(in IReadOnlyList<T>? value, CloneMap map) => Copies.Interface(value, map, RootClones.Item<T>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in IReadOnlyList<T>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        switch (value)
        {
            case null:
                writer.WriteNull();
                break;
            case T[] array:
                ListRoot<T, TCodec>.WriteItems(ref writer, array);
                break;
            case List<T> list:
                ListRoot<T, TCodec>.Write(ref writer, in list!);
                break;
            default:
                ListRoot<T, TCodec>.WriteItems<W>(ref writer, Lists.Items(value));
                break;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref IReadOnlyList<T>? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        List<T>? items = null;
        ListRoot<T, TCodec>.Read(ref reader, ref items);
        value = items;
    }
}
