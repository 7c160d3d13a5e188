// Owns: the collections of objects that object members may hold: their memory grows with what was read, because data says how deep they nest. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Codecs.RootTypes;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Codecs.Types;

internal readonly struct ObjectArrayCodec : ISequentialCodec<object?[]?>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in object?[]? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.Write(ref writer, value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref object?[]? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ObjectItems.Read(ref reader)?.ToArray();
}

internal readonly struct ObjectListCodec : ISequentialCodec<List<object?>?>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in List<object?>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.Write(ref writer, value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref List<object?>? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (ObjectItems.Read(ref reader) is not { } items)
        {
            value = null;
            return;
        }
        if (value is null)
        {
            value = items;
            return;
        }
        value.Clear();
        value.AddRange(items);
    }
}

internal readonly struct TextMapCodec : ISequentialCodec<Dictionary<string, object?>?>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Dictionary<string, object?>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => DictionaryRoot<object?, ObjectCodec>.Write(ref writer, in value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Dictionary<string, object?>? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        value ??= []; // one that exists is filled as it grows
        DictionaryRoot<object?, ObjectCodec>.Read(ref reader, ref value);
    }
}

internal readonly struct ObjectMapCodec : ISequentialCodec<Dictionary<object, object?>?>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Dictionary<object, object?>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => ObjectItems.WriteMap(ref writer, value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Dictionary<object, object?>? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ObjectItems.ReadMap(ref reader, value);
}
