// Owns: a stream that cannot seek, with the bytes before it that were read to guess its format.
namespace Octavo.Cli.Inputs;

internal sealed class PrefixedStream(ReadOnlyMemory<byte> prefix, Stream rest) : ReadOnlyStream
{
    private ReadOnlyMemory<byte> _prefix = prefix;

    public override int Read(Span<byte> buffer) => _prefix.IsEmpty ? rest.Read(buffer) : Take(buffer);

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        _prefix.IsEmpty ? rest.ReadAsync(buffer, cancellationToken) : ValueTask.FromResult(Take(buffer.Span));

    private int Take(Span<byte> buffer)
    {
        int part = Math.Min(buffer.Length, _prefix.Length);
        _prefix.Span[..part].CopyTo(buffer);
        _prefix = _prefix[part..];
        return part;
    }
}
