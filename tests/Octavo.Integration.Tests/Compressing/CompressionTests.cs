// Owns: the tests of formats in a compression: round trips, bounds, damage, and Debian's commands both ways.
using System.Buffers;
using System.IO.Compression;
using Octavo.Tests.Hostile;

namespace Octavo.IntegrationTests.Compressing;

public sealed class CompressionTests
{
    public static TheoryData<CompressionMethod> Methods => [.. Enum.GetValues<CompressionMethod>()];

    [Theory, MemberData(nameof(Methods))]
    public void EveryFormatIsWrittenAndRead(CompressionMethod method)
    {
        foreach (OctavoFormat inner in OctavoFormats.All)
        {
            foreach (CompressionLevel level in (CompressionLevel[])[CompressionLevel.Fastest, CompressionLevel.Optimal, CompressionLevel.SmallestSize])
            {
                foreach (bool tagged in (bool[])[true, false])
                {
                    OctavoFormat format = inner.Compressed(new OctavoCompressionOptions { Method = method, Level = level, IsTagged = tagged });
                    foreach (int lines in (int[])[0, 1, 500])
                    {
                        byte[] bytes = format.Serialize(Order.Of(lines));
                        Assert.True(OctavoGraph.Equals(Order.Of(lines), format.Deserialize<Order>(bytes)), format.Name);
                        Assert.True(OctavoGraph.Equals(Order.Of(lines), (Order?)format.Deserialize(Segments(bytes), typeof(Order))));
                        Assert.True(lines != 500 || bytes.Length < inner.Serialize(Order.Of(lines)).Length);
                    }
                }
            }
        }
    }

    /// <summary>A read that says more than the room, or less than nothing: Zstandard took it for the size of its input.</summary>
    [Theory, MemberData(nameof(Methods))]
    public async Task AStreamThatLiesIsRefused(CompressionMethod method)
    {
        var compressed = new MemoryStream();
        using (Stream into = OctavoCompression.Compress(compressed, method, leaveOpen: true))
        {
            into.Write(new byte[100_000]);
        }
        foreach (Func<int, int> says in LyingStream.Lies)
        {
            using Stream expanded = OctavoCompression.Expand(new LyingStream(compressed.ToArray(), 10, says), method);
            Assert.Equal(OctavoErrorCode.UserCode, Assert.Throws<OctavoException>(() => expanded.CopyTo(Stream.Null)).Code);
            using Stream other = OctavoCompression.Expand(new LyingStream(compressed.ToArray(), 10, says), method);
            Assert.Equal(OctavoErrorCode.UserCode, (await Assert.ThrowsAsync<OctavoException>(async () =>
                await other.CopyToAsync(Stream.Null, TestContext.Current.CancellationToken))).Code);
        }
    }

