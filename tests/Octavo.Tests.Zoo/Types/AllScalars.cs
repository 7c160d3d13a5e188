// Owns: types that hold every scalar at once: class by name, class by constructor, image, managed struct. Knows no format.
using System.Text;

namespace Octavo.Tests.Zoo.Types;

internal static class AllScalars
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<AllScalarsNamed>("all scalars by name", () => [new(), Named(0), Named(1), Named(3), Named(-1)]),
        new ZooEntry<AllScalarsNamed>("all scalars in UTC", () => [Named(2), Named(6), Named(8), Named(9), Named(12)]),
        new ZooEntry<AllScalarsImage>("all scalars as an image", () => [default, Image(0), Image(1), Image(3), Image(-1)]),
        new ZooEntry<AllScalarsImage[]>("array of images of all scalars", () => [[], [default], [Image(0), Image(1), Image(2), Image(3), Image(-1)]]),
        new ZooEntry<List<AllScalarsImage>>("list of images of all scalars", () => [[], [Image(0), Image(1), Image(-1)]]),
        new ZooEntry<HoldsImages>("all scalars as images in a class", () =>
        [
            new HoldsImages(),
            new HoldsImages { One = Image(1), Maybe = Image(-1), Array = [Image(0), Image(2)], List = [Image(3)], Values = new() { ["x"] = Image(1) },
                Maybes = [null, Image(1)] },
        ]),
    ];

    internal static AllScalarsImage Image(int i) => new()
    {
        Bool = At(Samples.Bools, i),
        SByte = At(Samples.SBytes, i),
        Byte = At(Samples.Bytes, i),
        Int16 = At(Samples.Int16s, i),
        UInt16 = At(Samples.UInt16s, i),
        Int32 = At(Samples.Int32s, i),
        UInt32 = At(Samples.UInt32s, i),
        Int64 = At(Samples.Int64s, i),
        UInt64 = At(Samples.UInt64s, i),
        Int128 = At(Samples.Int128s, i),
        UInt128 = At(Samples.UInt128s, i),
        Half = At(Samples.Halves, i),
        Single = At(Samples.Singles, i),
        Double = At(Samples.Doubles, i),
        Decimal = At(Samples.Decimals, i),
        Char = At(Samples.Chars, i),
        Rune = At(Samples.Runes, i),
        Guid = At(Samples.Guids, i),
        DateTime = At(Samples.DateTimes, i),
        DateOnly = At(Samples.DateOnlys, i),
        TimeOnly = At(Samples.TimeOnlys, i),
        TimeSpan = At(Samples.TimeSpans, i),
        Enum = (Int16Enum)At(Samples.Int16s, i),
    };

    private static AllScalarsNamed Named(int i) => new()
    {
        Bool = At(Samples.Bools, i),
        SByte = At(Samples.SBytes, i),
        Byte = At(Samples.Bytes, i),
        Int16 = At(Samples.Int16s, i),
        UInt16 = At(Samples.UInt16s, i),
        Int32 = At(Samples.Int32s, i),
        UInt32 = At(Samples.UInt32s, i),
        Int64 = At(Samples.Int64s, i),
        UInt64 = At(Samples.UInt64s, i),
        Int128 = At(Samples.Int128s, i),
        UInt128 = At(Samples.UInt128s, i),
        Half = At(Samples.Halves, i),
        Single = At(Samples.Singles, i),
        Double = At(Samples.Doubles, i),
        Decimal = At(Samples.Decimals, i),
        Char = At(Samples.Chars, i),
        Rune = At(Samples.Runes, i),
        Text = At(Samples.Texts, i),
        Bytes = At(Samples.ByteStrings, i),
        Guid = At(Samples.Guids, i),
        DateTime = At(Samples.DateTimes, i),
        DateTimeOffset = At(Samples.DateTimeOffsets, i),
        DateOnly = At(Samples.DateOnlys, i),
        TimeOnly = At(Samples.TimeOnlys, i),
        TimeSpan = At(Samples.TimeSpans, i),
        Enum = (UInt64Enum)At(Samples.UInt64s, i),
        MaybeBool = At(Samples.Bools, i),
        MaybeInt32 = At(Samples.Int32s, i),
        MaybeInt64 = At(Samples.Int64s, i),
        MaybeHalf = At(Samples.Halves, i),
        MaybeDouble = At(Samples.Doubles, i),
        MaybeDecimal = At(Samples.Decimals, i),
        MaybeChar = At(Samples.Chars, i),
        MaybeRune = At(Samples.Runes, i),
        MaybeGuid = At(Samples.Guids, i),
        MaybeDateTime = At(Samples.DateTimes, i),
        MaybeDateTimeOffset = At(Samples.DateTimeOffsets, i),
        MaybeDateOnly = At(Samples.DateOnlys, i),
        MaybeEnum = (ByteEnum)At(Samples.Bytes, i),
    };

    private static T At<T>(T[] values, int index) => index < 0 ? values[^1] : values[index % values.Length];
}

