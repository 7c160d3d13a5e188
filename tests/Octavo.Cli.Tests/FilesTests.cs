// Owns: several files, names that say nothing, places of errors, and memory.
namespace Octavo.Cli.Tests;

public sealed class FilesTests : IDisposable
{
    private readonly Tool _tool = new();

    public void Dispose() => _tool.Dispose();

    [Fact]
    public async Task Several_files_to_one_output_and_to_a_folder()
    {
        string a = _tool.Put("a.json", "[1]"u8.ToArray()), b = _tool.Put("b.json", "{\"x\":2}"u8.ToArray());
        Assert.Equal(0, await _tool.Run([], "convert", a, b, "-t", "json"));
        Assert.Equal("[1]\n{\"x\":2}\n", _tool.Text);
        Assert.Equal(0, await _tool.Run([], "convert", a, b));
        Assert.Equal("910181A17802", Convert.ToHexString(_tool.Output));
        Assert.Equal(0, await _tool.Run([], "convert", a, b, "-t", "cbor", "-o", _tool.Path("out") + "/"));
        Assert.Equal("8101", Convert.ToHexString(await File.ReadAllBytesAsync(_tool.Path("out/a.cbor"), TestContext.Current.CancellationToken)));
        Assert.Equal("A1617802", Convert.ToHexString(await File.ReadAllBytesAsync(_tool.Path("out/b.cbor"), TestContext.Current.CancellationToken)));
        Assert.Equal(2, await _tool.Run([], "convert", a, _tool.Put("sub/a.json", "[3]"u8.ToArray()), "-o", _tool.Path("out")));
        Assert.Contains("would be written twice", _tool.Messages);
        Assert.Equal(0, await _tool.Run([], "inspect", a, b));
        Assert.Equal($"{a}:\n00000000  array\n00000001    [0]: integer 1\n{b}:\n00000000  map\n00000005    \"x\": integer 2\n", _tool.Text);
    }

    [Fact]
    public async Task Names_that_say_no_format_need_one()
    {
        string a = _tool.Put("a.json", "[1]"u8.ToArray());
        Assert.Equal(2, await _tool.Run([], "convert", a, "-o", _tool.Path("b.txt")));
        Assert.Contains("says no format: --to says it", _tool.Messages);
        Assert.DoesNotContain("b.txt", _tool.Files);
        Assert.Equal(0, await _tool.Run([], "convert", a, "-o", _tool.Path("b.txt"), "-t", "msgpack"));
        Assert.Equal(2, await _tool.Run([], "convert", _tool.Put("tile.bin", [0x1A, 0x0A, 0x08, 0x01, 0x12, 0x06])));
        Assert.Contains("cannot be guessed", _tool.Messages);
        Assert.Contains("--proto FILE --type NAME", _tool.Messages);
    }

    [Theory]
    [InlineData("{\n  \"a\": 1,\n  \"é\" 2\n}", 3, 7)]
    [InlineData("[1,\n2", 2, 2)]
    [InlineData("[1,01]", 1, 4)]
    public async Task Errors_in_json_have_line_and_column(string json, int line, int column)
    {
        string file = _tool.Put("a.json", Encoding.UTF8.GetBytes(json));
        Assert.Equal(1, await _tool.Run([], "convert", file, "-t", "json"));
        Assert.StartsWith($"octavo: {file}({line},{column}): ", _tool.Messages);
        Assert.Contains($" At line {line}, column {column}, byte ", _tool.Messages);
        Assert.Equal(1, await _tool.Run([], "inspect", file));
        Assert.StartsWith($"octavo: {file}({line},{column}): ", _tool.Messages);
        Assert.Equal(1, await _tool.Run(Encoding.UTF8.GetBytes(json), "convert", "-t", "msgpack"));
        Assert.Contains($" At line {line}, column {column}, byte ", _tool.Messages);
    }

