// Owns: which types of the platform have a codec of the library's own, besides scalars. Knows no format.
using System.Collections;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;

namespace Octavo.Internal;

/// <summary>Entries of the platform's types. The generator has the same list, in Parsing/LibraryTypes.cs.</summary>
internal static class TypeCodecs
{
    private static readonly Dictionary<Type, Func<CodecEntry>> s_entries = new()
    {
        [typeof(object)] = static () => new ClassEntry<object?, ObjectCodec>("object"),
        [typeof(object[])] = static () => new ClassEntry<object?[]?, ObjectArrayCodec>("seq<object>"),
        [typeof(List<object>)] = static () => new ClassEntry<List<object?>?, ObjectListCodec>("seq<object>"),
        [typeof(Dictionary<string, object>)] = static () => new ClassEntry<Dictionary<string, object?>?, TextMapCodec>("map<text!,object>"),
        [typeof(Dictionary<object, object>)] = static () => new ClassEntry<Dictionary<object, object?>?, ObjectMapCodec>("map<object!,object>"),
        [typeof(ArrayList)] = static () => new ClassEntry<ArrayList?, ArrayListCodec>("seq<object>"),
        [typeof(Queue)] = static () => new ClassEntry<Queue?, QueueCodec>("seq<object>"),
        [typeof(Stack)] = static () => new ClassEntry<Stack?, StackCodec>("seq<object>"),
        [typeof(Hashtable)] = static () => new ClassEntry<Hashtable?, HashtableCodec>("map<object!,object>"),
        [typeof(SortedList)] = static () => new ClassEntry<SortedList?, SortedListCodec>("map<object!,object>"),
        [typeof(IList)] = static () => new ClassEntry<IList?, IListCodec>("seq<object>"),
        [typeof(ICollection)] = static () => new ClassEntry<ICollection?, ICollectionCodec>("seq<object>"),
        [typeof(IEnumerable)] = static () => new ClassEntry<IEnumerable?, IEnumerableCodec>("seq<object>"),
        [typeof(IDictionary)] = static () => new ClassEntry<IDictionary?, IDictionaryCodec>("map<object!,object>"),
        [typeof(BigInteger)] = static () => new ValueEntry<BigInteger, BigIntegerCodec>("bytes"),
        [typeof(OctavoRaw)] = static () => new ValueEntry<OctavoRaw, OctavoRawCodec>("unknown"),
        [typeof(Index)] = static () => new ValueEntry<Index, IndexCodec>("int32"),
        [typeof(Range)] = static () => new ValueEntry<Range, RangeCodec>("seq<int32>"),
        [typeof(Uri)] = static () => new ClassEntry<Uri?, UriCodec>("text"),
        [typeof(Version)] = static () => new ClassEntry<Version?, VersionCodec>("text"),
        [typeof(StringBuilder)] = static () => new ClassEntry<StringBuilder?, StringBuilderCodec>("text"),
        [typeof(CultureInfo)] = static () => new ClassEntry<CultureInfo?, CultureInfoCodec>("text"),
        [typeof(BitArray)] = static () => new ClassEntry<BitArray?, BitArrayCodec>("seq<bool>"),
        [typeof(IPAddress)] = static () => new ClassEntry<IPAddress?, IPAddressCodec>("bytes"),
        [typeof(IPEndPoint)] = static () => new ClassEntry<IPEndPoint?, IPEndPointCodec>("bytes"),
    };

    internal static CodecEntry? Find(Type type) => s_entries.TryGetValue(type, out Func<CodecEntry>? make) ? make() : null;

    private sealed class ValueEntry<T, TCodec>(string shape) : CodecEntry<T, TCodec>
        where T : struct
        where TCodec : struct, ICodec<T>
    {
        public override string ShapeText => shape;

        public override CodecEntry? MakeRoot(RootKind kind) => Roots.MakeValue<T, TCodec>(kind);
    }

    private sealed class ClassEntry<T, TCodec>(string shape) : CodecEntry<T, TCodec>
        where TCodec : struct, ICodec<T>
    {
        public override string ShapeText => shape;
    }
}
