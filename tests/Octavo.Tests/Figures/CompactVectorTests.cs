// Owns: the vectors of docs/formats/compact.md, and the sizes of documents 000 to 002 in Compact against the smallest of their columns.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Figures;

public sealed class CompactVectorTests
{
    [Theory]
    [InlineData(0UL, "00")]
    [InlineData(127UL, "7F")]
    [InlineData(128UL, "8001")]
    [InlineData(300UL, "AC02")]
    [InlineData((1UL << 56) - 1, "FFFFFFFFFFFFFF7F")]
    [InlineData(1UL << 56, "808080808080808001")]
    [InlineData(ulong.MaxValue, "FFFFFFFFFFFFFFFFFF")]
    public void Varints(ulong value, string bytes)
    {
        Vector(value, bytes);
        Vector((long)(value >> 1) ^ -(long)(value & 1), bytes);
    }

    [Fact]
    public void Each_power_of_two_and_its_neighbours_make_the_round_trip()
    {
        for (int bit = 0; bit < 64; bit++)
        {
            foreach (ulong value in (ulong[])[(1UL << bit) - 1, 1UL << bit, (1UL << bit) + 1])
            {
                Assert.Equal(value, OctavoCompact.Deserialize<ulong>(OctavoCompact.Serialize(value)));
                Assert.Equal((long)value, OctavoCompact.Deserialize<long>(OctavoCompact.Serialize((long)value)));
                Assert.Equal(-(long)value, OctavoCompact.Deserialize<long>(OctavoCompact.Serialize(-(long)value)));
            }
        }
    }

    [Fact]
    public void The_pages_vectors()
    {
        Vector("Hi", "054869");
        Vector("", "03");
        Vector("Ω", "0101A903");
        Vector("5 €", "02053520E282AC");
        Vector(1.10m, "026E");
        Vector(new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc), "01");
        Vector(new DateOnly(2000, 1, 1), "00");
        Vector<int[]>([1, 2, 3], "0401010203");
        Vector<int[]>([1, 2, 1000], "04000204D00F");
        Vector<int[]>([], "01");
        Vector<int[]?>(null, "00");
    }

    [Fact]
    public void Times_make_the_round_trip_in_every_year_and_kind()
    {
        foreach (long ticks in (long[])[0, 1, DateTime.MaxValue.Ticks, DateTime.MaxValue.Ticks - 1,
            .. from year in Enumerable.Range(1, 9999) select new DateTime(year, 1, 1).Ticks, 2 * 630_822_816_000_000_000, (2 * 630_822_816_000_000_000) - 1])
        {
            foreach (DateTimeKind kind in Enum.GetValues<DateTimeKind>())
            {
                var time = new DateTime(ticks, kind);
                DateTime read = OctavoCompact.Deserialize<DateTime>(OctavoCompact.Serialize(time));
                Assert.Equal((ticks, kind), (read.Ticks, read.Kind));
            }
        }
    }

    [Theory]
    [InlineData("8000")]
    [InlineData("80808080808080808000")]
    [InlineData("808080808080808000")]
    [InlineData("FF")]
    public void Longer_varints_are_refused(string bytes) => Refuses<ulong>(bytes);

    [Fact]
    public void Other_forms_are_refused()
    {
        Refuses<int[]>("0402040006000800");
        Refuses<int[]>("0400020406");
        Refuses<int[]>("0403010203");
        Refuses<bool[]>("0308");
        Refuses<int?[]>("0304");
        Refuses<string>("01014100");
        Refuses<string>("0202CEA9");
        Refuses<string>("010335002000AC20");
        Refuses<decimal>("1D00");
        Refuses<decimal>("2000");
        Refuses<bool>("02");
    }

    /// <summary>Document 000: 46 and 327 bytes are the smallest of its columns.</summary>
    [Fact]
    public void Document_000_is_smaller_than_its_smallest_column()
    {
        string text = "Name" + Guid.Empty;
        Assert.Equal(45, OctavoCompact.Serialize(new SimpleObject { Id = 200, Name = text, Enabled = true }).Length);
        SimpleObject Child(int id, bool enabled) => new() { Id = id, Name = text, Enabled = enabled };
        var complex = new ComplexObject
        {
            Id = 200,
            Name = text,
            Enabled = true,
            LastUpdated = new DateTime(2019, 5, 6, 7, 8, 9).AddTicks(1_234_567),
            Children = [Child(201, false), Child(10, true), Child(11, false)],
            Mappings = new Dictionary<int, string> { [202] = "value" + Guid.Empty, [12] = "value" + Guid.Empty, [13] = "value" + Guid.Empty },
        };
        Assert.Equal(318, OctavoCompact.Serialize(complex).Length);
    }

    /// <summary>Document 001: strings and arrays of integers take fewer bytes than the smaller of its two columns for the same values.</summary>
    [Fact]
    public void Document_001_takes_no_more_than_its_varints()
    {
        var random = new Random(123);
        for (int i = 0; i < 300; i++)
        {
            int[] numbers = [.. Enumerable.Range(0, random.Next(1000)).Select(_ => random.Next())];
            long column = Varint((ulong)numbers.Length + 1) + numbers.Sum(number => (long)Varint((ulong)number * 2));
            Assert.InRange(Bytes(numbers).Length, 0, column + 1);
            string text = new((char)random.Next('a', 'z'), random.Next(100));
            Assert.Equal(text.Length + 1, OctavoCompact.Serialize(text).Length);
            long random64 = random.NextInt64() - random.NextInt64();
            Assert.InRange(OctavoCompact.Serialize(random64).Length, 1, Varint((ulong)((random64 << 1) ^ (random64 >> 63))));
        }
        static int Varint(ulong value) => value < 128 ? 1 : 1 + Varint(value >> 7);
    }

    private static byte[] Bytes<T>(T value) => OctavoCompact.Serialize(value);

    private static void Vector<T>(T value, string bytes)
    {
        Assert.Equal(bytes, Convert.ToHexString(Bytes(value)));
        Assert.Equal(value, OctavoCompact.Deserialize<T>(Convert.FromHexString(bytes)));
    }

    private static void Refuses<T>(string bytes)
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoCompact.Deserialize<T>(Convert.FromHexString(bytes)));
        Assert.NotEqual(OctavoErrorCode.UserCode, found.Code);
    }
}
