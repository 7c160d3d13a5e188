// Owns: the count of what was read of the input, told while it goes on.
using System.Diagnostics;
using System.Globalization;
using Octavo.Cli.Inputs;

namespace Octavo.Cli.Converting;

/// <param name="inner">The input.</param>
/// <param name="messages">Called after each <see cref="Step"/> bytes.</param>
internal sealed class ProgressStream(Stream inner, TextWriter messages) : ReadOnlyStream
{
    /// <summary>Bytes between two messages, and before the first.</summary>
    internal const long Step = 16 << 20;

    private const int Width = 20;

    private readonly Stopwatch _clock = Stopwatch.StartNew();
    private long _read;
    private long _told;

    public override bool CanSeek => inner.CanSeek;

    public override long Length => inner.Length;

    public override long Position
    {
        get => inner.Position;
        set
        {
            inner.Position = value;
            (_read, _told) = (value, value);
            _clock.Restart();
        }
    }

    public override int Read(Span<byte> buffer) => Count(inner.Read(buffer));

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        Count(await inner.ReadAsync(buffer, cancellationToken).ConfigureAwait(false));

    /// <summary>Ends the line of messages, if there was one.</summary>
    internal void End()
    {
        if (_told != 0)
        {
            messages.WriteLine();
        }
    }

    /// <summary>How much of a length it is: <c>[########............]  42 % of 75 MiB</c>.</summary>
    private string Bar(long length)
    {
        long share = Math.Min(100, 100 * _read / Math.Max(1, length));
        int marks = (int)(share * Width / 100);
        return string.Create(CultureInfo.InvariantCulture, $"[{new string('#', marks)}{new string('.', Width - marks)}] {share,3} % of {length >> 20} MiB");
    }

    private int Count(int read)
    {
        _read += read;
        if (_read - _told >= Step)
        {
            _told = _read;
            string rate = string.Create(CultureInfo.InvariantCulture, $"{(_read >> 20) / Math.Max(0.001, _clock.Elapsed.TotalSeconds):F0} MiB/s");
            messages.Write(inner.CanSeek ? $"\roctavo: {Bar(inner.Length)}, {rate}" : $"\roctavo: {_read >> 20} MiB read, {rate}");
        }
        return read;
    }
}
