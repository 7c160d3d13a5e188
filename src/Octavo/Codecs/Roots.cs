// Owns: the roots built from an element's codec: arrays, lists, dictionaries of text, nullable values. The generator emits closed ones if it sees the call.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo;

/// <summary>Makes root entries, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Roots
{
    /// <summary>Makes a root of an element type; null for a nullable of a class.</summary>
    public static CodecEntry? Make<T, TCodec>(RootKind kind)
        where TCodec : struct, ISequentialCodec<T> => kind switch
        {
            RootKind.Array => new RootEntry<T[]?, ArrayRoot<T, TCodec>>("seq<", typeof(T)),
            RootKind.List => new RootEntry<List<T>?, ListRoot<T, TCodec>>("seq<", typeof(T)),
            RootKind.ReadOnlyList => new RootEntry<IReadOnlyList<T>?, ReadOnlyListRoot<T, TCodec>>("seq<", typeof(T)),
            RootKind.Dictionary => new RootEntry<Dictionary<string, T>?, DictionaryRoot<T, TCodec>>("map<text!,", typeof(T)),
            _ => null,
        };

    /// <summary>Makes a root of a struct, nullable included.</summary>
    public static CodecEntry? MakeValue<T, TCodec>(RootKind kind)
        where T : struct
        where TCodec : struct, ISequentialCodec<T> => kind == RootKind.Nullable ? new NullableEntry<T, TCodec>(typeof(T)) : Make<T, TCodec>(kind);

    /// <summary>Makes a root of a struct that has a raw layout: arrays and lists are one copy in Binary, as the emitted ones are.</summary>
    public static CodecEntry? MakeImage<T, TCodec, TImage>(RootKind kind)
        where T : unmanaged
        where TCodec : struct, ISequentialCodec<T>
        where TImage : struct, IImage<T> => kind switch
        {
            RootKind.Array => new RootEntry<T[]?, ImageArrayRoot<T, TCodec, TImage>>("seq<", typeof(T)),
            RootKind.List => new RootEntry<List<T>?, ImageListRoot<T, TCodec, TImage>>("seq<", typeof(T)),
            _ => MakeValue<T, TCodec>(kind),
        };
}

internal readonly struct ListRoot<T, TCodec> : ISequentialCodec<List<T>?>, ICloneRoot<List<T>?>
    where TCodec : struct, ISequentialCodec<T>
{
    public static List<T>? Clone(in List<T>? value, CloneMap map) => Copies.OfList(value, map, RootClones.Item<T>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in List<T>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        WriteItems(ref writer, CollectionsMarshal.AsSpan(value));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref List<T>? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if ((R.PacksSequences || R.TypesSequences) && BulkSpans.TryRead(ref reader, out List<T>? bulk))
        {
            value = Lists.Fill(value, bulk);
            return;
        }
        int remaining = reader.ReadArrayStart(1);
        if (remaining == -1)
        {
            value = null;
            return;
        }
        // What an element is now its codec may fill in place: a populated list keeps none of the old ones, so each begins at default.
        value ??= new List<T>(R.Counted ? reader.FirstCapacity(remaining, Bytes.SizeOf<T>()) : 0);
        value.Clear();
        while (reader.NextItem(ref remaining))
        {
            T item = default!;
            TCodec.Read(ref reader, ref item);
            value.Add(item);
        }
    }

    internal static void WriteItems<W>(ref W writer, scoped ReadOnlySpan<T> items)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if ((W.PacksSequences || W.TypesSequences) && BulkSpans.TryWrite(ref writer, items))
        {
            return;
        }
        writer.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            if (W.Separates)
            {
                writer.WriteItem(i);
            }
            TCodec.Write(ref writer, in items[i]);
        }
        if (W.Ends)
        {
            writer.WriteArrayEnd(items.Length);
        }
    }
}

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
                ListRoot<T, TCodec>.WriteItems(ref writer, CollectionsMarshal.AsSpan(list));
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

internal readonly struct DictionaryRoot<T, TCodec> : ISequentialCodec<Dictionary<string, T>?>, ICloneRoot<Dictionary<string, T>?>
    where TCodec : struct, ISequentialCodec<T>
{
    public static Dictionary<string, T>? Clone(in Dictionary<string, T>? value, CloneMap map) => Copies.OfDictionary(value, map, null, RootClones.Item<T>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Dictionary<string, T>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        int count = value.Count;
        int index = 0;
        writer.WriteMapStart(count);
        foreach (KeyValuePair<string, T> entry in value)
        {
            writer.Advance(W.PutKeyStart(ref writer.Reserve(W.MaxHead), index++, quoted: false));
            writer.WriteText(entry.Key);
            writer.Advance(W.PutKeyEnd(ref writer.Reserve(W.MaxHead), quoted: false));
            T item = entry.Value;
            TCodec.Write(ref writer, in item);
        }
        if (index != count)
        {
            Throw.CountChanged(count);
        }
        if (W.Ends)
        {
            writer.WriteMapEnd(count);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Dictionary<string, T>? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int remaining = reader.ReadMapStart();
        if (remaining == -1)
        {
            value = null;
            return;
        }
        value ??= new Dictionary<string, T>(R.Counted ? reader.FirstCapacity(remaining, 24 + Bytes.SizeOf<T>()) : 0);
        value.Clear();
        while (reader.NextEntry(ref remaining))
        {
            reader.BeginKey(quoted: false);
            string? key = reader.ReadText();
            reader.EndKey(quoted: false);
            if (key is null)
            {
                Throw.NullNotAllowed("a key of a dictionary");
            }
            T item = default!;
            TCodec.Read(ref reader, ref item);
            if (!value.TryAdd(key, item) && reader.OnDuplicateKey())
            {
                value[key] = item;
            }
        }
    }
}

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
