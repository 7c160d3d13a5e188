// Owns: a format outside the library as an object: a stranger's text, and a wrapper around another format.
using System.Buffers;
using System.Globalization;
using System.IO.Pipelines;
using System.Text;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Calls;

public sealed class OutsideFormatTests
{
    private static readonly OctavoFormat s_lines = new LineFormat(new LineOptions());
    private static readonly OctavoFormat s_marked = new MarkedFormat(OctavoFormats.MessagePack);

    [Fact]
    public async Task EveryCallComesToTwoMethods()
    {
        byte[] bytes = "12\n"u8.ToArray();
        Assert.Equal(bytes, s_lines.Serialize(12));
        Assert.Equal(bytes, s_lines.Serialize(12, typeof(int)));
        var stream = new MemoryStream();
        s_lines.Serialize(stream, 12);
        s_lines.Serialize(stream, 12, typeof(int));
        await s_lines.SerializeAsync(stream, 12);
        await s_lines.SerializeAsync(stream, 12, typeof(int));
        Assert.Equal("12\n12\n12\n12\n"u8.ToArray(), stream.ToArray());
        byte[] memory = new byte[2];
        Assert.False(s_lines.TrySerialize(memory, 12, out int length));
        Assert.Equal((3, "12"), (length, Encoding.ASCII.GetString(memory)));
        Assert.Equal(12, s_lines.Deserialize<int>(bytes));
        Assert.Equal(12, s_lines.Deserialize<int>(bytes.AsSpan()));
        Assert.Equal(12, s_lines.Deserialize(bytes, typeof(int)));
        Assert.Equal(12, s_lines.Deserialize<int>(new MemoryStream(bytes)));
        Assert.Equal(12, await s_lines.DeserializeAsync<int>(new MemoryStream(bytes)));
        Assert.Equal(12, await s_lines.DeserializeAsync(PipeReader.Create(Segments.Pieces(bytes, 1)), typeof(int)));
        ReadOnlySequence<byte> two = Segments.Pieces("12\n13\n"u8.ToArray(), 1);
        Assert.Equal(12, s_lines.Deserialize<int>(in two, out long consumed));
        Assert.Equal(3, consumed);
        Assert.False(s_lines.TryDeserialize(in two, out int _, out OctavoError error));
        Assert.Equal((OctavoErrorCode.TrailingData, "Lines", 3), (error.Code, error.Format, error.Offset));
    }

    [Fact]
    public void ItsErrorsAreItsOwn()
    {
        Assert.False(s_lines.TryDeserialize("1x\n"u8, out int _, out OctavoError error));
        Assert.Equal(OctavoErrorCode.InvalidData, error.Code);
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(Parcel), s_lines)).Code);
        OctavoCodecs.EnsureCodec(typeof(int), s_lines);
        Assert.Equal(5, s_lines.With(new SerializerLimits { MaxDepth = 5 }).Options.Limits.MaxDepth);
    }

    /// <summary>A format around another one, as compression and encryption are.</summary>
    [Fact]
    public void AroundAnotherFormat()
    {
        var parcel = new Parcel { Id = 7, Name = "north" };
        byte[] bytes = s_marked.Serialize(parcel);
        Assert.Equal([0xAA, .. OctavoMsgPack.Serialize(parcel)], bytes);
        Assert.Equal("north", s_marked.Deserialize<Parcel>(bytes)!.Name);
        Assert.Equal("north", Assert.IsType<Parcel>(s_marked.Deserialize(bytes, typeof(Parcel))).Name);
        Assert.False(s_marked.CanSerialize(typeof(Uncoded)));
    }

    private sealed record LineOptions : OctavoOptions;

    /// <summary>Numbers as lines.</summary>
    private sealed class LineFormat(LineOptions options) : OctavoFormat
    {
        public override string Name => "Lines";

        public override IReadOnlyList<string> MediaTypes => ["text/plain"];

        public override OctavoOptions Options => options;

        public override OctavoFormat With(OctavoOptions options) => new LineFormat((LineOptions)options);

        public override bool CanSerialize(Type type) => type == typeof(int);

        protected override void WriteValue(IBufferWriter<byte> destination, object? value, Type type) =>
            destination.Write(Encoding.ASCII.GetBytes(string.Create(CultureInfo.InvariantCulture, $"{value}\n")));

        protected override object? ReadValue(in ReadOnlySequence<byte> source, Type type, out long consumed)
        {
            string line = Encoding.ASCII.GetString(source).Split('\n')[0];
            consumed = line.Length + 1;
            return int.TryParse(line, NumberStyles.None, CultureInfo.InvariantCulture, out int value) ? value
                : throw new OctavoException(OctavoErrorCode.InvalidData, $"{line} is not a number.", Name, 0);
        }
    }

    /// <summary>A byte before another format's.</summary>
    private sealed class MarkedFormat(OctavoFormat inner) : OctavoFormat
    {
        public override string Name => "Marked " + inner.Name;

        public override IReadOnlyList<string> MediaTypes => ["application/x-marked"];

        public override OctavoOptions Options => inner.Options;

        public override OctavoFormat With(OctavoOptions options) => new MarkedFormat(inner.With(options));

        public override bool CanSerialize(Type type) => inner.CanSerialize(type);

        protected override void WriteValue(IBufferWriter<byte> destination, object? value, Type type)
        {
            destination.Write((ReadOnlySpan<byte>)[0xAA]);
            inner.Serialize(destination, value, type);
        }

        protected override object? ReadValue(in ReadOnlySequence<byte> source, Type type, out long consumed)
        {
            object? value = inner.Deserialize(source.Slice(1), type, out consumed);
            consumed++;
            return value;
        }
    }
}
