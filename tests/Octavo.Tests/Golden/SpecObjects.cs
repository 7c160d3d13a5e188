// Owns: the types behind ids, written from docs/formats/registry.md, and the zoo's own. Knows no codec.
using System.Collections;
using System.Numerics;
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Golden;

internal static class SpecObjects
{
    private static readonly Type[] s_builtIn =
    [
        typeof(bool), typeof(sbyte), typeof(byte), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(Int128),
            typeof(UInt128), typeof(Half), typeof(float), typeof(double),
        typeof(decimal), typeof(char), typeof(Rune), typeof(Guid), typeof(DateTime), typeof(DateTimeOffset), typeof(DateOnly), typeof(TimeOnly),
            typeof(TimeSpan), typeof(string), typeof(byte[]),
        typeof(object[]), typeof(List<object>), typeof(Dictionary<string, object>), typeof(Dictionary<object, object>),
        typeof(bool[]), typeof(sbyte[]), typeof(short[]), typeof(ushort[]), typeof(int[]), typeof(uint[]), typeof(long[]), typeof(ulong[]), typeof(float[]),
            typeof(double[]), typeof(decimal[]), typeof(char[]),
        typeof(Guid[]), typeof(DateTime[]), typeof(string[]), typeof(BigInteger), typeof(Uri), typeof(Version), typeof(ArrayList), typeof(Hashtable),
    ];

    internal static Type Type(uint id) => id < 64 ? s_builtIn[id - 1] : id switch
    {
        64 => typeof(Address),
        65 => typeof(Company),
        66 => typeof(DayOfWeek),
        67 => typeof(List<Address>),
        68 => typeof(Tag),
        100 => typeof(Dog),
        101 => typeof(Puppy),
        102 => typeof(Parrot),
        300 => typeof(Wheel),
        301 => typeof(Bolt),
        302 => typeof(Washer),
        int.MaxValue => typeof(Truck),
        _ => throw new FormatException($"the id {id}"),
    };
}
