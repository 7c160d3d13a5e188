// Owns: the ids that every registry has. They are in data, so none ever changes: docs/formats/registry.md lists them, and a test compares the two.
using System.Collections;
using System.Numerics;
using System.Text;
using Octavo.Internal;

namespace Octavo.Codecs.Registry;

/// <summary>The built-in types' ids, 1 to 63.</summary>
internal static class BuiltInTypes
{
    internal const int Bool = 1;
    internal const int SByte = 2;
    internal const int Byte = 3;
    internal const int Int16 = 4;
    internal const int UInt16 = 5;
    internal const int Int32 = 6;
    internal const int UInt32 = 7;
    internal const int Int64 = 8;
    internal const int UInt64 = 9;
    internal const int Single = 13;
    internal const int Double = 14;
    internal const int Char = 16;
    internal const int DateTime = 19;
    internal const int Text = 24;
    internal const int Bytes = 25;

    /// <summary>Types up to this one hold no objects.</summary>
    internal const int LastScalar = Bytes;

    internal const int ObjectArray = 26;
    internal const int ObjectList = 27;
    internal const int TextMap = 28;
    internal const int ObjectMap = 29;
    internal const int Integer = 45;
    internal const int ArrayList = 48;
    internal const int Hashtable = 49;

    private static readonly (int Id, Type Type, string Name)[] s_rows =
    [
        (Bool, typeof(bool), "bool"), (SByte, typeof(sbyte), "int8"), (Byte, typeof(byte), "uint8"), (Int16, typeof(short), "int16"),
            (UInt16, typeof(ushort), "uint16"),
        (Int32, typeof(int), "int32"), (UInt32, typeof(uint), "uint32"), (Int64, typeof(long), "int64"), (UInt64, typeof(ulong), "uint64"),
        (10, typeof(Int128), "int128"), (11, typeof(UInt128), "uint128"), (12, typeof(Half), "float16"), (Single, typeof(float), "float32"),
            (Double, typeof(double), "float64"),
        (15, typeof(decimal), "decimal"), (Char, typeof(char), "char"), (17, typeof(Rune), "rune"), (18, typeof(Guid), "guid"),
            (DateTime, typeof(DateTime), "datetime"),
        (20, typeof(DateTimeOffset), "datetimeoffset"), (21, typeof(DateOnly), "date"), (22, typeof(TimeOnly), "time"), (23, typeof(TimeSpan), "timespan"),
        (Text, typeof(string), "text"), (Bytes, typeof(byte[]), "bytes"),
        (ObjectArray, typeof(object[]), "object[]"), (ObjectList, typeof(List<object>), "list<object>"),
        (TextMap, typeof(Dictionary<string, object>), "map<text,object>"), (ObjectMap, typeof(Dictionary<object, object>), "map<object,object>"),
        (30, typeof(bool[]), "bool[]"), (31, typeof(sbyte[]), "int8[]"), (32, typeof(short[]), "int16[]"), (33, typeof(ushort[]), "uint16[]"),
            (34, typeof(int[]), "int32[]"),
        (35, typeof(uint[]), "uint32[]"), (36, typeof(long[]), "int64[]"), (37, typeof(ulong[]), "uint64[]"), (38, typeof(float[]), "float32[]"),
            (39, typeof(double[]), "float64[]"),
        (40, typeof(decimal[]), "decimal[]"), (41, typeof(char[]), "char[]"), (42, typeof(Guid[]), "guid[]"), (43, typeof(DateTime[]), "datetime[]"),
            (44, typeof(string[]), "text[]"),
        (Integer, typeof(BigInteger), "integer"), (46, typeof(Uri), "uri"), (47, typeof(Version), "version"),
        (ArrayList, typeof(ArrayList), "arraylist"), (Hashtable, typeof(Hashtable), "hashtable"),
    ];

    /// <summary>Made when an object is first written or read: programs without object members do not pay for it.</summary>
    internal static RegistryTable Table { get; } = new(s_rows.Select(row => new RegisteredType(row.Id, row.Type, row.Name)));

    internal static IEnumerable<(int Id, Type Type, string Name)> Rows => s_rows;
}