    /// <summary>A short value follows the byte that says so.</summary>
    [Fact]
    public void OffsetsCountTheByteBeforeAValue()
    {
        byte[] value = """{"Id":"x"}"""u8.ToArray();
        long within = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Order>(value)).Offset;
        OctavoFormat format = OctavoFormats.Json.Compressed(new OctavoCompressionOptions { IsTagged = true });
        byte plain = format.Serialize(Order.Of(0))[0];
        Assert.Equal(within + 1, Assert.Throws<OctavoException>(() => format.Deserialize<Order>([plain, .. value])).Offset);
    }

    [Theory, MemberData(nameof(Methods))]
    public async Task StreamsAndPipesAreFormatsToo(CompressionMethod method)
    {
        OctavoFormat format = OctavoFormats.Json.Compressed(method);
        var stream = new MemoryStream();
        await format.SerializeAsync(stream, Order.Of(100), TestContext.Current.CancellationToken);
        stream.Position = 0;
        Assert.Equal(100, (await format.DeserializeAsync<Order>(stream, TestContext.Current.CancellationToken))!.Lines.Count);
    }

    /// <summary>Whatever method a tagged format writes, it reads every one, and what was not compressed.</summary>
    [Fact]
    public void ATaggedFormatReadsAll()
    {
        foreach (CompressionMethod written in Enum.GetValues<CompressionMethod>())
        {
            byte[] bytes = OctavoFormats.Binary.Compressed(written).Serialize(Order.Of(300));
            Assert.Equal((byte)written, bytes[0]);
            foreach (CompressionMethod reader in Enum.GetValues<CompressionMethod>())
            {
                Assert.Equal(300, OctavoFormats.Binary.Compressed(reader).Deserialize<Order>(bytes)!.Lines.Count);
            }
        }
        byte[] small = OctavoFormats.Binary.Compressed(CompressionMethod.Brotli).Serialize(Order.Of(1));
        Assert.Equal([0, .. OctavoBinary.Serialize(Order.Of(1))], small);
        byte[] random = new byte[10_000];
        new Random(1).NextBytes(random);
        Assert.Equal(0, OctavoFormats.Binary.Compressed(CompressionMethod.Lz4).Serialize(random)[0]);
    }

    [Theory, MemberData(nameof(Methods))]
    public void ValuesFollowOneAnother(CompressionMethod method)
    {
        OctavoFormat format = OctavoFormats.Binary.Compressed(method);
        byte[] first = format.Serialize(Order.Of(200)), second = format.Serialize(Order.Of(2));
        var both = new ReadOnlySequence<byte>([.. first, .. second]);
        Assert.Equal(200, format.Deserialize<Order>(in both, out long consumed)!.Lines.Count);
        Assert.Equal(first.Length, consumed);
        Assert.Equal(2, format.Deserialize<Order>(both.Slice(consumed))!.Lines.Count);
        Assert.Equal(OctavoErrorCode.TrailingData, Refused(format, [.. first, 0]));
    }

    /// <summary>Cut anywhere, and with bytes that follow; damaged, nothing but the library's own exception.</summary>
    [Theory, MemberData(nameof(Methods))]
    public void DamageIsRefused(CompressionMethod method)
    {
        foreach (bool tagged in (bool[])[true, false])
        {
            OctavoFormat format = OctavoFormats.Binary.Compressed(new OctavoCompressionOptions { Method = method, IsTagged = tagged });
            byte[] bytes = format.Serialize(Order.Of(300));
            for (int length = 0; length < bytes.Length; length++)
            {
                Assert.NotEqual(OctavoErrorCode.None, Refused(format, bytes[..length]));
            }
            Assert.NotEqual(OctavoErrorCode.None, Refused(format, [.. bytes, 1, 2, 3]));
            Assert.NotEqual(OctavoErrorCode.None, Refused(format, [.. bytes, .. new byte[20_000]]));
            var random = new Random(7);
            for (int i = 0; i < 300; i++)
            {
                byte[] damaged = [.. bytes];
                damaged[random.Next(damaged.Length)] ^= (byte)(1 << random.Next(8));
                Refused(format, damaged);
            }
        }
        Assert.Equal(OctavoErrorCode.InvalidData, Refused(OctavoFormats.Binary.Compressed(method), [9, 1, 2]));
        Assert.Equal(OctavoErrorCode.EndOfData, Refused(OctavoFormats.Binary.Compressed(method), []));
        Assert.Equal(OctavoErrorCode.InvalidData, Refused(OctavoFormats.Binary.Compressed(method), [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]));
    }

    [Theory, MemberData(nameof(Methods))]
    public void BombsAreRefused(CompressionMethod method)
    {
        byte[] zeros = OctavoBinary.Serialize(new byte[50 << 20]);
        byte[] bomb = Packed(zeros, method);
        OctavoFormat format = OctavoFormats.Binary.Compressed(new OctavoCompressionOptions { Method = method, IsTagged = false });
        Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<byte[]>(format, bomb));
        OctavoFormat lax = OctavoFormats.Binary.Compressed(new OctavoCompressionOptions { Method = method, IsTagged = false, MaxRatio = int.MaxValue });
        Assert.Equal(50 << 20, lax.Deserialize<byte[]>(bomb)!.Length);
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded, Refused<byte[]>(lax.With(SerializerLimits.Untrusted with { MaxTotalBytes = 1 << 20 }), bomb));
        using Stream expanding = OctavoCompression.Expand(new MemoryStream(bomb), method);
        Assert.Equal(OctavoErrorCode.CountTooLarge, Assert.Throws<OctavoException>(() => expanding.CopyTo(Stream.Null)).Code);
    }

    /// <summary>The head of a frame of LZ4 names blocks of 4 MiB: what is taken for them is what the bytes after it can fill.</summary>
    [Fact]
    public void HeadsOfFramesTakeNoMemory()
    {
        byte[] frame = [0x04, 0x22, 0x4D, 0x18, 0x40, 0x70, 0xDF, .. Block([0xA0, .. new byte[10]]), 0, 0, 0, 0];
        OctavoFormat format = OctavoFormats.Binary.Compressed(new OctavoCompressionOptions { Method = CompressionMethod.Lz4, IsTagged = false });
        Assert.Equal(OctavoErrorCode.TrailingData, Refused<bool>(format, frame));
        long start = GC.GetAllocatedBytesForCurrentThread();
        var open = new List<Stream>();
        for (int i = 0; i < 32; i++)
        {
            open.Add(OctavoCompression.Expand(new MemoryStream(frame), CompressionMethod.Lz4));
            Assert.Equal(0, open[^1].ReadByte());
        }
        long taken = GC.GetAllocatedBytesForCurrentThread() - start;
        Assert.True(taken < 32 * 400_000, $"{taken} bytes");
        open.ForEach(one => one.Dispose());

        static byte[] Block(byte[] bytes) => [.. BitConverter.GetBytes(bytes.Length), .. bytes];
    }

    /// <summary>A frame of 6 bytes announces its window: 8 MiB by default, and what the options allow. A larger one is refused before it is reserved.</summary>
    [Theory]
    [InlineData(23, 8 << 20, true)]
    [InlineData(24, 8 << 20, false)]
    [InlineData(27, 8 << 20, false)]
    [InlineData(27, 1 << 27, true)]
    [InlineData(20, 1 << 20, true)]
    [InlineData(21, (2 << 20) - 1, false)]
    public void Windows_of_Zstandard(int windowLog, int maxWindow, bool isRead)
    {
        // Magic number, a descriptor without flags, the window, and a last raw block of no bytes.
        byte[] frame = [0x28, 0xB5, 0x2F, 0xFD, 0x00, (byte)((windowLog - 10) << 3), 0x01, 0x00, 0x00];
        var options = new OctavoCompressionOptions { MaxWindow = maxWindow };
        using Stream expanding = OctavoCompression.Expand(new MemoryStream(frame), CompressionMethod.Zstandard, options);
        if (isRead)
        {
            Assert.Equal(-1, expanding.ReadByte());
            return;
        }
        OctavoException refused = Assert.Throws<OctavoException>(() => expanding.ReadByte());
        Assert.Equal(OctavoErrorCode.InvalidData, refused.Code);
        Assert.Contains(nameof(OctavoCompressionOptions.MaxWindow), refused.Message, StringComparison.Ordinal);
        OctavoFormat format = OctavoFormats.Binary.Compressed(options with { IsTagged = false });
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<bool>(format, frame));
    }

    [Fact]
    public void The_window_has_8_MiB_unless_the_options_say_otherwise()
    {
        Assert.Equal(8 << 20, OctavoCompressionOptions.Default.MaxWindow);
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoCompressionOptions { MaxWindow = 1023 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoCompressionOptions { MaxWindow = (1 << 27) + 1 });
    }

    /// <summary>What every level of the package writes is within the default.</summary>
    [Theory]
    [InlineData(CompressionLevel.Fastest)]
    [InlineData(CompressionLevel.Optimal)]
    [InlineData(CompressionLevel.SmallestSize)]
    public void Written_windows_are_read(CompressionLevel level)
    {
        byte[] value = new byte[9 << 20];
        new Random(6).NextBytes(value.AsSpan(0, 1 << 20));
        OctavoFormat format = OctavoFormats.Binary.Compressed(
            new OctavoCompressionOptions { Method = CompressionMethod.Zstandard, Level = level, IsTagged = false });
        Assert.Equal(value, format.Deserialize<byte[]>(format.Serialize(value)));
        var file = new MemoryStream();
        using (Stream packed = OctavoCompression.Compress(file, CompressionMethod.Zstandard, level, leaveOpen: true))
        {
            packed.Write(value);
        }
        file.Position = 0;
        using Stream expanded = OctavoCompression.Expand(file, CompressionMethod.Zstandard);
        byte[] read = new byte[value.Length];
        expanded.ReadExactly(read);
        Assert.Equal(value, read);
    }

    /// <summary>What each level writes, of values that are shorter than its window: the limit of the value is not a limit of the window.</summary>
    [Theory, MemberData(nameof(Methods))]
    public void Values_within_small_limits_are_read(CompressionMethod method)
    {
        foreach (CompressionLevel level in Enum.GetValues<CompressionLevel>())
        {
            foreach (int limit in (int[])[2_000, 100_000, 1_000_000])
            {
                foreach (bool tagged in (bool[])[true, false])
                {
                    byte[] value = [.. Enumerable.Range(0, limit / 2).Select(i => (byte)(i % 7 * (i / 50)))];
                    OctavoFormat format = OctavoFormats.Binary.With(SerializerLimits.Untrusted with { MaxTotalBytes = limit }).Compressed(
                        new OctavoCompressionOptions { Method = method, Level = level, IsTagged = tagged, MinLength = 0, MaxRatio = int.MaxValue });
                    Assert.Equal(value, format.Deserialize<byte[]>(format.Serialize(value)));
                }
            }
        }
    }

    /// <summary>The compressors of .NET write nothing where nothing was written: a message of Protobuf whose members all have their defaults could not be read.
    /// A value whose bytes are all lost was read as such a message.</summary>
    [Theory, MemberData(nameof(Methods))]
    public async Task A_value_without_bytes_is_written_and_one_that_was_lost_is_refused(CompressionMethod method)
    {
        OctavoFormat bare = OctavoFormats.Protobuf.Compressed(new OctavoCompressionOptions { Method = method, IsTagged = false });
        byte[] bytes = bare.Serialize(new Picky());
        Assert.NotEmpty(bytes);
        Assert.Equal(0, bare.Deserialize<Picky>(bytes)!.Id);
        Assert.Empty(await Expanded(bytes, method));
        Assert.Equal(OctavoErrorCode.EndOfData, Refused<Picky>(bare, []));
        OctavoFormat tagged = OctavoFormats.Protobuf.Compressed(method);
        Assert.Equal(0, tagged.Deserialize<Picky>(tagged.Serialize(new Picky()))!.Id);
        Assert.Equal(OctavoErrorCode.EndOfData, Refused<Picky>(tagged, [(byte)method, 0]));
    }

    [Theory, MemberData(nameof(Methods))]
    public void A_closed_stream_says_so(CompressionMethod method)
    {
        Stream expanding = OctavoCompression.Expand(new MemoryStream(Packed([1, 2, 3], method)), method);
        Assert.Equal(1, expanding.ReadByte());
        expanding.Dispose();
        expanding.Dispose();
        Assert.Throws<ObjectDisposedException>(() => expanding.ReadByte());
        Assert.Throws<ArgumentOutOfRangeException>(() => OctavoCompression.Expand(new MemoryStream(), method, maxBytes: -1));
        Assert.Throws<ArgumentOutOfRangeException>(() => OctavoCompression.Compress(new MemoryStream(), method, (CompressionLevel)77));
    }

    /// <summary>A stream that is cut anywhere never passes for a whole one, and one to which nothing was written is empty.</summary>
    [Theory, MemberData(nameof(Methods))]
    public async Task Streams_that_are_cut_are_refused(CompressionMethod method)
    {
        byte[] plain = new byte[20_000];
        new Random(4).NextBytes(plain.AsSpan(0, 1000));
        byte[] packed = Packed(plain, method);
        Assert.Equal(plain, await Expanded(packed, method));
        for (int length = 1; length < packed.Length; length += Math.Max(1, packed.Length / 100))
        {
            byte[] cut = packed[..length];
            OctavoException refused = await Assert.ThrowsAsync<OctavoException>(() => Expanded(cut, method));
            Assert.True(refused.Code == OctavoErrorCode.EndOfData || method == CompressionMethod.Lz4, refused.Message);
            using Stream expanding = OctavoCompression.Expand(new MemoryStream(cut), method);
            Assert.Throws<OctavoException>(() => expanding.CopyTo(Stream.Null));
        }
        var nothing = new MemoryStream();
        OctavoCompression.Compress(nothing, method, leaveOpen: true).Dispose();
        Assert.Empty(await Expanded(nothing.ToArray(), method));
        Assert.Empty(await Expanded(Packed([], method), method));
        // Of the others nothing written has bytes: if they are all lost, the stream was cut.
        if (method is CompressionMethod.Brotli or CompressionMethod.Zstandard)
        {
            Assert.NotEmpty(nothing.ToArray());
            Assert.Equal(OctavoErrorCode.EndOfData, (await Assert.ThrowsAsync<OctavoException>(() => Expanded([], method))).Code);
            return;
        }
        Assert.Empty(await Expanded([], method));
    }

    /// <summary>Brotli has no checksum; the frames of the others have one, as those of the commands do.</summary>
    [Theory]
    [InlineData(CompressionMethod.Zstandard)]
    [InlineData(CompressionMethod.Lz4)]
    [InlineData(CompressionMethod.Deflate)]
    public void A_changed_bit_never_gives_another_value(CompressionMethod method)
    {
        OctavoFormat format = OctavoFormats.Binary.Compressed(new OctavoCompressionOptions { Method = method, MinLength = 0 });
        byte[] bytes = format.Serialize(Order.Of(200));
        var random = new Random(8);
        for (int i = 0; i < 500; i++)
        {
            byte[] damaged = [.. bytes];
            damaged[random.Next(damaged.Length)] ^= (byte)(1 << random.Next(8));
            Assert.True(!format.TryDeserialize(damaged, out Order? read, out _) || OctavoGraph.Equals(Order.Of(200), read));
        }
    }

    /// <summary>Blocks of 4 MiB that are filled, as the command writes them.</summary>
    [Fact]
    public void LargeBlocksAreRead()
    {
        byte[] value = new byte[9 << 20];
        new Random(5).NextBytes(value.AsSpan(0, 5 << 20));
        var file = new MemoryStream();
        using (var frame = K4os.Compression.LZ4.Streams.LZ4Stream.Encode(file,
            new K4os.Compression.LZ4.Streams.LZ4EncoderSettings { BlockSize = 4 << 20, ChainBlocks = true }, leaveOpen: true))
        {
            frame.Write(OctavoBinary.Serialize(value));
        }
        OctavoFormat format = OctavoFormats.Binary.Compressed(new OctavoCompressionOptions { Method = CompressionMethod.Lz4, IsTagged = false });
        Assert.Equal(value, format.Deserialize<byte[]>(file.ToArray()));
        using Stream expanding = OctavoCompression.Expand(new MemoryStream(file.ToArray()), CompressionMethod.Lz4);
        Assert.Equal(value, OctavoFormats.Binary.Deserialize<byte[]>(expanding));
    }

    [Theory, MemberData(nameof(Methods))]
    public async Task SequencesGoThroughStreams(CompressionMethod method)
    {
        var file = new MemoryStream();
        await using (Stream packed = OctavoCompression.Compress(file, method, leaveOpen: true))
        {
            for (int i = 0; i < 1000; i++)
            {
                await OctavoFormats.Json.SerializeAsync(packed, Order.Of(i % 3), TestContext.Current.CancellationToken);
                packed.WriteByte((byte)'\n');
            }
        }
        file.Position = 0;
        using var lines = new StreamReader(OctavoCompression.Expand(file, method));
        int count = 0;
        while (await lines.ReadLineAsync(TestContext.Current.CancellationToken) is { } line)
        {
            Assert.Equal(count++ % 3, OctavoJson.Deserialize<Order>(line)!.Lines.Count);
        }
        Assert.Equal(1000, count);
    }

    /// <summary>The end of a frame was the end of the stream if the frame was empty, or if its content filled the buffer: the frames after it were lost, and
    /// what is not a frame was not refused.</summary>
    [Theory]
    [InlineData(CompressionMethod.Zstandard)]
    [InlineData(CompressionMethod.Lz4)]
    public async Task FramesFollowOneAnotherInAStream(CompressionMethod method)
    {
        const int Buffer = 4096;
        byte[] content = new byte[Buffer];
        new Random(3).NextBytes(content);
        byte[] empty = method == CompressionMethod.Lz4 ? [0x04, 0x22, 0x4D, 0x18, 0x40, 0x40, 0xC0, 0, 0, 0, 0] : Packed([], method);
        byte[] filling = Packed(content, method);
        byte[] file = [.. empty, .. filling, .. empty, .. filling, .. Packed([7], method), .. empty];
        byte[] plain = [.. content, .. content, 7];
        Assert.Equal(plain, await Expanded(file, method));
        Assert.Equal(plain, Copied(file));
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => Copied([.. filling, 1, 2, 3, 4, 5])).Code);
        Assert.Equal(OctavoErrorCode.EndOfData, Assert.Throws<OctavoException>(() => Copied([.. filling, .. filling[..50]])).Code);

        byte[] Copied(byte[] packed)
        {
            var bytes = new MemoryStream();
            using Stream expanding = OctavoCompression.Expand(new MemoryStream(packed), method);
            expanding.CopyTo(bytes, Buffer);
            return bytes.ToArray();
        }
    }

    /// <summary>A block whose content is empty was the end of the stream.</summary>
    [Fact]
    public async Task EmptyBlocksOfLz4AreNotTheEnd()
    {
        byte[] head = [0x04, 0x22, 0x4D, 0x18, 0x40, 0x40, 0xC0];
        byte[] nothing = [1, 0, 0, 0, 0], stored = [1, 0, 0, 0x80, 65];
        Assert.Equal("A"u8.ToArray(), await Expanded([.. head, .. nothing, .. nothing, .. stored, 0, 0, 0, 0], CompressionMethod.Lz4));
    }

    [Theory]
    [InlineData(CompressionMethod.Zstandard, "zstd", "zstd")]
    [InlineData(CompressionMethod.Brotli, "brotli", "brotli")]
    [InlineData(CompressionMethod.Lz4, "lz4", "lz4")]
    public async Task CommandsReadOursAndWeTheirs(CompressionMethod method, string command, string package)
    {
        byte[] plain = OctavoJson.Serialize(Order.Of(5000));
        foreach (CompressionLevel level in (CompressionLevel[])[CompressionLevel.Fastest, CompressionLevel.SmallestSize])
        {
            OctavoFormat format = OctavoFormats.Json.Compressed(new OctavoCompressionOptions { Method = method, Level = level, IsTagged = false });
            Assert.Equal(plain, await DebianCommand.RunAsync(command, package, format.Serialize(Order.Of(5000)), "-d", "-c"));
            Assert.Equal(5000, format.Deserialize<Order>(await DebianCommand.RunAsync(command, package, plain, "-c", "-9"))!.Lines.Count);
            Assert.Equal(plain, await Expanded(await DebianCommand.RunAsync(command, package, plain, "-c", "-1"), method));
        }
    }

    [Fact]
    public void AFormatOfTypesWithoutACodecSaysSo()
    {
        OctavoFormat format = OctavoFormats.Json.Compressed();
        Assert.False(format.CanSerialize(typeof(Uncoded)));
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(Uncoded), format)).Code);
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => format.Serialize(new Uncoded())).Code);
        Assert.Equal("application/vnd.octavo.json-compressed", format.MediaTypes[0]);
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoCompressionOptions { Method = 0 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoCompressionOptions { MaxRatio = 0 });
    }

    private static OctavoErrorCode Refused(OctavoFormat format, byte[] bytes) => Refused<Order>(format, bytes);

    private static OctavoErrorCode Refused<T>(OctavoFormat format, byte[] bytes) =>
        format.TryDeserialize<T>(bytes, out _, out OctavoError error) ? OctavoErrorCode.None : error.Code;

    private static byte[] Packed(byte[] plain, CompressionMethod method)
    {
        var bytes = new MemoryStream();
        using (Stream packed = OctavoCompression.Compress(bytes, method))
        {
            packed.Write(plain);
        }
        return bytes.ToArray();
    }

    private static async Task<byte[]> Expanded(byte[] packed, CompressionMethod method)
    {
        var bytes = new MemoryStream();
        await using Stream expanding = OctavoCompression.Expand(new MemoryStream(packed), method);
        await expanding.CopyToAsync(bytes);
        return bytes.ToArray();
    }

    /// <summary>The bytes in pieces of 7.</summary>
    private static ReadOnlySequence<byte> Segments(byte[] bytes)
    {
        var first = new Piece(bytes.AsMemory(0, Math.Min(7, bytes.Length)), null);
        Piece last = first;
        for (int at = 7; at < bytes.Length; at += 7)
        {
            last = new Piece(bytes.AsMemory(at, Math.Min(7, bytes.Length - at)), last);
        }
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        internal Piece(ReadOnlyMemory<byte> memory, Piece? before)
        {
            Memory = memory;
            if (before is not null)
            {
                RunningIndex = before.RunningIndex + before.Memory.Length;
                before.Next = this;
            }
        }
    }
}
