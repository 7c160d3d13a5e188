// Owns: the roots built from an element's codec: arrays, lists, dictionaries of text, their interfaces, nullable values. The generator emits closed ones if
// it sees the call.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Codecs.RootTypes;

namespace Octavo.Internal;

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
            _ => RuntimeFeature.IsDynamicCodeSupported ? MakeInterface<T, TCodec>(kind) : null,
        };

    /// <summary>Makes a root of a struct, nullable included.</summary>
    public static CodecEntry? MakeValue<T, TCodec>(RootKind kind)
        where T : struct
        where TCodec : struct, ISequentialCodec<T> => kind == RootKind.Nullable ? new NullableEntry<T, TCodec>(typeof(T)) : Make<T, TCodec>(kind);

    /// <summary>Makes a root of a struct that has a raw layout: arrays and lists are one copy in Binary, as the emitted ones are.</summary>
    public static CodecEntry? MakeRawLayout<T, TCodec, TLayout>(RootKind kind)
        where T : unmanaged
        where TCodec : struct, ISequentialCodec<T>
        where TLayout : struct, IRawLayout<T> => kind switch
        {
            RootKind.Array => new RootEntry<T[]?, RawLayoutArrayRoot<T, TCodec, TLayout>>("seq<", typeof(T)),
            RootKind.List => new RootEntry<List<T>?, RawLayoutListRoot<T, TCodec, TLayout>>("seq<", typeof(T)),
            _ => MakeValue<T, TCodec>(kind),
        };

    /// <summary>Makes a root that is declared by an interface. Native programs have those that the generator sees: here each type would have six more, used or
    /// not.</summary>
    private static CodecEntry? MakeInterface<T, TCodec>(RootKind kind)
        where TCodec : struct, ISequentialCodec<T> => kind switch
        {
            RootKind.Enumerable => new RootEntry<IEnumerable<T>?, SequenceRoot<IEnumerable<T>, T, TCodec>>("seq<", typeof(T)),
            RootKind.Collection => new RootEntry<ICollection<T>?, SequenceRoot<ICollection<T>, T, TCodec>>("seq<", typeof(T)),
            RootKind.ReadOnlyCollection => new RootEntry<IReadOnlyCollection<T>?, SequenceRoot<IReadOnlyCollection<T>, T, TCodec>>("seq<", typeof(T)),
            RootKind.ListInterface => new RootEntry<IList<T>?, SequenceRoot<IList<T>, T, TCodec>>("seq<", typeof(T)),
            RootKind.DictionaryInterface =>
                new RootEntry<IDictionary<string, T>?, DictionaryInterfaceRoot<IDictionary<string, T>, T, TCodec>>("map<text!,", typeof(T)),
            RootKind.ReadOnlyDictionary =>
                new RootEntry<IReadOnlyDictionary<string, T>?, DictionaryInterfaceRoot<IReadOnlyDictionary<string, T>, T, TCodec>>("map<text!,", typeof(T)),
            _ => null,
        };
}