    [Fact]
    public void Lines_are_found_far_into_the_data()
    {
        byte[] data = Encoding.UTF8.GetBytes(string.Concat(Enumerable.Range(0, 5000).Select(i => $"zeile ä {i}\n")));
        using var lines = new LineStream(new MemoryStream(data), window: 100);
        byte[] buffer = new byte[37];
        long read = 0;
        while (lines.Read(buffer) is > 0 and var count)
        {
            read += count;
            long at = read - 1;
            Assert.True(lines.TryFind(at, out long line, out long column));
            string before = Encoding.UTF8.GetString(data.AsSpan(0, (int)at));
            // Where the byte is the second of ä the text before it is cut, and ends with a mark of that.
            Assert.Equal(before.Count(unit => unit == '\n') + 1, line);
            Assert.Equal(before.Length - before.LastIndexOf('\n'), column);
        }
        Assert.False(lines.TryFind(0, out _, out _));
    }

    /// <summary>Each option of a conversion that an error may name, and that no error says it otherwise.</summary>
    [Fact]
    public void Errors_use_the_words_of_the_command_line()
    {
        IEnumerable<string> options = typeof(TranscodeOptions).GetProperties().Where(property => property is { CanWrite: true, Name: not "Limits" }).Select(property => "TranscodeOptions." + property.Name);
        Assert.All(options, option => Assert.Contains(Words.Options, word => word.Library == option));
        string help = Asking.HelpText.Of(Application.Root(new Channels(Stream.Null, Stream.Null, TextWriter.Null, false, false, false)).Subcommands.Single(command => command.Name == "convert"));
        Assert.All(Words.Options.Select(word => word.Option).Where(option => option.StartsWith("--", StringComparison.Ordinal)), option => Assert.Contains(option, help));
    }

    [Theory]
    [InlineData("--sequence", "1 2", "-t", "json")]
    [InlineData("--allow-duplicate-keys", "{\"a\":1,\"a\":2}", "-t", "json")]
    [InlineData("--large-integers", "18446744073709551616", "-t", "msgpack")]
    [InlineData("--max-depth", "[[1]]", "-t", "json", "--max-depth", "1")]
    [InlineData("--special-floats", "NaN", "-t", "json", "--lenient")]
    public async Task An_error_says_which_option_helps(string option, string json, params string[] arguments)
    {
        Assert.Equal(1, await _tool.Run(Encoding.UTF8.GetBytes(json), ["convert", "-f", "json", .. arguments]));
        Assert.Contains(option, _tool.Messages);
        Assert.DoesNotContain("Options.", _tool.Messages);
        Assert.DoesNotContain("Limits.", _tool.Messages);
    }

    /// <summary>JSON from a pipe goes to MessagePack in two passes: over a file, not over memory.</summary>
    [Fact]
    public async Task A_pipe_takes_memory_that_does_not_grow_with_it()
    {
        async Task<long> Most(int megabytes)
        {
            using var input = new RowsStream(megabytes << 20);
            var output = new PeakStream();
            int code = await Application.RunAsync(["convert", "-f", "json", "-t", "msgpack"], new Channels(input, output, TextWriter.Null, false, false, false));
            Assert.Equal(0, code);
            return output.Most;
        }
        await Most(4);
        long small = await Most(4), large = await Most(48);
        Assert.True(large < small + (16 << 20), $"{small} bytes for 4 MiB, {large} for 48 MiB");
    }

    /// <summary>An array of texts, which has a length alone.</summary>
    private sealed class RowsStream(long length) : ReadOnlyStream
    {
        private static readonly byte[] s_row = Encoding.ASCII.GetBytes(",\"" + new string('x', 997) + "\"");
        private long _at;

        public override int Read(Span<byte> buffer)
        {
            long rows = length / s_row.Length * s_row.Length;
            int count = 0;
            while (count < buffer.Length && _at <= rows)
            {
                buffer[count++] = _at == rows ? (byte)']' : _at == 0 ? (byte)'[' : s_row[_at % s_row.Length];
                _at++;
            }
            return count;
        }

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => ValueTask.FromResult(Read(buffer.Span));
    }

    /// <summary>Forgets what is written, and looks how much memory lives meanwhile.</summary>
    private sealed class PeakStream : MemoryStream
    {
        private int _calls;

        internal long Most { get; private set; }

        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
        {
            if (_calls++ % 16 == 0)
            {
                Most = Math.Max(Most, GC.GetTotalMemory(forceFullCollection: true));
            }
            return ValueTask.CompletedTask;
        }
    }
}
