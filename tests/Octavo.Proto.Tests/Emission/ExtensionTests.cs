// Owns: extensions that this project's own build made of its .proto files, against the bytes that protoc makes of the same values. Knows no parser.
using Octavo.Proto.Tests.Extended;
using Octavo.Proto.Tests.Extended2023;
using Octavo.Protobuf.Extensions;
using Octavo.Protobuf.WellKnown;
using static Octavo.Proto.Tests.Extended.ExtendedExtensions;
using Base2023 = Octavo.Proto.Tests.Extended2023.Base;
using Editions = Octavo.Proto.Tests.Extended2023.Extended2023Extensions;
using Part2023 = Octavo.Proto.Tests.Extended2023.Part;
using Target = Octavo.Proto.Tests.Extended.Base;

namespace Octavo.Proto.Tests.Emission;

public class ExtensionTests
{
    [Fact]
    public void Scalars_have_the_bytes_of_protoc()
    {
        One(OneInt32, -2, "A006FEFFFFFFFFFFFFFFFF01");
        One(OneSint32, -2, "A80603");
        One(OneSfixed32, -2, "B506FEFFFFFF");
        One(OneUint32, uint.MaxValue, "B806FFFFFFFF0F");
        One(OneFixed32, 1U, "C50601000000");
        One(OneInt64, -2, "C806FEFFFFFFFFFFFFFFFF01");
        One(OneSint64, -2, "D00603");
        One(OneSfixed64, -2, "D906FEFFFFFFFFFFFFFF");
        One(OneUint64, 2UL, "E00602");
        One(OneFixed64, 2UL, "E9060200000000000000");
        One(OneBool, false, "F00600");
        One(OneFloat, 1.5F, "FD060000C03F");
        One(OneDouble, -0.0, "81070000000000000080");
        One(OneString, "AP", "8A07024150");
        One(OneBytes, [1, 0xFF], "92070201FF");
        One(OneLevel, Level.Low, "9807FFFFFFFFFFFFFFFFFF01");
    }

    [Fact]
    public void Repeated_scalars_have_the_bytes_of_protoc()
    {
        Many(ManyInt32, [1, -1], "C00701C007FFFFFFFFFFFFFFFFFF01");
        Many(PackedSint64, [1, -1], "CA07020201");
        Many(PackedFixed32, [1U, 2U], "D207080100000002000000");
        Many(PackedBool, [true, false], "DA07020100");
        Many(ManyDouble, [0, 1], "E1070000000000000000E107000000000000F03F");
        Many(ManyString, ["", "b"], "EA0700EA070162");
        Many(ManyBytes, [[0xFF]], "F20701FF");
        Many(ManyLevel, [Level.High, Level.Low], "F80705F807FFFFFFFFFFFFFFFFFF01");
        Many(PackedLevel, [Level.High, Level.Low], "82080B05FFFFFFFFFFFFFFFFFF01");
    }

    [Fact]
    public void Messages_and_groups_have_the_bytes_of_protoc()
    {
        Written(OnePart, new() { Name = "a", Sizes = { 1, 2 }, Inner = new() { Name = "b" } }, "AA070C0A0161100110021A030A0162");
        Written(ExtendedExtensions.OneGroup, new() { Weight = 1 }, "B3070801B407");
        Assert.Equal(1, Read(ExtendedExtensions.OneGroup, "B3070801B407")!.Weight);
        var message = new Target();
        ManyPart.AddRange(message, [new() { Name = "a" }, new()]);
        ExtendedExtensions.ManyGroup.AddRange(message, [new() { Weight = 1 }, new()]);
        Assert.Equal("8A08030A01618A080093080801940893089408", Hex(message));
        Assert.Equal(["a", null], ManyPart.Get(message).Select(part => part.Name));
        Assert.Equal([1, null], ExtendedExtensions.ManyGroup.Get(message).Select(part => part.Weight));
    }

    [Fact]
    public void Well_known_types_have_the_bytes_of_protoc()
    {
        One(Placed, DateTime.UnixEpoch.AddSeconds(1).AddTicks(5), "E20805080110F403");
        One(Waited, TimeSpan.FromSeconds(-1), "EA080B08FFFFFFFFFFFFFFFFFF01");
        One(Labels, new ProtobufStruct { ["a"] = true }, "F208090A070A016112022001");
        One(Rating, 3, "FA08020803");
        One(Note, "", "820900");
        Many(Times, [DateTime.UnixEpoch.AddSeconds(1), DateTime.UnixEpoch], "9209020801920900");
        One(Payload, new ProtobufAny("t/x", "a"u8.ToArray()), "9A09080A03742F78120161");
        var message = new Target();
        Ratings.Set(message, [new() { Value = 1 }, new()]);
        Assert.Equal("8A090208018A0900", Hex(message));
    }

