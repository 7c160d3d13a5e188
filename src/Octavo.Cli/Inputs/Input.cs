// Owns: the opening of the input, and its first bytes, which tell the format.
namespace Octavo.Cli.Inputs;

internal sealed class Input : IDisposable
{
    private const int Beginning = 4096;

    /// <summary>Bytes that a read waits for, unless the input ends before.</summary>
    private const int Least = 64;

    private readonly bool _isOwn;

    private Input(string? path, Stream stream, string format, bool isOwn)
    {
        (Path, Format, _isOwn) = (path, format, isOwn);
        Lines = format == Formats.Json ? new LineStream(stream) : null;
        Stream = Lines ?? stream;
    }

    /// <summary>Null for standard input.</summary>
    internal string? Path { get; }

    /// <summary>At its beginning.</summary>
    internal Stream Stream { get; }

    /// <summary>Where its lines are, if it is text.</summary>
    internal LineStream? Lines { get; }

    /// <summary>As it was said, or as it was guessed.</summary>
    internal string Format { get; }

    /// <param name="path">A file; null or <c>-</c> for standard input.</param>
    /// <param name="format">The format if it was said.</param>
    /// <param name="channels">Standard input.</param>
    /// <param name="cancellationToken">Ends waiting for the first bytes.</param>
    /// <exception cref="UsageException">No format was said, and there is nothing to guess from.</exception>
    internal static async Task<Input> OpenAsync(string? path, string? format, Channels channels, CancellationToken cancellationToken)
    {
        string? file = path is null or "-" ? null : path;
        Stream stream = file is null ? channels.Input : new FileStream(file, FileMode.Open, FileAccess.Read, FileShare.Read, bufferSize: 0);
        try
        {
            if (format is not null)
            {
                return new Input(file, stream, format, file is not null);
            }
            byte[] beginning = new byte[Beginning];
            int length = await stream.ReadAtLeastAsync(beginning, Least, throwOnEndOfStream: false, cancellationToken).ConfigureAwait(false);
            string guess = Formats.Guess(beginning.AsSpan(0, length), isWhole: length < Least) ?? throw new UsageException(Unknown(file, length));
            if (stream.CanSeek)
            {
                stream.Position = 0;
                return new Input(file, stream, guess, file is not null);
            }
            return new Input(file, new PrefixedStream(beginning.AsMemory(0, length), stream), guess, file is not null);
        }
        catch when (file is not null)
        {
            await stream.DisposeAsync().ConfigureAwait(false);
            throw;
        }
    }

    /// <summary>All that is left of it.</summary>
    internal async Task<byte[]> ReadAllAsync(Stream stream, CancellationToken cancellationToken)
    {
        using var all = new MemoryStream(stream.CanSeek && stream.Length <= Array.MaxLength ? (int)stream.Length : 0);
        try
        {
            await stream.CopyToAsync(all, cancellationToken).ConfigureAwait(false);
        }
        catch (IOException) when (all.Length > Array.MaxLength - (128 << 10))
        {
            throw new UsageException($"{Path ?? "standard input"} is larger than a message can be: 2 GiB.");
        }
        return all.ToArray();
    }

    public void Dispose()
    {
        if (_isOwn)
        {
            Stream.Dispose();
        }
    }

    private static string Unknown(string? file, int length)
    {
        string what = file ?? "the input";
        return length == 0
            ? $"{what} is empty: its format cannot be guessed; set it with --from."
            : $"the format of {what} cannot be guessed: it is neither JSON nor certainly MessagePack or CBOR. Set it with --from; Protobuf data needs --proto FILE --type NAME.";
    }
}
