// Owns: the opening of the input, and its first bytes, which tell the format.
namespace Octavo.Cli;

internal sealed class Input : IDisposable
{
    private const int Beginning = 4096;

    /// <summary>Bytes that are waited for, unless the input ends before.</summary>
    private const int Least = 64;

    private readonly bool _isOwn;

    private Input(Stream stream, string format, bool isOwn) => (Stream, Format, _isOwn) = (stream, format, isOwn);

    /// <summary>At its beginning.</summary>
    internal Stream Stream { get; }

    /// <summary>As it was said, or as it was guessed.</summary>
    internal string Format { get; }

    /// <param name="path">A file; null or <c>-</c> for standard input.</param>
    /// <param name="format">The format where it was said.</param>
    /// <param name="channels">Standard input.</param>
    /// <param name="cancellationToken">Ends waiting for the first bytes.</param>
    /// <exception cref="UsageException">No format was said, and there is nothing to guess from.</exception>
    internal static async Task<Input> OpenAsync(string? path, string? format, Channels channels, CancellationToken cancellationToken)
    {
        bool isFile = path is not (null or "-");
        Stream stream = isFile ? new FileStream(path!, FileMode.Open, FileAccess.Read, FileShare.Read, bufferSize: 0) : channels.Input;
        try
        {
            if (format is not null)
            {
                return new Input(stream, format, isFile);
            }
            byte[] beginning = new byte[Beginning];
            int length = await stream.ReadAtLeastAsync(beginning, Least, throwOnEndOfStream: false, cancellationToken).ConfigureAwait(false);
            string guess = Formats.Guess(beginning.AsSpan(0, length), isWhole: length < Least) ?? throw new UsageException("the input is empty: its format cannot be guessed; --from says it.");
            if (stream.CanSeek)
            {
                stream.Position = 0;
                return new Input(stream, guess, isFile);
            }
            return new Input(new PrefixedStream(beginning.AsMemory(0, length), stream), guess, isFile);
        }
        catch when (isFile)
        {
            await stream.DisposeAsync().ConfigureAwait(false);
            throw;
        }
    }

    public void Dispose()
    {
        if (_isOwn)
        {
            Stream.Dispose();
        }
    }
}
