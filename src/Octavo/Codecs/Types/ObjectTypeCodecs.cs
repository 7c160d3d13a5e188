// Owns: the entries of object and of the platform's collections of objects: a table of their own, which native programs have only if they use it. Knows no
// format.
using System.Collections;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Codecs.Types;

/// <summary>Entries of the types that hold objects. The generator has the same list, in Parsing/Values/LibraryTypes.cs.</summary>
/// <remarks>They call the entry of any registered type by object: with this table a native program keeps those calls of every type that it has. See
/// <see cref="CodecCatalog.AddObjects"/>.</remarks>
internal static class ObjectTypeCodecs
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
    };

    internal static CodecEntry? Find(Type type) => s_entries.TryGetValue(type, out Func<CodecEntry>? make) ? make() : null;
}
