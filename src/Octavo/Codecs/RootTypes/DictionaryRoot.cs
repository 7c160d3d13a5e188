// Owns: the root of a dictionary of text. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

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
        if (remaining == ObjectHead.Null)
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
