// Owns: JSON's writer and reader used by hand: every scalar there and back, steps through arrays and objects, beginnings and ends, and misuse.
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Json;

namespace Octavo.Conformance.Hand;

public class JsonHandTests
{
    [Fact]
    public void Every_scalar_there_and_back()
    {
        var tiny = new TinyBufferWriter();
        var ordinary = new ArrayBufferWriter<byte>();
        WriteAll(tiny);
        WriteAll(ordinary);
        Assert.Equal(ordinary.WrittenSpan.ToArray(), tiny.Written);

        var reader = new OctavoJsonReader(tiny.Written);
        ReadAll(ref reader);
        reader = new OctavoJsonReader(Segments.Every(tiny.Written, 3));
        ReadAll(ref reader);
        using JsonDocument document = JsonDocument.Parse(tiny.Written);
        Assert.Equal(28, document.RootElement.GetArrayLength());
    }

    [Fact]
    public void Kinds_are_seen_before_they_are_read()
    {
        (string Text, JsonKind Kind)[] kinds =
        [
            ("null", JsonKind.Null), ("true", JsonKind.Bool), ("false", JsonKind.Bool), ("0", JsonKind.Number), ("-1.5e3", JsonKind.Number),
                ("\"\"", JsonKind.String), ("[1]", JsonKind.Array),
            (" \r\n\t{}", JsonKind.Object), ("", JsonKind.End), ("  ", JsonKind.End), ("]", JsonKind.Invalid), (",", JsonKind.Invalid), ("x", JsonKind.Invalid),
                ("NaN", JsonKind.Invalid),
        ];
        foreach ((string text, JsonKind kind) in kinds)
        {
            var reader = new OctavoJsonReader(Encoding.UTF8.GetBytes(text));
            Assert.Equal(kind, reader.PeekKind());
            Assert.Equal(kind == JsonKind.End, reader.IsAtEnd);
            Assert.Equal(text.Length - text.TrimStart().Length, reader.Offset);
        }
        var lenient = new OctavoJsonReader("/* - */ NaN // end"u8, new OctavoJsonOptions { AllowComments = true, AllowSpecialFloats = true });
        Assert.Equal(JsonKind.Number, lenient.PeekKind());
        Assert.True(double.IsNaN(lenient.ReadDouble()));
        Assert.True(lenient.IsAtEnd);
    }

    [Fact]
    public void Structure_by_hand()
    {
        var destination = new ArrayBufferWriter<byte>();
        using (var writer = new OctavoJsonWriter(destination))
        {
            writer.WriteObjectStart();
            writer.WriteName("list");
            writer.WriteArrayStart();
            for (int i = 0; i < 3; i++)
            {
                writer.WriteItem();
                writer.WriteInt32(i * 1000);
            }
            writer.WriteArrayEnd();
            writer.WriteName("em\"pty"u8);
            writer.WriteObjectStart();
            writer.WriteObjectEnd();
            writer.WriteName("none");
            writer.WriteArrayStart();
            writer.WriteArrayEnd();
            writer.WriteName("nested");
            writer.WriteArrayStart();
            writer.WriteItem();
            writer.WriteArrayStart();
            writer.WriteItem();
            writer.WriteNull();
            writer.WriteArrayEnd();
            writer.WriteItem();
            writer.WriteRaw("[1, 2]"u8);
            writer.WriteArrayEnd();
            writer.WriteObjectEnd();
        }
        Assert.Equal("""{"list":[0,1000,2000],"em\"pty":{},"none":[],"nested":[[null],[1, 2]]}""", Encoding.UTF8.GetString(destination.WrittenSpan));

        var reader = new OctavoJsonReader(destination.WrittenSpan);
        var seen = new List<string>();
        Assert.True(reader.ReadObjectStart());
        while (reader.NextName(out string name))
        {
            seen.Add(name);
            switch (name)
            {
                case "list":
                    Assert.True(reader.ReadArrayStart());
                    for (int i = 0; reader.NextItem(); i++)
                    {
                        Assert.Equal(i * 1000, reader.ReadInt32());
                    }
                    break;
                case "none":
                    Assert.True(reader.ReadArrayStart());
                    Assert.False(reader.NextItem());
                    break;
                case "nested":
                    OctavoJsonReader ahead = reader;
                    Assert.Equal("[[null],[1, 2]]", Encoding.UTF8.GetString(ahead.ReadRaw()));
                    Assert.Equal(JsonKind.Array, reader.PeekKind());
                    reader.Skip();
                    break;
                default:
                    Assert.True(reader.ReadObjectStart());
                    Assert.False(reader.NextName(out ReadOnlySpan<byte> none));
                    Assert.True(none.IsEmpty);
                    break;
            }
        }
        Assert.Equal(["list", "em\"pty", "none", "nested"], seen);
        Assert.True(reader.IsAtEnd);
        Assert.Equal(destination.WrittenCount, reader.Offset);
    }

