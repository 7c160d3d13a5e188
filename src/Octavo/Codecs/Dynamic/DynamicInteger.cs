// Owns: the integers among values without a type: which .NET types are one, and the boxes of the common ones. Knows no window.
namespace Octavo.Codecs.Dynamic;

/// <summary>Integers as objects.</summary>
internal static class DynamicInteger
{
    private const int Smallest = -32;

    private static readonly object[] s_small = MakeSmall();

    /// <summary>The object of a number; those of one-byte heads exist once.</summary>
    internal static object Box(long value) => (ulong)(value - Smallest) < 160 ? s_small[value - Smallest] : value;

    /// <summary>The number that an object holds.</summary>
    /// <param name="value">Any object.</param>
    /// <param name="number">The number; above <see cref="long.MaxValue"/> its bits.</param>
    /// <param name="large">Whether it is above <see cref="long.MaxValue"/>.</param>
    /// <returns>Whether it is an integer of 64 bits or less.</returns>
    internal static bool TryGet(object? value, out long number, out bool large)
    {
        large = false;
        switch (value)
        {
            case long int64:
                number = int64;
                return true;
            case ulong uint64:
                number = (long)uint64;
                large = number < 0;
                return true;
            case int int32:
                number = int32;
                return true;
            case uint uint32:
                number = uint32;
                return true;
            case short int16:
                number = int16;
                return true;
            case ushort uint16:
                number = uint16;
                return true;
            case sbyte int8:
                number = int8;
                return true;
            case byte uint8:
                number = uint8;
                return true;
            default:
                number = 0;
                return false;
        }
    }

    private static object[] MakeSmall()
    {
        var boxes = new object[160];
        for (int i = 0; i < boxes.Length; i++)
        {
            boxes[i] = (long)(i + Smallest);
        }
        return boxes;
    }
}