    [Fact]
    public void Defaults_are_those_of_the_file()
    {
        var none = new Target();
        Assert.Equal(0, OneInt32.Get(none));
        Assert.Equal(long.MinValue, OneInt64.Get(none));
        Assert.Equal(ulong.MaxValue, OneUint64.Get(none));
        Assert.True(OneBool.Get(none));
        Assert.Equal(float.NaN, OneFloat.Get(none));
        Assert.Equal("none\n", OneString.Get(none));
        Assert.Equal([1, 0xFF], OneBytes.Get(none));
        Assert.NotSame(OneBytes.Get(none), OneBytes.Get(none));
        Assert.Equal(Level.High, OneLevel.Get(none)); // the first value, whatever its number
        Assert.Equal(Level.Low, ToldLevel.Get(none));
        Assert.Null(OnePart.Get(none));
        Assert.Null(Note.Get(none));
        Assert.Equal(7, Editions.Count.Get(new Base2023()));
        Assert.Equal(Fixed.Small, Editions.Closed.Get(new Base2023()));
        Assert.Empty(ManyInt32.Get(none));
        Assert.False(OneInt32.Has(none));
        Assert.Null(none.UnknownFields);
    }

    [Fact]
    public void Extensions_in_messages_stand_in_their_classes()
    {
        var part = new Extended.Part { Name = "a" };
        Scope.Types.Inner.Extensions.Deep.Set(part, true);
        Written(Scope.Extensions.Part, part, "C23E060A0161A00601");
        Assert.True(Scope.Types.Inner.Extensions.Deep.Get(Read(Scope.Extensions.Part, "C23E060A0161A00601")!));
        Many(Scope.Extensions.More, ["z"], "FAFFFFFF0F017A");
        var other = new Extended.Part();
        Extended.Extensions.Extensions_.Scopes.Add(other, new() { Extensions_ = "a" });
        Assert.Equal("AA06030A0161", Hex(other));
    }

    [Fact]
    public void Message_sets_have_the_bytes_of_protoc()
    {
        var set = new Extended.Set();
        First.Extensions.Item.Set(set, new() { Text = "a" });
        Second.Extensions.Item.Set(set, new() { Number = 2 });
        const string written = "0B10F9BB5E1A04CA0101610C0B10FEFFFFFF071A0248020C";
        Assert.Equal(written, Hex(set));
        Extended.Set read = Parse<Extended.Set>(written);
        Assert.Equal("a", First.Extensions.Item.Get(read)!.Text);
        Assert.Equal(2, Second.Extensions.Item.Get(read)!.Number);
        // The message before its number, other fields of the item, an item of no one.
        read = Parse<Extended.Set>("0B1A04CA01016128011A0010F9BB5E0C" + "0B10071A00" + "0C");
        Assert.Equal("a", First.Extensions.Item.Get(read)!.Text);
        First.Extensions.Item.Set(read, new() { Text = "b" });
        Assert.Equal("0B10F9BB5E1A04CA0101620C0B10071A000C", Hex(read));
        First.Extensions.Item.Clear(read);
        Assert.Equal("0B10071A000C", Hex(read));
    }

