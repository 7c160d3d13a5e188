// Owns: strings made of UTF-8 at the lengths where the way of making them changes, with characters beyond ASCII at either end.
using System.Text;
using Octavo.Text;

namespace Octavo.Tests.Texts;

public sealed class Utf8TextTests
{
    public static TheoryData<int> Lengths => [0, 1, 15, 16, 31, 32, 33, 64, 255, 4095, (16 << 10) - 1, 16 << 10, (16 << 10) + 1, 100_000];

    [Theory]
    [MemberData(nameof(Lengths))]
    public void AsciiComesBack(int length)
    {
        string text = string.Create(length, 0, static (to, _) => { for (int i = 0; i < to.Length; i++) { to[i] = (char)(i % 128); } });
        Assert.Equal(text, Utf8Text.Decode(Encoding.ASCII.GetBytes(text)));
        Assert.Equal(text, Utf8Text.DecodeReplacing(Encoding.ASCII.GetBytes(text)));
    }

    [Theory]
    [MemberData(nameof(Lengths))]
    public void CharactersBeyondAsciiComeBackFromEitherEnd(int length)
    {
        string filling = new('x', length);
        foreach (string text in new[] { "é" + filling, filling + "語", filling + "😀" })
        {
            Assert.Equal(text, Utf8Text.Decode(Encoding.UTF8.GetBytes(text)));
            Assert.Equal(text, Utf8Text.DecodeReplacing(Encoding.UTF8.GetBytes(text)));
        }
    }

    [Theory]
    [MemberData(nameof(Lengths))]
    public void IllFormedBytesAreRefusedOrReplaced(int length)
    {
        byte[] bytes = [.. Encoding.ASCII.GetBytes(new string('x', length)), 0xc3];
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => Utf8Text.Decode(bytes)).Code);
        Assert.Equal(new string('x', length) + '\ufffd', Utf8Text.DecodeReplacing(bytes));
    }

    /// <summary>Long text is counted in parts of 1,048,576 units: no border may come between the halves of a pair.</summary>
    [Theory]
    [InlineData(-2)]
    [InlineData(-1)]
    [InlineData(0)]
    public void APairAcrossABorderIsCountedOnce(int from)
    {
        string text = new string('x', (1 << 20) + from) + "😀 and more";
        Assert.Equal(Encoding.UTF8.GetByteCount(text), Utf8Text.Count(text));
    }
}
