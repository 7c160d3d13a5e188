// Owns: the ids that NetSerializer2 gives before any other. Source: netserializer2, Main.cs, SerializationID; NetSerializer 4 has one, object.
using System.Collections;

namespace Octavo.Interop.NetSerializer;

internal static class NetSerializerIds
{
    /// <summary>The id of <see cref="object"/> in NetSerializer 4.</summary>
    internal const uint Object = 1;

    /// <summary>The first id in NetSerializer2 that is not one of these.</summary>
    internal const uint First2 = 96;

    /// <summary>What is missing before 7 are types of the library itself.</summary>
    internal static IReadOnlyDictionary<Type, uint> Preset2 { get; } = Numbered(7,
        typeof(bool), typeof(bool?), typeof(byte), typeof(byte?), typeof(sbyte), typeof(sbyte?), typeof(char), typeof(char?), typeof(ushort), typeof(ushort?),
            typeof(short), typeof(short?), typeof(uint), typeof(uint?),
        typeof(int), typeof(int?), typeof(ulong), typeof(ulong?), typeof(long), typeof(long?), typeof(float), typeof(float?), typeof(double), typeof(double?),
            typeof(string), typeof(DateTime), typeof(object), typeof(TimeSpan),
        typeof(DateTimeOffset), typeof(decimal), typeof(Guid), typeof(bool[]), typeof(byte[]), typeof(sbyte[]), typeof(char[]), typeof(ushort[]),
            typeof(short[]), typeof(uint[]), typeof(int[]), typeof(ulong[]), typeof(long[]),
        typeof(float[]), typeof(double[]), typeof(string[]), typeof(DateTime[]), typeof(object[]), typeof(TimeSpan[]), typeof(DateTimeOffset[]),
            typeof(decimal[]), typeof(Guid[]), typeof(ArrayList), typeof(BitArray), typeof(Hashtable),
        typeof(Queue), typeof(Stack), typeof(SortedList));

    private static Dictionary<Type, uint> Numbered(uint first, params ReadOnlySpan<Type> types)
    {
        var ids = new Dictionary<Type, uint>();
        foreach (Type type in types)
        {
            ids.Add(type, first++);
        }
        return ids;
    }
}