    [Fact]
    public void Editions_say_how_extensions_lie()
    {
        Assert.Equal("A00600", Hex(Make(Editions.Count, 0)));
        Assert.Equal("BA06030A0161", Hex(Make(Editions.BehindLength, new() { Name = "a" })));
        Assert.Equal("C3060A0161C406", Hex(Make(Editions.BetweenTags, new() { Name = "a" })));
        Assert.Equal("D00601", Hex(Make(Editions.Open, State.Paid)));
        Assert.Equal("D80604", Hex(Make(Editions.Closed, Fixed.Large)));
        var message = new Base2023();
        Editions.Packed.Set(message, [1, 2]);
        Editions.Expanded.Set(message, [1, 2]);
        Editions.ManyBetweenTags.Set(message, [new() { Name = "a" }, new()]);
        Editions.ClosedMany.Set(message, [Fixed.Large, Fixed.Small]);
        Assert.Equal("AA06020102B00601B00602CB060A0161CC06CB06CC06E206020403", Hex(message));
        Assert.Equal([1, 2, 3], Editions.Packed.Get(Parse<Base2023>("AA06020102A80603")));
        Assert.Equal([1, 2, 3], Editions.Expanded.Get(Parse<Base2023>("B20602010" + "2B00603")));
        Assert.Equal((State)9, Editions.Open.Get(Parse<Base2023>("D00609")));
        Assert.Equal("a", Editions.BetweenTags.Get(Parse<Base2023>("C206030A0161"))!.Name);
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => Editions.Checked.Get(Parse<Base2023>("EA0601FF"))).Code);
        Assert.Equal("�", Editions.Unchecked.Get(Parse<Base2023>("F20601FF")));

        static Base2023 Make<T>(ProtobufExtension<Base2023, T> extension, T value)
            where T : notnull
        {
            var message = new Base2023();
            extension.Set(message, value);
            return message;
        }
    }

    [Fact]
    public void Numbers_that_a_closed_enum_does_not_have_stay_where_they_are()
    {
        Base2023 read = Parse<Base2023>("D80604D80609" + "E20603030904");
        Assert.Equal(Fixed.Large, Editions.Closed.Get(read));
        Assert.Equal([Fixed.Small, Fixed.Large], Editions.ClosedMany.Get(read));
        Editions.Closed.Clear(read);
        Editions.ClosedMany.Set(read, [Fixed.Small]);
        Assert.Equal("D80609" + "E2060103" + "E00609", Hex(read));
        Assert.False(Editions.Closed.Has(read));
    }

    [Fact]
    public void Fields_that_the_type_knows_stand_before()
    {
        var message = new Target { Id = 3 };
        OneInt32.Set(message, 1);
        ManyInt32.Set(message, [2, 3]);
        Assert.Equal("0803A00601C00702C00703", Hex(message));
    }

    [Fact]
    public void Names_and_comments_are_those_of_the_file()
    {
        Assert.Equal("octavo.extended.one_int32", OneInt32.Name);
        Assert.Equal("(octavo.extended.Scope.part)", Scope.Extensions.Part.ToString());
        Assert.Equal(1547769, First.Extensions.Item.Number);
    }

    [Fact]
    public void Options_are_extensions_where_their_messages_are_types()
    {
        const string text =
            "syntax = \"proto2\"; package t; import \"google/protobuf/descriptor.proto\"; extend google.protobuf.FieldOptions { optional int32 unit = 50000; }";
        Assert.DoesNotContain("Unit", EmittedProtos.Emit(text)[0].Text, StringComparison.Ordinal);
        List<Octavo.Proto.CSharp.CSharpFile> files = EmittedProtos.Emit(text + " message Held { optional google.protobuf.FileDescriptorSet set = 1; }");
        EmittedProtos.Run(files, """
            using System;
            using Octavo;
            public static class Check
            {
                public static void Run()
                {
                    // A field "a" with the option (t.unit) = 7.
                    var held = OctavoProtobuf.Deserialize<T.Held>(Convert.FromHexString("0A16" + "0A14" + "2212" + "0A0141" + "120D" + "0A0161" + "4208" + "80B5180780B51808"))!;
                    if (T.TestExtensions.Unit.Get(held.Set!.File[0].MessageType[0].Field[0].Options!) != 8) throw new Exception();
                }
            }
            """);
    }

    private static void One<T>(ProtobufExtension<Target, T> extension, T value, string hex)
        where T : notnull
    {
        Written(extension, value, hex);
        Assert.Equal(value, Read(extension, hex));
    }

    private static void Written<T>(ProtobufExtension<Target, T> extension, T value, string hex)
        where T : notnull
    {
        var message = new Target();
        extension.Set(message, value);
        Assert.Equal(hex, Hex(message));
        Assert.True(extension.Has(message));
        extension.Clear(message);
        Assert.Null(message.UnknownFields);
    }

    private static void Many<T>(ProtobufRepeatedExtension<Target, T> extension, T[] values, string hex)
        where T : notnull
    {
        var message = new Target();
        extension.Set(message, values[..1]);
        extension.AddRange(message, values[1..]);
        Assert.Equal(hex, Hex(message));
        Assert.Equal(values, extension.Get(Parse<Target>(hex)));
    }

    private static T? Read<T>(ProtobufExtension<Target, T> extension, string hex)
        where T : notnull => extension.Get(Parse<Target>(hex));

    private static string Hex<T>(T message) => Convert.ToHexString(OctavoProtobuf.Serialize(message));

    private static T Parse<T>(string hex) => OctavoProtobuf.Deserialize<T>(Convert.FromHexString(hex))!;
}
