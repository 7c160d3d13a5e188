// Owns: that what is printed of a descriptor set declares what the set does.
using Octavo.Proto.Printing;

namespace Octavo.Proto.Tests.Printing;

public sealed class HostilePrintTests
{
    [Fact]
    public void Defaults_stay_in_their_quotes()
    {
        byte[] field =
            [.. Text(1, "f"), .. Number(3, 1), .. Number(4, 1), .. Number(5, 12), .. Text(7, "\"]; } message Evil { optional bytes x = 1 [default = \"")];
        IsHarmless([.. Sub(4, [.. Text(1, "M"), .. Sub(2, field)])]);
    }

    [Theory, InlineData(true), InlineData(false)]
    public void Reserved_names_of_editions_are_names(bool ofMessage)
    {
        byte[] edition = [.. Text(12, "editions"), 14 << 3, 0xE8, 0x07];
        IsHarmless(ofMessage
            ? [.. edition, .. Sub(4, [.. Text(1, "M"), .. Text(10, "a; } message Evil { reserved b")])]
            : [.. edition, .. Sub(5, [.. Text(1, "E"), .. Sub(2, [.. Text(1, "Z"), .. Number(2, 0)]), .. Text(5, "a; } message Evil { reserved b")])]);
    }

    /// <summary>Refused, or printed without the other message.</summary>
    private static void IsHarmless(byte[] file)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        IReadOnlyList<ProtoFile> files = loader.LoadSet("a.pb", Sub(1, [.. Text(1, "a.proto"), .. file]));
        SymbolTable? symbols = errors.Any ? null : ProtoLinker.Link(loader, errors);
        if (errors.Any)
        {
            return;
        }
        string text = new ProtoPrinter(loader.Ordered, symbols!).Print(files[0]);
        var again = new ProtoErrors();
        ProtoFile? read = new ProtoLoader([], again).Load("a.proto", "a.proto", text);
        Assert.Empty(again.All);
        Assert.DoesNotContain(read!.Messages, one => one.Name == "Evil");
    }

    private static byte[] Text(int number, string text) => Sub(number, Encoding.UTF8.GetBytes(text));

    private static byte[] Number(int number, byte value) => [(byte)(number << 3), value];

    private static byte[] Sub(int number, byte[] content) => content.Length < 128 ? [(byte)((number << 3) | 2), (byte)content.Length, .. content]
        : [(byte)((number << 3) | 2), (byte)(content.Length | 128), (byte)(content.Length >> 7), .. content];
}
