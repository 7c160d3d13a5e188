// Owns: unmanaged structs, which Binary writes as images: padding, nesting, members whose CLR layout is not the image's. Knows no format.
using System.Runtime.InteropServices;

namespace Octavo.Tests.Zoo.Types;

internal static class Images
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        .. Of("byte and long", new ByteLong { A = 1, B = -1 }, new ByteLong { A = 255, B = long.MaxValue }),
        .. Of("long and byte", new LongByte { A = long.MinValue, B = 255 }, new LongByte { A = 1, B = 1 }),
        .. Of("bools", new Bools { A = true, B = false, C = true }, new Bools { B = true }),
        .. Of("nested images", new Nested { Flag = true, Inner = new ByteLong { A = 3, B = 4 }, Small = new Bools { C = true }, Last = 5 },
            new Nested { Inner = new ByteLong { B = -1 } }),
        .. Of("DateTime inside", new WithDateTime { Id = 7, Time = new DateTime(2025, 1, 2, 3, 4, 5, DateTimeKind.Utc) },
            new WithDateTime { Id = -1, Time = DateTime.MaxValue }),
        .. Of("decimal inside", new WithDecimal { Sign = true, Amount = -1.10m, Count = 2 }, new WithDecimal { Amount = decimal.MaxValue }),
        .. Of("Guid inside", new WithGuid { Tag = 9, Id = Guid.AllBitsSet, Long = 8 }, new WithGuid { Id = Samples.Guids[2] }),
        .. Of("128-bit inside", new With128 { Tag = 9, Value = Int128.MinValue, Unsigned = UInt128.MaxValue }, new With128 { Value = -1 }),
        .. Of("enums and chars inside",
            new WithEnums { A = ByteEnum.Most, B = Int64Enum.Least, C = '\uFFFF', D = Half.NaN, E = new System.Text.Rune(0x10FFFF) },
            new WithEnums { C = 'a' }),
        .. Of("times inside", new WithTimes { A = DateOnly.MaxValue, B = TimeOnly.MaxValue, C = TimeSpan.MinValue }, new WithTimes { C = new TimeSpan(1) }),
        .. Of("packed in the CLR", new Packed { A = 1, B = 2, C = 3 }, new Packed { B = long.MinValue }),
        .. Of("explicit in the CLR", new Placed { A = 1, B = 2 }, new Placed { B = -1 }),
        .. Of("properties", new ByProperties { A = 1, B = 2, C = true }, new ByProperties { A = byte.MaxValue, B = double.NaN }),
        .. Of("numbered backwards", new Backwards { A = 1, B = 2 }, new Backwards { A = byte.MaxValue, B = long.MinValue }),
        .. Of("one byte", new OneByte { A = 1 }, new OneByte { A = 255 }),
        .. Of("one bool", new OneBool { A = true }, new OneBool()),
        .. Of("read-only, by constructor", new Point3(1, -0.0f, float.NaN), new Point3(float.Epsilon, 2, 3)),
        .. Of("larger than a run", Large.Make(1), Large.Make(2)),
        new ZooEntry<ImageDeep>("images at every depth", () =>
        [
            new(),
            new()
            {
                Plain = new() { A = 1, B = 2 },
                Maybe = new Nested { Last = 3 },
                Arrays = [[new() { A = 1 }], [], null],
                Map = new() { [new Point3(1, 2, 3)] = new WithDateTime { Id = 1 } },
                Set = [new() { A = 1 }, new()],
                List = [new() { Id = 1, Time = DateTime.UnixEpoch }],
                ReadOnly = [new() { A = true }],
            },
        ]),
    ];

    private static IEnumerable<ZooEntry> Of<T>(string name, T one, T two)
        where T : struct =>
    [
        new ZooEntry<T>($"image: {name}", () => [default, one, two]),
        new ZooEntry<T?>($"image: {name}, nullable", () => [null, default(T), one]),
        new ZooEntry<T[]?>($"image: {name}, array", () => [null, [], [one], [one, two, default, two, one], [.. Enumerable.Repeat(two, 40)]]),
        new ZooEntry<List<T>?>($"image: {name}, list", () => [null, [], [two], [one, two, default], [.. Enumerable.Repeat(one, 40)]]),
    ];
}

