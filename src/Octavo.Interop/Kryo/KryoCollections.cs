// Owns: which classes of the JDK are collections and maps of Kryo's general serializers. Source: Kryo 5.6.2, the default serializers.
namespace Octavo.Interop.Kryo;

internal static class KryoCollections
{
    private const string TreeSet = "java.util.TreeSet";
    private const string TreeMap = "java.util.TreeMap";

    internal static bool IsCollection(string name) =>
        name is "java.util.ArrayList" or "java.util.LinkedList" or "java.util.Vector" or "java.util.Stack" or "java.util.ArrayDeque" or "java.util.HashSet"
        or "java.util.LinkedHashSet" or TreeSet or "java.util.concurrent.CopyOnWriteArrayList" or "java.util.concurrent.ConcurrentLinkedQueue"
            or "java.util.concurrent.ConcurrentLinkedDeque";

    internal static bool IsMap(string name) =>
        name is "java.util.HashMap" or "java.util.LinkedHashMap" or "java.util.Hashtable" or TreeMap or "java.util.concurrent.ConcurrentHashMap";

    /// <summary>Whether a comparator follows the count: null, which is the natural order, is the only one that is read.</summary>
    internal static bool HasComparator(string name) => name is TreeSet or TreeMap;
}
