// Owns: the root of an array of raw layouts, for calls from generic code that the generator does not see. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

internal readonly struct RawLayoutArrayRoot<T, TCodec, TLayout> : ISequentialCodec<T[]?>, ICloneRoot<T[]?>
    where T : unmanaged
    where TCodec : struct, ISequentialCodec<T>
    where TLayout : struct, IRawLayout<T>
{
    public static T[]? Clone(in T[]? value, CloneMap map) => Copies.OfArray(value, map, null);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in T[]? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.RawLayouts && value is not null)
        {
            RawLayoutArrays.Write<W, T, TLayout>(ref writer, value);
            return;
        }
        ArrayRoot<T, TCodec>.Write(ref writer, in value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref T[]? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.RawLayouts)
        {
            value = RawLayoutArrays.ReadArray<R, T, TLayout>(ref reader);
            return;
        }
        ArrayRoot<T, TCodec>.Read(ref reader, ref value);
    }
}
