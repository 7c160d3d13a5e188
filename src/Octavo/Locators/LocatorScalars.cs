// Owns: reading any scalar by its word, for locators. Knows no format: the reader is the format's own, so locator and reader cannot differ in what they refuse.
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Locators;

/// <summary>Reads a scalar of any kind.</summary>
internal static class LocatorScalars
{
    /// <summary>Reads a scalar.</summary>
    /// <param name="reader">The format's reader.</param>
    /// <param name="word">Which scalar.</param>
    /// <param name="keep">Whether the value is wanted.</param>
    /// <returns>The value, boxed if it is wanted, else null: a locator over a million elements makes no garbage.</returns>
    internal static object? Read<R>(ref R reader, ShapeWord word, bool keep)
        where R : struct, ISequentialReader<R>, allows ref struct => word switch
        {
            ShapeWord.FixedInt32 => Box(R.ReadFixedInt32(ref reader), keep),
            ShapeWord.FixedUInt32 => Box(R.ReadFixedUInt32(ref reader), keep),
            ShapeWord.FixedInt64 => Box(R.ReadFixedInt64(ref reader), keep),
            ShapeWord.FixedUInt64 => Box(R.ReadFixedUInt64(ref reader), keep),
            _ => ReadPlain(ref reader, word, keep),
        };

    /// <summary>The same in any family: the number of a form that a format does not have is a plain one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static object? ReadPlain<R>(ref R reader, ShapeWord word, bool keep)
        where R : struct, IEngineReader<R>, allows ref struct => word switch
        {
            ShapeWord.Bool => Box(reader.ReadBool(), keep),
            ShapeWord.Int8 => Box(reader.ReadSByte(), keep),
            ShapeWord.UInt8 => Box(reader.ReadByte(), keep),
            ShapeWord.Int16 => Box(reader.ReadInt16(), keep),
            ShapeWord.UInt16 => Box(reader.ReadUInt16(), keep),
            ShapeWord.Int32 or ShapeWord.FixedInt32 => Box(reader.ReadInt32(), keep),
            ShapeWord.UInt32 or ShapeWord.FixedUInt32 => Box(reader.ReadUInt32(), keep),
            ShapeWord.Int64 or ShapeWord.FixedInt64 => Box(reader.ReadInt64(), keep),
            ShapeWord.UInt64 or ShapeWord.FixedUInt64 => Box(reader.ReadUInt64(), keep),
            ShapeWord.Int128 => Box(reader.ReadInt128(), keep),
            ShapeWord.UInt128 => Box(reader.ReadUInt128(), keep),
            ShapeWord.Float16 => Box(reader.ReadHalf(), keep),
            ShapeWord.Float32 => Box(reader.ReadSingle(), keep),
            ShapeWord.Float64 => Box(reader.ReadDouble(), keep),
            ShapeWord.Decimal => Box(reader.ReadDecimal(), keep),
            ShapeWord.Char => Box(reader.ReadChar(), keep),
            ShapeWord.Rune => Box(reader.ReadRune(), keep),
            ShapeWord.Guid => Box(reader.ReadGuid(), keep),
            ShapeWord.DateTime => Box(reader.ReadDateTime(), keep),
            ShapeWord.DateTimeOffset => Box(reader.ReadDateTimeOffset(), keep),
            ShapeWord.Date => Box(reader.ReadDateOnly(), keep),
            ShapeWord.Time => Box(reader.ReadTimeOnly(), keep),
            ShapeWord.TimeSpan => Box(reader.ReadTimeSpan(), keep),
            _ => throw new FormatException($"{word} is not a scalar."),
        };

    private static object? Box<T>(T value, bool keep)
        where T : struct => keep ? value : null;

    /// <summary>Skips a sequence of primitives that the format lays out as a whole.</summary>
    /// <returns>Whether it is null.</returns>
    internal static bool SkipBulk<R>(ref R reader, ShapeWord word)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        Array? values = word switch
        {
            ShapeWord.Bool => reader.ReadBoolArray(),
            ShapeWord.Int8 => reader.ReadSByteArray(),
            ShapeWord.Int16 => reader.ReadInt16Array(),
            ShapeWord.UInt16 => reader.ReadUInt16Array(),
            ShapeWord.Int32 => reader.ReadInt32Array(),
            ShapeWord.UInt32 => reader.ReadUInt32Array(),
            ShapeWord.Int64 => reader.ReadInt64Array(),
            ShapeWord.UInt64 => reader.ReadUInt64Array(),
            ShapeWord.Float32 => reader.ReadSingleArray(),
            ShapeWord.Float64 => reader.ReadDoubleArray(),
            _ => throw new FormatException($"{word} has no bulk member."),
        };
        return values is null;
    }
}
