// Owns: the root of a dictionary of text that is declared by an interface: read as a dictionary. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

/// <remarks>Its loop is not shared with <see cref="DictionaryRoot{T, TCodec}"/>: methods of their own for its steps take 470 bytes a type of a native
/// program.</remarks>
/// <typeparam name="TInterface">The interface, which a dictionary implements.</typeparam>
/// <typeparam name="T">The value of an entry.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
internal readonly struct DictionaryInterfaceRoot<TInterface, T, TCodec> : ISequentialCodec<TInterface?>, ICloneRoot<TInterface?>
    where TInterface : class, IEnumerable<KeyValuePair<string, T>>
    where TCodec : struct, ISequentialCodec<T>
{
    public static TInterface? Clone(in TInterface? value, CloneMap map) =>
        Copies.Interface<TInterface, string, T>(value, map, null, RootClones.Item<T>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in TInterface? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null or Dictionary<string, T>)
        {
            var own = (Dictionary<string, T>?)(object?)value;
            DictionaryRoot<T, TCodec>.Write(ref writer, in own);
            return;
        }
        int count = value is IReadOnlyCollection<KeyValuePair<string, T>> counted ? counted.Count : ((ICollection<KeyValuePair<string, T>>)value).Count;
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
    public static void Read<R>(ref R reader, ref TInterface? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        Dictionary<string, T>? entries = null;
        DictionaryRoot<T, TCodec>.Read(ref reader, ref entries);
        value = (TInterface?)(object?)entries;
    }
}
