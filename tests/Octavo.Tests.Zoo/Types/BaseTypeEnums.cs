// Owns: an enum of each base type. Knows no format.
namespace Octavo.Tests.Zoo.Types;

public enum SByteEnum : sbyte
{
    Least = sbyte.MinValue,
    Zero = 0,
    Most = sbyte.MaxValue,
}

public enum ByteEnum : byte
{
    Zero = 0,
    Most = byte.MaxValue,
}

public enum Int16Enum : short
{
    Least = short.MinValue,
    Zero = 0,
    Most = short.MaxValue,
}

public enum UInt16Enum : ushort
{
    Zero = 0,
    Most = ushort.MaxValue,
}

public enum Int32Enum : int
{
    Least = int.MinValue,
    Zero = 0,
    Most = int.MaxValue,
}

public enum UInt32Enum : uint
{
    Zero = 0,
    Most = uint.MaxValue,
}

public enum Int64Enum : long
{
    Least = long.MinValue,
    Zero = 0,
    Most = long.MaxValue,
}

public enum UInt64Enum : ulong
{
    Zero = 0,
    Most = ulong.MaxValue,
}
