// Owns: typed extensions on types written by hand: what is read, what is written if, and what is refused. Their bytes for all kinds of values are in
// tests/Octavo.Proto.Tests.
using Octavo.Protobuf.Extensions;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class ExtensionTests
{
    private static string Hex<T>(T value) => Convert.ToHexString(OctavoProtobuf.Serialize(value));

    private static T Read<T>(string hex) => OctavoProtobuf.Deserialize<T>(Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal)))!;

    [Fact]
    public void The_last_scalar_counts_and_one_takes_the_place_of_all()
    {
        Extendable read = Read<Extendable>("A00601 0803 F80709 A00602 8008 07");
        Assert.Equal(2, Extendable.Count.Get(read));
        Assert.Equal(4, read.Unknown!.Count);
        Extendable.Count.Set(read, 3);
        Assert.Equal("0803A00603F80709800807", Hex(read));
        Assert.Equal(3, read.Unknown!.Count);
        Extendable.Count.Clear(read);
        Assert.Equal("0803F80709800807", Hex(read));
        Assert.Equal(5, Extendable.Count.Get(read));
        Extendable.Count.Set(read, 0);
        Assert.True(Extendable.Count.Has(read));
        Assert.Equal("0803F80709800807A00600", Hex(read));
    }

    [Fact]
    public void Several_messages_are_merged_whatever_their_ends()
    {
        Extendable read = Read<Extendable>("B206050A01611001" + "A00601" + "B30610022001B406" + "B2060D1A0410032001" + "1A050A01622000");
        ExtendedPart part = Extendable.Part.Get(read)!;
        Assert.Equal(("a", 1, "b", 0), (part.Name, part.Key, part.Inner!.Name, part.Inner.Key));
        Assert.Equal([1, 2], part.Sizes);
        Assert.Equal([3], part.Inner.Sizes);
        Extendable.Part.Set(read, new() { Key = 7 });
        Assert.Equal("B206022007A00601", Hex(read));
    }

    [Fact]
    public void Packed_and_single_elements_are_both_read()
    {
        Extendable read = Read<Extendable>("B80601 BA06020203 B20601FF B80604 BA0600 B20600");
        Assert.Equal([1, 2, 3, 4], Extendable.Numbers.Get(read));
        Extendable.Numbers.AddRange(read, [5, 6]);
        Assert.Equal("BA0606010203040506B20601FFB20600", Hex(read));
        Extendable.Numbers.Add(read, 7);
        Assert.Equal("BA060701020304050607B20601FFB20600", Hex(read));
        Extendable.Numbers.Set(read, []);
        Assert.Equal("B20601FFB20600", Hex(read));
        Assert.False(Extendable.Numbers.Has(read));
        Assert.Empty(Extendable.Numbers.Get(read));

        Extendable one = Read<Extendable>("D206080100000002000000 D50603000000");
        Assert.Equal([1U, 2U, 3U], Extendable.Fixed.Get(one));
        Extendable.Fixed.Add(one, 4U);
        Assert.Equal("D206080100000002000000D50603000000D50604000000", Hex(one));
        Extendable.Fixed.Set(one, Extendable.Fixed.Get(one));
        Assert.Equal("D50601000000D50602000000D50603000000D50604000000", Hex(one));
    }

    [Fact]
    public void Elements_that_are_added_stand_behind_all()
    {
        Extendable message = Read<Extendable>("C2060161 A00601");
        Extendable.Labels.AddRange(message, ["", "b"]);
        Assert.Equal("C2060161A00601C20600C2060162", Hex(message));
        Extendable.Labels.AddRange(message, []);
        Assert.Equal(["a", "", "b"], Extendable.Labels.Get(message));
        Extendable.Labels.Set(message, Extendable.Labels.Get(message).Select(label => label + "!"));
        Assert.Equal("C206026121C2060121C206026221A00601", Hex(message));
        Extendable.Parts.Add(message, new() { Key = 1 });
        Assert.Equal(1, Assert.Single(Extendable.Parts.Get(message)).Key);
    }

    [Fact]
    public void Fields_of_another_wire_type_are_not_the_extensions()
    {
        Extendable read = Read<Extendable>("A20602FFFF A50601000000 A80601");
        Assert.False(Extendable.Count.Has(read));
        Assert.False(Extendable.Text.Has(read));
        Assert.Equal(5, Extendable.Count.Get(read));
        Extendable.Count.Set(read, 1);
        Extendable.Text.Clear(read);
        Assert.Equal("A20602FFFFA50601000000A80601A00601", Hex(read));
    }

    /// <summary>As in a field; the message itself is read, because its type does not name its extensions.</summary>
    [Fact]
    public void Text_that_is_not_UTF_8_is_refused_where_it_is_asked_for()
    {
        Extendable read = Read<Extendable>("AA0601FF");
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => Extendable.Text.Get(read)).Code);
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => Extendable.Text.Has(read)).Code);
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => Extendable.Labels.Get(Read<Extendable>("C20601FF"))).Code);
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => Extendable.Text.Set(read, "\uD800")).Code);
    }

    [Fact]
    public void Types_keep_extensions_in_whatever_member()
    {
        var contract = new ProtobufExtension<ExtendableContract, long>(100) { Encoding = ProtobufEncoding.ZigZag };
        var kept = new ExtendableContract { Id = 1 };
        contract.Set(kept, -2);
        Assert.Equal(1, kept.Kept());
        Assert.Equal("0801A00603", Hex(kept));
        Assert.Equal(-2, contract.Get(Read<ExtendableContract>("0801A00603")));

        var once = new ProtobufExtension<ExtendableOnce, bool>(100);
        var made = new ExtendableOnce { Id = 1 };
        once.Set(made, true);
        Assert.Equal("0801A00601", Hex(made));
        once.Clear(made);
        Assert.Null(made.Unknown);
    }

    [Fact]
    public void A_clone_has_its_own_extensions()
    {
        Extendable message = Read<Extendable>("A00601");
        Extendable clone = OctavoGraph.Clone(message);
        Extendable.Count.Set(clone, 2);
        Assert.Equal("A00601", Hex(message));
        Assert.Equal("A00602", Hex(clone));
    }

    [Fact]
    public void Long_values_and_many_of_them_come_back()
    {
        var message = new Extendable();
        string text = new('x', 100_000);
        int[] numbers = [.. Enumerable.Range(0, 50_000)];
        Extendable.Text.Set(message, text);
        Extendable.Numbers.Set(message, numbers);
        Extendable.Part.Set(message, new() { Name = text, Key = 1 });
        message = Read<Extendable>(Hex(message));
        Assert.Equal(text, Extendable.Text.Get(message));
        Assert.Equal(numbers, Extendable.Numbers.Get(message));
        Assert.Equal(text, Extendable.Part.Get(message)!.Name);
    }

    [Fact]
    public void Times_and_wrappers_are_messages()
    {
        var time = new ProtobufExtension<Extendable, DateTimeOffset>(100);
        var message = new Extendable();
        time.Set(message, DateTimeOffset.UnixEpoch.AddSeconds(300));
        Assert.Equal("A2060308AC02", Hex(message));
        Assert.Equal(300, time.Get(Read<Extendable>("A306 08AC02 A406"))!.ToUnixTimeSeconds());
        Assert.Equal(DateTimeOffset.UnixEpoch.AddSeconds(2).AddTicks(1), time.Get(Read<Extendable>("A306 0801 1064 A406 A206020802")));

        var wrapped = new ProtobufExtension<Extendable, double>(101) { Wrapped = true };
        wrapped.Set(message, -0.0);
        Assert.Equal("A2060308AC02AA0609090000000000000080", Hex(message));
        wrapped.Set(message, 0);
        Assert.Equal("A2060308AC02AA0600", Hex(message));
        Assert.Equal(1, wrapped.Get(Read<Extendable>("AA06 0B 1005 09000000000000F03F AB06 1001 AC06")));
        Assert.Equal([0xFF], new ProtobufExtension<Extendable, byte[]>(101) { Wrapped = true }.Get(Read<Extendable>("AA06030A01FF"))!);
        Assert.Null(new ProtobufExtension<Extendable, string>(101) { Wrapped = true }.Get(new()));
        Assert.Equal("", Extendable.Text.Get(new()));
    }

    [Fact]
    public void Enums_are_of_whatever_integer()
    {
        Check(SmallNumber.Last, "A006FF01", isClosed: false);
        Check(SmallNumber.One, "A00601", isClosed: true);
        Check(WideNumber.Last, "A006FFFFFFFFFFFFFFFFFF01", isClosed: true);
        Check(UnsignedNumber.Last, "A006FFFFFFFF0F", isClosed: true);
        Check((DayOfWeek)(-1), "A006FFFFFFFFFFFFFFFFFF01", isClosed: false);
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Refused(new ProtobufExtension<Extendable, SmallNumber>(100), "A0068002").Code);
        var closed = new ProtobufExtension<Extendable, SmallNumber>(100) { Enums = ProtobufEnums.Closed };
        Assert.False(closed.Has(Read<Extendable>("A0068002")));
        Assert.Equal(SmallNumber.One, closed.Get(Read<Extendable>("A00601A0068002")));

        static void Check<T>(T value, string hex, bool isClosed)
            where T : struct
        {
            var extension = new ProtobufExtension<Extendable, T>(100) { Enums = isClosed ? ProtobufEnums.Closed : ProtobufEnums.Open };
            var message = new Extendable();
            extension.Set(message, value);
            Assert.Equal(hex, Hex(message));
            Assert.Equal(value, extension.Get(message));
        }
    }

    [Fact]
    public void What_a_closed_enum_does_not_have_stays_in_its_place()
    {
        var many = new ProtobufRepeatedExtension<Extendable, DayOfWeek>(100) { Enums = ProtobufEnums.Closed };
        Extendable read = Read<Extendable>("A8060A A20603010902 A00609 A00603 A206010A");
        Assert.Equal([DayOfWeek.Monday, DayOfWeek.Tuesday, DayOfWeek.Wednesday], many.Get(read));
        many.Set(read, [DayOfWeek.Friday]);
        Assert.Equal("A8060AA2060105A00609A00609A206010A", Hex(read));
        Assert.Equal(5, read.Unknown!.Count);
        many.Clear(read);
        Assert.Equal("A8060AA00609A00609A206010A", Hex(read));
    }

    [Fact]
    public void Items_of_message_sets_are_read_in_any_order()
    {
        var item = new ProtobufExtension<Extendable, ExtendedPart>(2_000_000_000) { IsMessageSetItem = true, Name = "shop.item" };
        var message = new Extendable();
        item.Set(message, new() { Key = 1 });
        Assert.Equal("0B1080A8D6B9071A0220010C", Hex(message));

        var small = new ProtobufExtension<Extendable, ExtendedPart>(5) { IsMessageSetItem = true };
        Assert.Equal("a", small.Get(Read<Extendable>("0B 1A050A01612001 1005 0C"))!.Name);
        // Another item, a field inside that no one knows, a plain field; of several numbers and messages the first.
        Extendable read = Read<Extendable>("0B 1006 1A00 0C 0B 23080124 1005 1A030A0161 1007 1A030A0162 0C 2A022001");
        ExtendedPart part = small.Get(read)!;
        Assert.Equal(("a", 1), (part.Name, part.Key));
        small.Set(read, new() { Key = 2 });
        Assert.Equal("0B10061A000C0B10051A0220020C", Hex(read));
        // An item without a number or without a message is no one's, and so is one whose message is not a message.
        read = Read<Extendable>("0B 1A00 0C 0B 1005 0C 0B 1005 1801 0C 0B 1005 1B1C 0C");
        Assert.False(small.Has(read));
        small.Clear(read);
        Assert.Equal(4, read.Unknown!.Count);
        Assert.Throws<NotSupportedException>(() => new ProtobufExtension<Extendable, int>(5) { IsMessageSetItem = true }.Get(read));
        Assert.Throws<NotSupportedException>(() => new ProtobufRepeatedExtension<Extendable, ExtendedPart>(5) { IsMessageSetItem = true }.Get(read));
    }

    [Fact]
    public void Malformed_values_are_refused_where_they_lie()
    {
        OctavoException refused = Refused(Extendable.Text, "A00601 AA0602C3C3");
        Assert.Equal((OctavoErrorCode.InvalidText, "Protobuf", "Extendable.(shop.text)"), (refused.Code, refused.Format, refused.Path));
        refused = Refused(Extendable.Part, "A00601 B20604 2001 0A05");
        Assert.Equal((OctavoErrorCode.CountTooLarge, 9L, "Extendable.(shop.part).Name"), (refused.Code, refused.Offset, refused.Path));
        // In the second of two pieces.
        refused = Refused(Extendable.Part, "B206022001 A00601 B306 0A02C3C3 B406");
        Assert.Equal((OctavoErrorCode.InvalidText, 11L, "Extendable.(shop.part).Name"), (refused.Code, refused.Offset, refused.Path));
        refused = Refused(Extendable.Part, "B20600");
        Assert.Equal((OctavoErrorCode.MissingMember, "Extendable.(shop.part)"), (refused.Code, refused.Path));
        refused = Assert.Throws<OctavoException>(() => Extendable.Numbers.Get(Read<Extendable>("A00601 BA060301FFFF")));
        Assert.Equal((OctavoErrorCode.EndOfData, "Extendable.(shop.numbers)"), (refused.Code, refused.Path));
        Assert.InRange(refused.Offset, 7, 9);
        refused = Assert.Throws<OctavoException>(() => Extendable.Fixed.Get(Read<Extendable>("D2060501000000FF")));
        Assert.Equal((OctavoErrorCode.EndOfData, "Extendable.(106)"), (refused.Code, refused.Path));
        Assert.Equal(OctavoErrorCode.EndOfData, Refused(new ProtobufExtension<Extendable, DateTime>(100), "A206020880").Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused(new ProtobufExtension<Extendable, DateTime>(100), "A20606108094EBDC03").Code);
        // the second after year 9999
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused(new ProtobufExtension<Extendable, DateTime>(100), "A20607088083D1FFAF07").Code);
        // the second before year 1
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused(new ProtobufExtension<Extendable, DateTime>(100), "A2060B08FF91B8C398FEFFFFFF01").Code);
        Assert.Equal(OctavoErrorCode.InvalidText, Refused(new ProtobufExtension<Extendable, string>(100) { Wrapped = true }, "A206030A01FF").Code);
    }

    [Fact]
    public void Limits_hold_in_messages()
    {
        OctavoProtobufOptions shallow = new() { Limits = SerializerLimits.Default with { MaxDepth = 2 } };
        Extendable deep = Read<Extendable>("B2060A 1A06 1A022001 2001 2001");
        Assert.NotNull(Extendable.Part.Get(deep)!.Inner!.Inner);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => Extendable.Part.Get(deep, shallow)).Code);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => Extendable.Part.Set(new(), Extendable.Part.Get(deep)!, shallow)).Code);
    }

    [Fact]
    public void What_cannot_be_written_changes_nothing()
    {
        Extendable message = Read<Extendable>("AA060161");
        OctavoException refused = Assert.Throws<OctavoException>(() => Extendable.Text.Set(message, "\uD800"));
        Assert.Equal((OctavoErrorCode.InvalidText, "Extendable.(shop.text)"), (refused.Code, refused.Path));
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => Extendable.Part.Set(message, new())).Code);
        Assert.Throws<ArgumentNullException>(() => Extendable.Text.Set(message, null!));
        Assert.Throws<ArgumentException>(() => Extendable.Labels.Set(message, ["a", null!]));
        Assert.Throws<ArgumentNullException>(() => Extendable.Labels.Set(message, null!));
        Assert.Throws<ArgumentNullException>(() => Extendable.Text.Get(null!));
        Assert.Throws<ArgumentNullException>(() => Extendable.Text.Set(null!, ""));
        Assert.Equal("AA060161", Hex(message));
    }

    [Fact]
    public void Members_of_another_format_are_not_lost()
    {
        Extendable read = OctavoMsgPack.Deserialize<Extendable>([0x82, 0x01, 0x03, 0x07, 0x01])!;
        Assert.Equal("MessagePack", read.Unknown!.Format);
        Assert.False(Extendable.Count.Has(read));
        Assert.Equal(5, Extendable.Count.Get(read));
        Extendable.Count.Clear(read);
        Assert.Contains("MessagePack", Assert.Throws<InvalidOperationException>(() => Extendable.Count.Set(read, 1)).Message, StringComparison.Ordinal);
        Assert.Equal("MessagePack", read.Unknown!.Format);
    }

    [Fact]
    public void What_cannot_be_an_extension_says_so()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => new ProtobufExtension<Extendable, int>(0));
        Assert.Throws<NotSupportedException>(() => new ProtobufExtension<Extendable, int>(536_870_912).Set(new(), 1));
        Assert.Throws<NotSupportedException>(() => new ProtobufExtension<Extendable, string>(100) { Encoding = ProtobufEncoding.ZigZag }.Set(new(), ""));
        Assert.Throws<NotSupportedException>(() => new ProtobufExtension<Extendable, DayOfWeek>(100) { Encoding = ProtobufEncoding.Fixed }.Set(new(), 0));
        Assert.Throws<NotSupportedException>(() => new ProtobufExtension<Extendable, ExtendedPart>(100) { Wrapped = true }.Get(Read<Extendable>("A20600")));
        Assert.Contains("List", Assert.Throws<NotSupportedException>(() => new ProtobufExtension<Extendable, List<int>>(100).Set(new(), [])).Message,
            StringComparison.Ordinal);
        Assert.Contains("[CodecExtensionData]", Assert.Throws<NotSupportedException>(() => new ProtobufExtension<ExtendedPart, int>(100).Set(new(), 1)).Message,
            StringComparison.Ordinal);
        Assert.Contains("must be in Protobuf",
            Assert.Throws<NotSupportedException>(() => new ProtobufExtension<ExtendableElsewhere, int>(100).Set(new(), 1)).Message, StringComparison.Ordinal);
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => new ProtobufExtension<Exception, int>(100).Has(new())).Code);
    }

    private static OctavoException Refused<T>(ProtobufExtension<Extendable, T> extension, string hex)
        where T : notnull
    {
        Extendable read = Read<Extendable>(hex);
        Assert.Equal(hex.Replace(" ", "", StringComparison.Ordinal), Hex(read));
        return Assert.Throws<OctavoException>(() => extension.Get(read));
    }
}
