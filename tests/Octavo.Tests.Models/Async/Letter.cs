// Owns: the type of the tests of streams and pipes: as large as wanted, and refusing to be written where wanted.
namespace Octavo.Tests.Async;

[GenerateCodec]
public sealed class Letter
{
    /// <summary>A letter of a negative number cannot be written: its text throws.</summary>
    public int Number { get; set; }

    public byte[] Scan { get; set; } = [];

    public string Text
    {
        get => Number < 0 ? throw new InvalidOperationException("no text") : field;
        set;
    } = "";
}
