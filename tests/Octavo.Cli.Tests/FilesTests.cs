// Owns: several files, names that say nothing, places of errors, and memory.
using System.Diagnostics;
using Octavo.Cli.Inputs;

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
        Assert.Contains("does not tell the format: set it with --to", _tool.Messages);
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
        IEnumerable<string> options = typeof(TranscodeOptions).GetProperties().Where(property => property is { CanWrite: true, Name: not "Limits" })
            .Select(property => "TranscodeOptions." + property.Name);
        Assert.All(options, option => Assert.Contains(Words.Options, word => word.Library == option));
        string help =
            CommandLine.HelpText.Of(
                Application.Root(new Channels(Stream.Null, Stream.Null, TextWriter.Null, false, false, false)).Subcommands.Single(
                    command => command.Name == "convert"));
        Assert.All(Words.Options.Select(word => word.Option).Where(option => option.StartsWith("--", StringComparison.Ordinal)),
            option => Assert.Contains(option, help));
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

    /// <summary>JSON from a pipe goes to MessagePack in two passes: over a file, not over memory. The tool in a process of its own has a heap of less than the
    /// data.</summary>
    [Fact]
    public async Task A_pipe_takes_memory_that_does_not_grow_with_it()
    {
        int rows = TestRun.All ? 100_000 : 70_000; // 70 MB, more than the heap takes
        byte[] row = Encoding.ASCII.GetBytes("\"" + new string('x', 1000) + "\"");
        var start = new ProcessStartInfo("dotnet", [Path.Combine(AppContext.BaseDirectory, "Octavo.Cli.dll"), "convert", "-f", "json", "-t", "msgpack"])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            Environment = { ["DOTNET_GCHeapHardLimit"] = "0x3000000" },
        };
        using Process process = Process.Start(start)!;
        Task<string> messages = process.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken);
        Task sending = Task.Run(async () =>
        {
            using Stream input = process.StandardInput.BaseStream;
            for (int i = 0; i < rows; i++)
            {
                await input.WriteAsync(i == 0 ? "["u8.ToArray() : ","u8.ToArray());
                await input.WriteAsync(row);
            }
            await input.WriteAsync("]"u8.ToArray());
        });
        long length = 0;
        byte[] buffer = new byte[1 << 16];
        while (await process.StandardOutput.BaseStream.ReadAsync(buffer, TestContext.Current.CancellationToken) is > 0 and var read)
        {
            length += read;
        }
        await sending;
        await process.WaitForExitAsync(TestContext.Current.CancellationToken);
        Assert.Equal("", await messages);
        Assert.Equal((rows * 1003L) + 5, length);
    }

    /// <summary>Offsets have 64 bits, and no limit of memory holds for what passes by.</summary>
    [WholeRunFact]
    public async Task More_than_two_gigabytes()
    {
        const long Rows = 34_000;
        using var input = new RowsStream(Rows, Encoding.ASCII.GetBytes("\"" + new string('x', (64 << 10) - 3) + "\"\n"));
        using var output = new CountingStream();
        Assert.Equal(0,
            await Application.RunAsync(["convert", "-f", "json", "-t", "json", "--sequence"],
            new Channels(input, output, TextWriter.Null, false, false, false)));
        Assert.Equal(Rows * (64 << 10), output.Count);
        Assert.True(output.Count > int.MaxValue);
    }

    private sealed class RowsStream(long rows, byte[] row) : ReadOnlyStream
    {
        private long _at;

        public override int Read(Span<byte> buffer)
        {
            int count = 0;
            while (count < buffer.Length && _at < rows * row.Length)
            {
                ReadOnlySpan<byte> rest = row.AsSpan((int)(_at % row.Length));
                int part = Math.Min(rest.Length, buffer.Length - count);
                rest[..part].CopyTo(buffer[count..]);
                (count, _at) = (count + part, _at + part);
            }
            return count;
        }

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => ValueTask.FromResult(Read(buffer.Span));
    }

    private sealed class CountingStream : MemoryStream
    {
        internal long Count { get; private set; }

        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
        {
            Count += buffer.Length;
            return ValueTask.CompletedTask;
        }
    }
}
