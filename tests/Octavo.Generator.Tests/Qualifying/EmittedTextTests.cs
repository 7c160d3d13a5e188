// Owns: that the text of an emitted file is what was emitted, however the compiler asks for it.
using System.Reflection;
using System.Runtime.CompilerServices;
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

    [Fact]
    public void A_text_is_the_same_after_the_collector_took_its_characters()
    {
        string line = "        reader.ReadInt32();\r\n";
        (SourceText text, WeakReference before) = Made(line, 10_000);
        GC.Collect();
        Assert.False(before.IsAlive);
        Assert.Equal(line.Length * 10_000, text.Length);
        Assert.Equal(line, text.ToString(new TextSpan(line.Length * 9_999, line.Length)));
        Assert.Equal('r', text[8]);
        Assert.Equal(10_001, text.Lines.Count);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static (SourceText Text, WeakReference Characters) Made(string line, int count)
    {
        SourceText text = EmittedText.Of(new StringBuilder().Insert(0, line, count));
        object holder = typeof(EmittedText).GetField("_characters", BindingFlags.Instance | BindingFlags.NonPublic)!.GetValue(text)!;
        Assert.True(((WeakReference<byte[]>)holder).TryGetTarget(out byte[]? characters));
        return (text, new WeakReference(characters));
    }
}
