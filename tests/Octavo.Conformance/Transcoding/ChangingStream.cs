// Owns: a stream that has other bytes when it is read again.
namespace Octavo.Conformance.Transcoding;

internal sealed class ChangingStream(byte[] first, byte[] second) : MemoryStream
{
    private MemoryStream _now = new(first);

    public override bool CanSeek => true;

    public override long Position
    {
        get => 0;
        set => _now = new MemoryStream(second);
    }

    public override int Read(Span<byte> buffer) => _now.Read(buffer);
}
