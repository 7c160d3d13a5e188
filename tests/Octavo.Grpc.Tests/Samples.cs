// Owns: messages that tests send, by Google.Protobuf, and what a comparison of their bytes is.
extern alias google;

using Google.Protobuf;
using Google.Protobuf.WellKnownTypes;
using GoogleEverything = google::Octavo.GrpcTests.Messages.Everything;

namespace Octavo.GrpcTests;

internal static class Samples
{
    /// <summary>Every field of it.</summary>
    internal static byte[] Full { get; } = Make().ToByteArray();

    /// <summary>Whether bytes are of the same message, whatever the order of their fields.</summary>
    internal static void Same(byte[] expected, byte[] found) =>
        Assert.Equal(GoogleEverything.Parser.ParseFrom(expected), GoogleEverything.Parser.ParseFrom(found));

    /// <summary>A message of which one field tells it from others.</summary>
    internal static byte[] Numbered(int number) => new GoogleEverything { Int32 = number, Counts = { ["key " + number] = number } }.ToByteArray();

    /// <summary>A message of at least so many bytes: text, bytes, and messages in messages.</summary>
    internal static byte[] Large(int bytes)
    {
        var large =
            new GoogleEverything
            {
                Bytes = ByteString.CopyFrom([.. Enumerable.Range(0, bytes / 4).Select(i => (byte)(i * 7))]),
                String = string.Concat(Enumerable.Range(0, bytes / 24).Select(i => $"{i:D8} ä"))
            };
        for (int i = 0; large.Children.Count < bytes / 400; i++)
        {
            large.Children.Add(new GoogleEverything { Int32 = i, String = new string('x', 150), Numbers = { Enumerable.Range(i, 60) } });
        }
        byte[] all = large.ToByteArray();
        Assert.InRange(all.Length, bytes / 2, 2 * bytes);
        return all;
    }

    private static GoogleEverything Make()
    {
        var full = new GoogleEverything
        {
            Int32 = int.MinValue,
            Int64 = long.MaxValue,
            Uint32 = uint.MaxValue,
            Uint64 = ulong.MaxValue,
            Sint32 = -5,
            Sint64 = long.MinValue,
            Fixed32 = 7,
            Fixed64 = 8,
            Sfixed32 = -9,
            Sfixed64 = -10,
            Float = 1.5f,
            Double = -0.1,
            Bool = true,
            String = "Grüße, \U0001F30D",
            Bytes = ByteString.CopyFrom(0, 1, 255),
            Color = GoogleEverything.Types.Color.Dark,
            Maybe = 0,
            Text = "",
            Numbers = { 1, -1, 300 },
            Signed = { -1, long.MinValue },
            Doubles = { double.NaN, double.NegativeInfinity },
            Loose = { 1, 2, 3 },
            Strings = { "", "a" },
            Blobs = { ByteString.Empty, ByteString.CopyFrom(9) },
            Colors = { GoogleEverything.Types.Color.Red, (GoogleEverything.Types.Color)77 },
            Children = { new GoogleEverything(), new GoogleEverything { Int32 = 1 } },
            Counts = { [""] = 0, ["a"] = -1 },
            Names = { [-1] = "minus", [long.MaxValue] = "" },
            Answers = { [true] = new GoogleEverything { Word = "yes" }, [false] = new GoogleEverything() },
            Tints = { [-1] = GoogleEverything.Types.Color.Red },
            Files = { ["f"] = ByteString.CopyFrom(1, 2) },
            Child = new GoogleEverything { Child = new GoogleEverything { Number = -3 } },
            Nested = new GoogleEverything.Types.Nested(),
            Part = new GoogleEverything.Types.Nested { Depth = 2, Note = "part" },
            Time = new Timestamp { Seconds = 1_700_000_000, Nanos = 123_456_700 },
            Span = new Duration { Seconds = -3, Nanos = -500 },
            Any = Any.Pack(new GoogleEverything.Types.Nested { Note = "packed" }),
            Struct =
                new Struct
                {
                    Fields = { ["n"] = Value.ForNumber(1.25), ["s"] = Value.ForString("t"),
                    ["l"] = Value.ForList(Value.ForBool(true), Value.ForNull()), ["o"] = Value.ForStruct(new Struct()) }
                },
            Value = Value.ForNull(),
            List = new ListValue { Values = { Value.ForString("x") } },
            Mask = new FieldMask { Paths = { "a.b", "c" } },
            Empty = new Empty(),
            WrappedInt32 = 0,
            WrappedInt64 = -1,
            WrappedUint32 = 1,
            WrappedUint64 = 2,
            WrappedFloat = 0,
            WrappedDouble = 0.5,
            WrappedBool = false,
            WrappedString = "",
            WrappedBytes = ByteString.Empty,
            Times = { new Timestamp(), new Timestamp { Seconds = -1 } },
            Texts = { "", "wrapped" },
        };
        foreach (Google.Protobuf.Reflection.FieldDescriptor field in GoogleEverything.Descriptor.Fields.InDeclarationOrder())
        {
            Assert.True(field.RealContainingOneof is not null || field.IsRepeated
                || !Equals(field.Accessor.GetValue(full), field.Accessor.GetValue(new GoogleEverything())) || field.Accessor.HasValue(full), field.Name);
        }
        return full;
    }
}
