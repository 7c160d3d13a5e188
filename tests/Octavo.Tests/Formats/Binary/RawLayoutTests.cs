// Owns: raw layouts of structs whose parts the runtime lays out in another order.
namespace Octavo.Tests.Formats.Binary;

public sealed class RawLayoutTests
{
    private static readonly KeyedRow s_row = new(DateTime.UnixEpoch, (7, 3, 100));
    private static readonly RuneRow s_rune = new(1, (2, Guid.Empty, (new System.Text.Rune('a'), -1)));
    private static readonly AutoRow s_auto = new(5, new AutoPart(7, 3, 100));
    private static readonly PlainRow s_plain = new(5, (7, 100, 3));

    /// <summary>In the order of the type, whatever the memory has: docs/formats/binary.md, "Structs".</summary>
    [Fact]
    public void Parts_of_a_struct_are_in_the_order_of_their_type()
    {
        const string Key = "070000000000000003000000" + "64000000";
        const string Row = "0080B5F7F57F9F48" + Key;
        Check(s_row, Row);
        Check(new RowOfRows(1, s_row), "0100000000000000" + Row);
        Check(s_auto, "0500000000000000" + Key);
        Check(s_plain, "0500000000000000" + "0700000000000000" + "64000000" + "03000000");
        Check(s_rune, "0100000000000000" + "0200000000000000" + new string('0', 32) + "61000000" + "FF000000");
    }

    [Fact]
    public void Parts_of_elements_and_members_are_too()
    {
        var table = new RowTable(s_row, s_row, [s_row, s_row], [new RowOfRows(1, s_row)], new() { [1] = s_rune }, [s_auto, s_auto], [s_plain]);
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            if (!format.CanSerialize(typeof(RowTable)))
            {
                continue;
            }
            RowTable read = format.Deserialize<RowTable>(format.Serialize(table))!;
            Assert.Equal((table.One, table.Maybe), (read.One, read.Maybe));
            Assert.Equal(table.Array, read.Array);
            Assert.Equal(table.List, read.List);
            Assert.Equal(table.Map, read.Map);
            Assert.Equal(table.Autos, read.Autos);
            Assert.Equal(table.Plains, read.Plains);
        }
    }

    /// <summary>A root, and more elements than are copied at once.</summary>
    private static void Check<T>(T value, string expected)
        where T : struct, IEquatable<T>
    {
        byte[] bytes = OctavoBinary.Serialize(value);
        Assert.Equal(expected, Convert.ToHexString(bytes));
        Assert.Equal(value, OctavoBinary.Deserialize<T>(bytes));
        T[] many = [.. Enumerable.Repeat(value, 300)];
        byte[] all = OctavoBinary.Serialize(many);
        Assert.Equal(string.Concat(Enumerable.Repeat(expected, 300)), Convert.ToHexString(all)[^(600 * bytes.Length)..]);
        Assert.Equal(many, OctavoBinary.Deserialize<T[]>(all));
        Assert.Equal(many, OctavoBinary.Deserialize<List<T>>(OctavoBinary.Serialize(many.ToList())));
    }
}
