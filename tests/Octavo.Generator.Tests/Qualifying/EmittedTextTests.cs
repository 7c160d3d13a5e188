// Owns: that the text of an emitted file is what was emitted, however the compiler asks for it.
using System.Text;
using Microsoft.CodeAnalysis.Text;
using Octavo.Generator.Qualifying;

namespace Octavo.Generator.Tests.Qualifying;

public sealed class EmittedTextTests
{
    [Theory]
    [InlineData("")]
    [InlineData("struct A;\n")]
    [InlineData("class Größe\r\n{\n}\n// \u00FF")]
    [InlineData("class Ωmega;\n\"\uD83D\uDE00\"")]
    public void A_text_is_as_one_of_a_string(string text)
    {
        var expected = SourceText.From(text, Encoding.UTF8);
        SourceText found = EmittedText.Of(new StringBuilder(text));
        Assert.Equal(text, found.ToString());
        Assert.True(found.ContentEquals(expected));
        Assert.Equal(expected.GetChecksum(), found.GetChecksum());
        Assert.Equal(expected.Lines.Count, found.Lines.Count);
        Assert.Equal(Encoding.UTF8, found.Encoding);
        for (int start = 0; start < text.Length; start++)
        {
            Assert.Equal(text[start], found[start]);
            Assert.Equal(text[start..], found.ToString(TextSpan.FromBounds(start, text.Length)));
            char[] copied = new char[text.Length];
            found.CopyTo(start, copied, start, text.Length - start);
            Assert.Equal(text[start..], new string(copied, start, text.Length - start));
        }
    }

    [Fact]
    public void A_text_is_not_changed_by_the_next_one()
    {
        SourceText one = EmittedText.Of(new StringBuilder("class A;"));
        EmittedText.Of(new StringBuilder("struct B;"));
        Assert.Equal("class A;", one.ToString());
    }
}