[GenerateCodec]
public struct ByteLong
{
    public byte A;
    public long B;
}

[GenerateCodec]
public struct LongByte
{
    public long A;
    public byte B;
}

[GenerateCodec]
public struct Bools
{
    public bool A;
    public bool B;
    public bool C;
}

[GenerateCodec]
public struct Nested
{
    public bool Flag;
    public ByteLong Inner;
    public Bools Small;
    public int Last;
}

/// <summary>A DateTime member makes the CLR lay the struct out as it likes.</summary>
[GenerateCodec]
public struct WithDateTime
{
    public int Id;
    public DateTime Time;
}

[GenerateCodec]
public struct WithDecimal
{
    public bool Sign;
    public decimal Amount;
    public short Count;
}

[GenerateCodec]
public struct WithGuid
{
    public byte Tag;
    public Guid Id;
    public long Long;
}

[GenerateCodec]
public struct With128
{
    public byte Tag;
    public Int128 Value;
    public UInt128 Unsigned;
}

[GenerateCodec]
public struct WithEnums
{
    public ByteEnum A;
    public Int64Enum B;
    public char C;
    public Half D;
    public System.Text.Rune E;
}

[GenerateCodec]
public struct WithTimes
{
    public DateOnly A;
    public TimeOnly B;
    public TimeSpan C;
}

[GenerateCodec]
[StructLayout(LayoutKind.Sequential, Pack = 1)]
public struct Packed
{
    public byte A;
    public long B;
    public short C;
}

[GenerateCodec]
[StructLayout(LayoutKind.Explicit, Size = 32)]
public struct Placed
{
    [FieldOffset(20)] public int A;
    [FieldOffset(8)] public long B;
}

[GenerateCodec]
public struct ByProperties
{
    public byte A { get; set; }

    public double B { get; set; }

    public bool C { readonly get; set; }
}

[GenerateCodec]
public struct Backwards
{
    [CodecMember(2)] public byte A;
    [CodecMember(1)] public long B;
}

[GenerateCodec]
public struct OneByte
{
    public byte A;
}

[GenerateCodec]
public struct OneBool
{
    public bool A;
}

[GenerateCodec]
public readonly struct Point3(float x, float y, float z) : IEquatable<Point3>
{
    public readonly float X = x;
    public readonly float Y = y;
    public readonly float Z = z;

    public bool Equals(Point3 other) => X.Equals(other.X) && Y.Equals(other.Y) && Z.Equals(other.Z);

    public override bool Equals(object? obj) => obj is Point3 other && Equals(other);

    public override int GetHashCode() => HashCode.Combine(X, Y, Z);
}

/// <summary>An image of more than 256 bytes.</summary>
[GenerateCodec]
public struct Large
{
    public With128 A;
    public WithGuid B;
    public WithDecimal C;
    public AllScalarsImage D;
    public Nested E;
    public byte F;

    internal static Large Make(int i) => new()
    {
        A = new With128 { Value = i, Tag = (byte)i },
        B = new WithGuid { Id = Samples.Guids[i], Tag = (byte)i },
        C = new WithDecimal { Amount = i, Sign = true },
        D = AllScalars.Image(i),
        E = new Nested { Last = i, Flag = true },
        F = (byte)i,
    };
}

[GenerateCodec]
public sealed class ImageDeep
{
    public ByteLong Plain { get; set; }

    public Nested? Maybe { get; set; }

    public ByteLong[]?[]? Arrays { get; set; }

    public Dictionary<Point3, WithDateTime>? Map { get; set; }

    public HashSet<LongByte>? Set { get; set; }

    public List<WithDateTime>? List { get; set; }

    public IReadOnlyList<Bools>? ReadOnly { get; set; }
}
