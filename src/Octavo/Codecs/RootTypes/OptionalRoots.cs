// Owns: the roots of nullable structs, one step up: sequences of them may have a bitmap before them. Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

/// <summary>The entry of a nullable struct.</summary>
/// <typeparam name="T">The struct.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <param name="element">The struct's type.</param>
internal sealed class NullableEntry<T, TCodec>(Type element) : CodecSlots<T?, NullableRoot<T, TCodec>>
    where T : struct
    where TCodec : struct, ISequentialCodec<T>
{
    private readonly RootEntry<T?, NullableRoot<T, TCodec>> _plain = new("opt<", element);

    public override string? ShapeText => _plain.ShapeText;

    public override string? ViewText(MemberIdentity identity) => _plain.ViewText(identity);

    public override Type? ShapeChild(int index) => _plain.ShapeChild(index);

    public override CodecEntry? MakeRoot(RootKind kind) => !RuntimeFeature.IsDynamicCodeSupported ? null : kind switch
    {
        RootKind.Array => new RootEntry<T?[]?, OptionalArrayRoot<T, TCodec>>("seq<", typeof(T?)),
        RootKind.List => new RootEntry<List<T?>?, OptionalListRoot<T, TCodec>>("seq<", typeof(T?)),
        RootKind.ReadOnlyList => new RootEntry<IReadOnlyList<T?>?, OptionalReadOnlyListRoot<T, TCodec>>("seq<", typeof(T?)),
        RootKind.Enumerable => Interface<IEnumerable<T?>>(),
        RootKind.Collection => Interface<ICollection<T?>>(),
        RootKind.ReadOnlyCollection => Interface<IReadOnlyCollection<T?>>(),
        RootKind.ListInterface => Interface<IList<T?>>(),
        _ => Roots.Make<T?, NullableRoot<T, TCodec>>(kind),
    };

    private static RootEntry<TInterface?, OptionalSequenceRoot<TInterface, T, TCodec>> Interface<TInterface>()
        where TInterface : class, IEnumerable<T?> => new("seq<", typeof(T?));
}

internal readonly struct OptionalArrayRoot<T, TCodec> : ISequentialCodec<T?[]?>, ICloneRoot<T?[]?>
    where T : struct
    where TCodec : struct, ISequentialCodec<T>
{
    public static T?[]? Clone(in T?[]? value, CloneMap map) => Copies.OfArray(value, map, RootClones.Item<T?>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in T?[]? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (!W.PacksSequences || value is null)
        {
            ArrayRoot<T?, NullableRoot<T, TCodec>>.Write(ref writer, in value);
            return;
        }
        WriteItems(ref writer, value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref T?[]? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.PacksSequences)
        {
            value = ReadItems(ref reader);
            return;
        }
        ArrayRoot<T?, NullableRoot<T, TCodec>>.Read(ref reader, ref value);
    }

    internal static void WriteItems<W>(ref W writer, scoped ReadOnlySpan<T?> items)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        Optionals.WriteBitmap(ref writer, items);
        foreach (T? item in items)
        {
            if (item.HasValue)
            {
                TCodec.Write(ref writer, item.GetValueOrDefault());
            }
        }
    }

    internal static T?[]? ReadItems<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = R.ReadOptionalsStart(ref reader);
        if (count == ObjectHead.Null)
        {
            return null;
        }
        var items = new T?[count];
        Optionals.ReadBitmap(ref reader, items.AsSpan());
        for (int i = 0; i < items.Length; i++)
        {
            if (items[i].HasValue)
            {
                T item = default;
                TCodec.Read(ref reader, ref item);
                items[i] = item;
            }
        }
        return items;
    }
}

internal readonly struct OptionalListRoot<T, TCodec> : ISequentialCodec<List<T?>?>, ICloneRoot<List<T?>?>
    where T : struct
    where TCodec : struct, ISequentialCodec<T>
{
    public static List<T?>? Clone(in List<T?>? value, CloneMap map) => Copies.OfList(value, map, RootClones.Item<T?>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in List<T?>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (!W.PacksSequences || value is null)
        {
            ListRoot<T?, NullableRoot<T, TCodec>>.Write(ref writer, in value);
            return;
        }
        int count = value.Count;
        OptionalArrayRoot<T, TCodec>.WriteItems(ref writer, CollectionsMarshal.AsSpan(value));
        Lists.CheckUnchanged(value, count);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref List<T?>? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.PacksSequences)
        {
            value = Lists.Fill(value, OptionalArrayRoot<T, TCodec>.ReadItems(ref reader)?.ToList());
            return;
        }
        ListRoot<T?, NullableRoot<T, TCodec>>.Read(ref reader, ref value);
    }
}

internal readonly struct OptionalReadOnlyListRoot<T, TCodec> : ISequentialCodec<IReadOnlyList<T?>?>, ICloneRoot<IReadOnlyList<T?>?>
    where T : struct
    where TCodec : struct, ISequentialCodec<T>
{
    public static IReadOnlyList<T?>? Clone(in IReadOnlyList<T?>? value, CloneMap map) => Copies.Interface(value, map, RootClones.Item<T?>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in IReadOnlyList<T?>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (!W.PacksSequences || value is null)
        {
            ReadOnlyListRoot<T?, NullableRoot<T, TCodec>>.Write(ref writer, in value);
            return;
        }
        OptionalArrayRoot<T, TCodec>.WriteItems<W>(ref writer, value as T?[] ?? [.. value]);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref IReadOnlyList<T?>? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.PacksSequences)
        {
            value = OptionalArrayRoot<T, TCodec>.ReadItems(ref reader)?.ToList();
            return;
        }
        ReadOnlyListRoot<T?, NullableRoot<T, TCodec>>.Read(ref reader, ref value);
    }
}