[GenerateCodec]
public sealed class AllScalarsNamed
{
    public bool Bool { get; set; }
    public sbyte SByte { get; set; }
    public byte Byte { get; set; }
    public short Int16 { get; set; }
    public ushort UInt16 { get; set; }
    public int Int32 { get; set; }
    public uint UInt32 { get; set; }
    public long Int64 { get; set; }
    public ulong UInt64 { get; set; }
    public Int128 Int128 { get; set; }
    public UInt128 UInt128 { get; set; }
    public Half Half { get; set; }
    public float Single { get; set; }
    public double Double { get; set; }
    public decimal Decimal { get; set; }
    public char Char { get; set; }
    public Rune Rune { get; set; }
    public string? Text { get; set; }
    public byte[]? Bytes { get; set; }
    public Guid Guid { get; set; }
    public DateTime DateTime { get; set; }
    public DateTimeOffset DateTimeOffset { get; set; }
    public DateOnly DateOnly { get; set; }
    public TimeOnly TimeOnly { get; set; }
    public TimeSpan TimeSpan { get; set; }
    public UInt64Enum Enum { get; set; }
    public bool? MaybeBool { get; set; }
    public int? MaybeInt32 { get; set; }
    public long? MaybeInt64 { get; set; }
    public Half? MaybeHalf { get; set; }
    public double? MaybeDouble { get; set; }
    public decimal? MaybeDecimal { get; set; }
    public char? MaybeChar { get; set; }
    public Rune? MaybeRune { get; set; }
    public Guid? MaybeGuid { get; set; }
    public DateTime? MaybeDateTime { get; set; }
    public DateTimeOffset? MaybeDateTimeOffset { get; set; }
    public DateOnly? MaybeDateOnly { get; set; }
    public ByteEnum? MaybeEnum { get; set; }
}

/// <summary>Every scalar of fixed size, in an order that makes padding.</summary>
[GenerateCodec]
public struct AllScalarsImage
{
    public bool Bool;
    public long Int64;
    public sbyte SByte;
    public short Int16;
    public byte Byte;
    public Int128 Int128;
    public Half Half;
    public decimal Decimal;
    public char Char;
    public Guid Guid;
    public ushort UInt16;
    public DateTime DateTime;
    public int Int32;
    public UInt128 UInt128;
    public uint UInt32;
    public ulong UInt64;
    public float Single;
    public double Double;
    public Rune Rune;
    public TimeOnly TimeOnly;
    public DateOnly DateOnly;
    public TimeSpan TimeSpan;
    public Int16Enum Enum;
}

[GenerateCodec]
public sealed class HoldsImages
{
    public AllScalarsImage One { get; set; }

    public AllScalarsImage? Maybe { get; set; }

    public AllScalarsImage[]? Array { get; set; }

    public List<AllScalarsImage>? List { get; set; }

    public Dictionary<string, AllScalarsImage>? Values { get; set; }

    public AllScalarsImage?[]? Maybes { get; set; }
}