    [Fact]
    public void Null_is_neither_array_nor_object_and_has_no_steps()
    {
        var reader = new OctavoJsonReader("[null,null]"u8);
        Assert.True(reader.ReadArrayStart());
        Assert.True(reader.NextItem());
        Assert.False(reader.ReadArrayStart());
        Assert.True(reader.NextItem());
        Assert.False(reader.ReadObjectStart());
        Assert.False(reader.NextItem());
    }

    [Fact]
    public void Text_and_numbers_come_as_they_stand()
    {
        var reader = new OctavoJsonReader("\"a\\u00e9\\n\" 1234567890123456789012345678901234567890 -0.50e+10 \"x\" true"u8);
        Assert.Equal("aé\n"u8.ToArray(), reader.ReadUtf8().ToArray());
        Assert.Equal("1234567890123456789012345678901234567890"u8.ToArray(), reader.ReadNumberText(out bool isInteger).ToArray());
        Assert.True(isInteger);
        Assert.Equal("-0.50e+10"u8.ToArray(), reader.ReadNumberText(out isInteger).ToArray());
        Assert.False(isInteger);
        Assert.Equal("\"x\""u8.ToArray(), reader.ReadRaw());
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused("true", static (ref OctavoJsonReader on) => on.ReadUtf8()));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused("null", static (ref OctavoJsonReader on) => on.ReadUtf8()));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused("true", static (ref OctavoJsonReader on) => on.ReadNumberText(out _)));
        Assert.Equal(OctavoErrorCode.EndOfData, Refused("", static (ref OctavoJsonReader on) => on.ReadNumberText(out _)));
        Assert.Equal(OctavoErrorCode.InvalidData, Refused("-", static (ref OctavoJsonReader on) => on.ReadNumberText(out _)));
        Assert.Equal(OctavoErrorCode.InvalidText, Refused("\"\\ud800\"", static (ref OctavoJsonReader on) => on.ReadUtf8()));
        Assert.Equal(OctavoErrorCode.EndOfData, Refused("[1", static (ref OctavoJsonReader on) => on.ReadRaw()));
    }

    [Fact]
    public void Text_in_utf8_is_escaped_as_strings_are()
    {
        foreach (string text in new[] { "", "plain", "\"\\/\b\f\n\r\t\u0001\u007f", "é漢😀",
            new string('é', 700) + "\"" + string.Concat(Enumerable.Repeat("😀", 700)), new string('a', 511) + "漢" })
        {
            var destination = new ArrayBufferWriter<byte>();
            using (var writer = new OctavoJsonWriter(destination))
            {
                writer.WriteUtf8(Encoding.UTF8.GetBytes(text));
            }
            Assert.Equal(OctavoJson.Serialize(text), destination.WrittenSpan.ToArray());
        }
        foreach (byte[] bad in new byte[][] { [0x80], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0x61, 0xf0, 0x9f, 0x98] })
        {
            Assert.Equal(OctavoErrorCode.InvalidText,
                Assert.Throws<OctavoException>(() => Write(new ArrayBufferWriter<byte>(), (ref OctavoJsonWriter writer) => writer.WriteUtf8(bad))).Code);
        }
        Assert.Equal(OctavoErrorCode.InvalidText,
            Assert.Throws<OctavoException>(
                () => Write(new ArrayBufferWriter<byte>(), static (ref OctavoJsonWriter writer) => writer.WriteName("\ud800"))).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.Throws<OctavoException>(
                () => Write(new ArrayBufferWriter<byte>(), static (ref OctavoJsonWriter writer) => writer.WriteDouble(double.NaN))).Code);
    }

    [Fact]
    public void Flush_gives_what_was_written_and_disposal_the_rest()
    {
        var destination = new ArrayBufferWriter<byte>();
        var writer = new OctavoJsonWriter(destination);
        writer.WriteInt32(1);
        Assert.Equal(0, destination.WrittenCount);
        writer.Flush();
        Assert.Equal("1"u8.ToArray(), destination.WrittenSpan.ToArray());
        writer.Flush();
        writer.WriteBool(true);
        Assert.Equal(5, writer.BytesWritten);
        writer.Dispose();
        writer.Dispose();
        Assert.Equal("1true"u8.ToArray(), destination.WrittenSpan.ToArray());
        Assert.Equal(0, writer.BytesWritten);
    }

    /// <summary>At every place, whatever brackets turn out to be empty: in the end it is what one disposal gives, and whole values are given whole.</summary>
    [Theory]
    [InlineData("  ", false)]
    [InlineData("\t", true)]
    [InlineData(null, true)]
    public void Flush_gives_what_passes_made(string? indent, bool escapes)
    {
        var options = new OctavoJsonOptions { Indent = indent, EscapeNonAscii = escapes };
        byte[] at = Written(options, flushes: false);
        Assert.Equal(at, Written(options, flushes: true));
        var destination = new ArrayBufferWriter<byte>();
        using var writer = new OctavoJsonWriter(destination, options);
        writer.WriteArrayStart();
        writer.WriteArrayEnd();
        writer.Flush();
        Assert.Equal("[]"u8.ToArray(), destination.WrittenSpan.ToArray());
        writer.WriteText("a");
        writer.Flush();
        Assert.Equal("[]\"a\""u8.ToArray(), destination.WrittenSpan.ToArray());
    }

    private static byte[] Written(OctavoJsonOptions options, bool flushes)
    {
        var destination = new ArrayBufferWriter<byte>();
        using (var writer = new OctavoJsonWriter(destination, options))
        {
            writer.WriteArrayStart();
            for (int i = 0; i < 40; i++)
            {
                Flush(in writer);
                writer.WriteItem();
                Flush(in writer);
                writer.WriteObjectStart();
                Flush(in writer);
                if (i % 3 != 0)
                {
                    writer.WriteName("é" + new string('x', i));
                    Flush(in writer);
                    writer.WriteArrayStart();
                    Flush(in writer);
                    if (i % 2 != 0)
                    {
                        writer.WriteItem();
                        writer.WriteInt32(i);
                    }
                    writer.WriteArrayEnd();
                }
                Flush(in writer);
                writer.WriteObjectEnd();
            }
            writer.WriteArrayEnd();
        }
        return destination.WrittenSpan.ToArray();

        void Flush(scoped in OctavoJsonWriter writer)
        {
            if (flushes)
            {
                System.Runtime.CompilerServices.Unsafe.AsRef(in writer).Flush();
            }
        }
    }

    [Fact]
    public void What_options_allow_is_written_by_hand()
    {
        var destination = new ArrayBufferWriter<byte>();
        var options = new OctavoJsonOptions { AllowLoneSurrogates = true, AllowNamedFloats = true };
        string large = new string('a', 5000) + "\udc00";
        using (var writer = new OctavoJsonWriter(destination, options))
        {
            writer.WriteObjectStart();
            writer.WriteName("\ud800");
            writer.WriteChar('\udfff');
            writer.WriteName("b");
            writer.WriteText("x\ud800y");
            writer.WriteName("c");
            writer.WriteText(large);
            writer.WriteName("d");
            writer.WriteDoubles([1, double.NaN]);
            writer.WriteName("e");
            writer.WriteFraction(float.PositiveInfinity);
            writer.WriteName("f");
            writer.WriteHalf(Half.NegativeInfinity);
            writer.WriteName("g");
            writer.WriteText(null);
            writer.WriteName("h");
            writer.WriteDynamic(double.NaN);
            writer.WriteObjectEnd();
        }
        Assert.Equal("{\"\\uD800\":\"\\uDFFF\",\"b\":\"x\\uD800y\",\"c\":\"" + large[..^1]
            + "\\uDC00\",\"d\":[1,\"NaN\"],\"e\":\"Infinity\",\"f\":\"-Infinity\",\"g\":null,\"h\":\"NaN\"}", Encoding.UTF8.GetString(destination.WrittenSpan));
        Assert.Equal(OctavoErrorCode.InvalidText,
            Assert.Throws<OctavoException>(
                () => Write(new ArrayBufferWriter<byte>(), static (ref OctavoJsonWriter writer) => writer.WriteText("\ud800"))).Code);
    }

    [Fact]
    public void A_disposed_writer_and_its_copies_write_nothing()
    {
        var destination = new ArrayBufferWriter<byte>();
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteInt32(1)));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteText(new string('a', 5000))));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteBytes(new byte[100])));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteRaw("1"u8)));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteObjectStart()));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.Flush()));
        Assert.Equal(0, destination.WrittenCount);
        Assert.Throws<ArgumentNullException>(() => new OctavoJsonWriter((IBufferWriter<byte>)null!).Dispose());
    }

    [Fact]
    public void What_is_no_single_value_is_not_written_raw()
    {
        foreach (string raw in new[] { "", " ", "1 2", "[1", "{\"a\"}", "nul", "\"\\ud800\"", "01" })
        {
            var destination = new ArrayBufferWriter<byte>();
            Assert.Throws<OctavoException>(() => Write(destination, (ref OctavoJsonWriter writer) => writer.WriteRaw(Encoding.UTF8.GetBytes(raw))));
            Assert.Equal(0, destination.WrittenCount);
        }
    }

    [Fact]
    public void A_sequence_beyond_the_limit_is_refused()
    {
        ReadOnlySequence<byte> source = Segments.Every("[1,2,3]"u8.ToArray(), 2);
        var options = new OctavoJsonOptions { Limits = new SerializerLimits { MaxTotalBytes = 6 } };
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded, Assert.Throws<OctavoException>(() => new OctavoJsonReader(source, options).Skip()).Code);
    }

    [Fact]
    public void Options_of_form_and_of_leniency_hold_by_hand()
    {
        var destination = new ArrayBufferWriter<byte>();
        using (var writer = new OctavoJsonWriter(destination, OctavoJsonOptions.Indented with { EscapeNonAscii = true }))
        {
            writer.WriteObjectStart();
            writer.WriteName("a");
            writer.WriteArrayStart();
            writer.WriteItem();
            writer.WriteText("é");
            writer.Flush();
            Assert.Equal("{\n  \"a\": [\n    \"\\u00E9", Encoding.UTF8.GetString(destination.WrittenSpan)); // except for the last byte
            writer.WriteItem();
            writer.WriteInt32(1);
            writer.WriteArrayEnd();
            writer.WriteObjectEnd();
        }
        Assert.Equal("{\n  \"a\": [\n    \"\\u00E9\",\n    1\n  ]\n}", Encoding.UTF8.GetString(destination.WrittenSpan));
        Assert.Equal("[\n  1\n]"u8.ToArray(), OctavoJson.WriteDynamic(new object?[] { 1L }, OctavoJsonOptions.Indented));
        var quotes = new OctavoJsonOptions { AllowSingleQuotes = true, AllowUnquotedNames = true };
        var reader = new OctavoJsonReader("{a:'b'}"u8, quotes);
        Assert.True(reader.ReadObjectStart());
        Assert.True(reader.NextName(out string name));
        Assert.Equal(("a", "b"), (name, reader.ReadText()));
        Assert.Equal("b", Assert.IsType<Dictionary<string, object?>>(OctavoJson.ReadDynamic("{a:'b'}"u8, quotes))["a"]);
        Assert.Equal(6, Assert.Throws<OctavoException>(() => OctavoJson.ReadDynamic("{a:'b']"u8, quotes)).Offset);
        Assert.Equal("b", OctavoJson.ReadElement("{a:'b'}"u8, quotes).GetProperty("a").GetString());
    }

    private delegate void WriterAction(ref OctavoJsonWriter writer);

    private delegate void CopiedWriterAction(OctavoJsonWriter writer);

    private delegate void ReaderAction(ref OctavoJsonReader reader);

    private static OctavoErrorCode Refused(string text, ReaderAction action) => Assert.Throws<OctavoException>(() =>
    {
        var reader = new OctavoJsonReader(Encoding.UTF8.GetBytes(text));
        action(ref reader);
    }).Code;

    private static void Write(IBufferWriter<byte> destination, WriterAction action)
    {
        var writer = new OctavoJsonWriter(destination);
        action(ref writer);
        writer.Dispose();
    }

    private static void WriteAfterDisposal(IBufferWriter<byte> destination, CopiedWriterAction action)
    {
        var writer = new OctavoJsonWriter(destination);
        writer.Dispose();
        action(writer);
    }

    private static void WriteAll(IBufferWriter<byte> destination)
    {
        using var writer = new OctavoJsonWriter(destination);
        writer.WriteArrayStart();
        writer.WriteItem();
        writer.WriteNull();
        writer.WriteItem();
        writer.WriteBool(true);
        writer.WriteItem();
        writer.WriteSByte(-100);
        writer.WriteItem();
        writer.WriteByte(200);
        writer.WriteItem();
        writer.WriteInt16(-30000);
        writer.WriteItem();
        writer.WriteUInt16(60000);
        writer.WriteItem();
        writer.WriteInt32(int.MinValue);
        writer.WriteItem();
        writer.WriteUInt32(uint.MaxValue);
        writer.WriteItem();
        writer.WriteInt64(long.MinValue);
        writer.WriteItem();
        writer.WriteUInt64(ulong.MaxValue);
        writer.WriteItem();
        writer.WriteInt128(Int128.MinValue);
        writer.WriteItem();
        writer.WriteUInt128(UInt128.MaxValue);
        writer.WriteItem();
        writer.WriteHalf((Half)1.5f);
        writer.WriteItem();
        writer.WriteSingle(-0f);
        writer.WriteItem();
        writer.WriteDouble(double.Epsilon);
        writer.WriteItem();
        writer.WriteDecimal(1.000m);
        writer.WriteItem();
        writer.WriteChar('é');
        writer.WriteItem();
        writer.WriteRune(new Rune(0x10ffff));
        writer.WriteItem();
        writer.WriteGuid(Guid.AllBitsSet);
        writer.WriteItem();
        writer.WriteDateTime(DateTime.UnixEpoch);
        writer.WriteItem();
        writer.WriteDateTimeOffset(DateTimeOffset.MaxValue);
        writer.WriteItem();
        writer.WriteDateOnly(DateOnly.MaxValue);
        writer.WriteItem();
        writer.WriteTimeOnly(TimeOnly.MaxValue);
        writer.WriteItem();
        writer.WriteTimeSpan(TimeSpan.MinValue);
        writer.WriteItem();
        writer.WriteText(new string('é', 3000));
        writer.WriteItem();
        writer.WriteBytes(new byte[300]);
        writer.WriteItem();
        writer.WriteDynamic(new object?[] { 1L, "a" });
        writer.WriteItem();
        writer.WriteNode(new JsonObject { ["a"] = 1 });
        writer.WriteArrayEnd();
    }

    private static void ReadAll(ref OctavoJsonReader reader)
    {
        Assert.True(reader.ReadArrayStart());
        Assert.True(reader.NextItem());
        Assert.True(reader.TryReadNull());
        Assert.True(reader.NextItem());
        Assert.True(reader.ReadBool());
        Assert.True(reader.NextItem());
        Assert.Equal(-100, reader.ReadSByte());
        Assert.True(reader.NextItem());
        Assert.Equal(200, reader.ReadByte());
        Assert.True(reader.NextItem());
        Assert.Equal(-30000, reader.ReadInt16());
        Assert.True(reader.NextItem());
        Assert.Equal(60000, reader.ReadUInt16());
        Assert.True(reader.NextItem());
        Assert.Equal(int.MinValue, reader.ReadInt32());
        Assert.True(reader.NextItem());
        Assert.Equal(uint.MaxValue, reader.ReadUInt32());
        Assert.True(reader.NextItem());
        Assert.Equal(long.MinValue, reader.ReadInt64());
        Assert.True(reader.NextItem());
        Assert.Equal(ulong.MaxValue, reader.ReadUInt64());
        Assert.True(reader.NextItem());
        Assert.Equal(Int128.MinValue, reader.ReadInt128());
        Assert.True(reader.NextItem());
        Assert.Equal(UInt128.MaxValue, reader.ReadUInt128());
        Assert.True(reader.NextItem());
        Assert.Equal((Half)1.5f, reader.ReadHalf());
        Assert.True(reader.NextItem());
        Assert.True(float.IsNegative(reader.ReadSingle()));
        Assert.True(reader.NextItem());
        Assert.Equal(double.Epsilon, reader.ReadDouble());
        Assert.True(reader.NextItem());
        Assert.Equal("1.000", reader.ReadDecimal().ToString(CultureInfo.InvariantCulture));
        Assert.True(reader.NextItem());
        Assert.Equal('é', reader.ReadChar());
        Assert.True(reader.NextItem());
        Assert.Equal(new Rune(0x10ffff), reader.ReadRune());
        Assert.True(reader.NextItem());
        Assert.Equal(Guid.AllBitsSet, reader.ReadGuid());
        Assert.True(reader.NextItem());
        Assert.Equal(DateTime.UnixEpoch, reader.ReadDateTime());
        Assert.True(reader.NextItem());
        Assert.Equal(DateTimeOffset.MaxValue, reader.ReadDateTimeOffset());
        Assert.True(reader.NextItem());
        Assert.Equal(DateOnly.MaxValue, reader.ReadDateOnly());
        Assert.True(reader.NextItem());
        Assert.Equal(TimeOnly.MaxValue, reader.ReadTimeOnly());
        Assert.True(reader.NextItem());
        Assert.Equal(TimeSpan.MinValue, reader.ReadTimeSpan());
        Assert.True(reader.NextItem());
        Assert.Equal(new string('é', 3000), reader.ReadText());
        Assert.True(reader.NextItem());
        Assert.Equal(new byte[300], reader.ReadBytes());
        Assert.True(reader.NextItem());
        Assert.Equal(new object?[] { 1L, "a" }, reader.ReadDynamic());
        Assert.True(reader.NextItem());
        Assert.Equal("""{"a":1}""", reader.ReadElement().GetRawText());
        Assert.False(reader.NextItem());
        Assert.True(reader.IsAtEnd);
    }
}
