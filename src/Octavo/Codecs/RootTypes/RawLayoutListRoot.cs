// Owns: the root of a list of raw layouts, for calls from generic code that the generator does not see. Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

internal readonly struct RawLayoutListRoot<T, TCodec, TLayout> : ISequentialCodec<List<T>?>, ICloneRoot<List<T>?>
    where T : unmanaged
    where TCodec : struct, ISequentialCodec<T>
    where TLayout : struct, IRawLayout<T>
{
    public static List<T>? Clone(in List<T>? value, CloneMap map) => Copies.OfList(value, map, null);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in List<T>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.RawLayouts && value is not null)
        {
            RawLayoutArrays.Write<W, T, TLayout>(ref writer, CollectionsMarshal.AsSpan(value));
            return;
        }
        ListRoot<T, TCodec>.Write(ref writer, in value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref List<T>? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        // An existing list is filled in place, which is for the list's own root.
        if (R.RawLayouts && value is null)
        {
            value = RawLayoutArrays.ReadList<R, T, TLayout>(ref reader);
            return;
        }
        ListRoot<T, TCodec>.Read(ref reader, ref value);
    }
}
