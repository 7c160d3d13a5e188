// Owns: the skipping of primitives, for locators, by the loops that read arrays of them. Knows no format.
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Codecs.Scalars;

internal static class ItemSkips
{
    /// <summary>Skips primitives.</summary>
    /// <param name="reader">The format's reader.</param>
    /// <param name="word">The scalar.</param>
    /// <param name="count">How many; they are read onto the stack.</param>
    /// <returns>False if there is no such loop.</returns>
    internal static bool TrySkip<R, TLoops>(ref R reader, ShapeWord word, int count)
        where R : struct, ISequentialReader<R>, allows ref struct
        where TLoops : struct, IItemLoops<R>
    {
        switch (word)
        {
            case ShapeWord.Bool:
                TLoops.Fill<bool, Items.BoolItem>(ref reader, stackalloc bool[count]);
                return true;
            case ShapeWord.Int8:
                TLoops.Fill<sbyte, Items.SByteItem>(ref reader, stackalloc sbyte[count]);
                return true;
            case ShapeWord.Int16:
                TLoops.Fill<short, Items.Int16Item>(ref reader, stackalloc short[count]);
                return true;
            case ShapeWord.UInt16:
                TLoops.Fill<ushort, Items.UInt16Item>(ref reader, stackalloc ushort[count]);
                return true;
            case ShapeWord.Int32:
                TLoops.Fill<int, Items.Int32Item>(ref reader, stackalloc int[count]);
                return true;
            case ShapeWord.UInt32:
                TLoops.Fill<uint, Items.UInt32Item>(ref reader, stackalloc uint[count]);
                return true;
            case ShapeWord.Int64:
                TLoops.Fill<long, Items.Int64Item>(ref reader, stackalloc long[count]);
                return true;
            case ShapeWord.UInt64:
                TLoops.Fill<ulong, Items.UInt64Item>(ref reader, stackalloc ulong[count]);
                return true;
            case ShapeWord.Float32:
                TLoops.Fill<float, Items.SingleItem>(ref reader, stackalloc float[count]);
                return true;
            case ShapeWord.Float64:
                TLoops.Fill<double, Items.DoubleItem>(ref reader, stackalloc double[count]);
                return true;
            default:
                return false;
        }
    }
}
