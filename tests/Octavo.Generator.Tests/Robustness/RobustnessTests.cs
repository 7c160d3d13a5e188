// Owns: the generator never throws, whatever it is given, and emits the same twice.
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Robustness;

public sealed class RobustnessTests
{
    /// <summary>Sources as they are while they are typed: cut at every line, mostly not compiling.</summary>
    [Theory]
    [InlineData("Small", 1)]
    [InlineData("Construction", 9)]
    [InlineData("Shapes", 7)]
    public void Unfinished_sources_do_not_make_it_throw(string name, int step)
    {
        string source = Sources.Read(name);
        for (int end = source.IndexOf('\n', StringComparison.Ordinal); end >= 0; end = Next(source, end, step))
        {
            if (!TestRun.Takes($"{name} {end}", oneIn: 4))
            {
                continue;
            }
            // Run asserts that there was no exception.
            Harness.Run(Harness.Compilation([Samples.Stubs, source[..end]]));
            Harness.Run(Harness.Compilation([Samples.Stubs, source[..(end - Math.Min(end, 7))]]));
        }
    }

    [Fact]
    public void The_same_is_emitted_twice()
    {
        Dictionary<string, string> first = Harness.Run(Harness.Compilation([Samples.Stubs, Sources.Read("Trip"), Sources.Read("Construction")])).Files;
        Dictionary<string, string> second = Harness.Run(Harness.Compilation([Samples.Stubs, Sources.Read("Trip"), Sources.Read("Construction")])).Files;
        Assert.Equal(first, second);
    }

    [Theory]
    [InlineData(LanguageVersion.CSharp14)]
    [InlineData(LanguageVersion.Preview)]
    public void Emitted_code_compiles_in_every_version(LanguageVersion version) => Harness.Run(Sources.Read("Small"), version).Compiles();

    [Fact]
    public void Nothing_is_emitted_where_nothing_is_asked_for() => Assert.Empty(Harness.Run("public class A { public int B { get; set; } }").Files);

    /// <summary>Each once ended the compiler with a stack overflow.</summary>
    [Theory]
    [InlineData("[CodecConverter(typeof(Text<A>))] public class A;", "A", "A")]
    [InlineData("[CodecConverter(typeof(Text<A>))] public struct A;", "A", "A?")]
    [InlineData("[CodecConverter(typeof(Text<A>))] public enum A { X }", "A", "System.Collections.Generic.List<A>")]
    [InlineData("[CodecConverter(typeof(Text<System.Collections.Generic.List<A>, A>))] public class A;", "A", "A")]
    [InlineData("[CodecConverter(typeof(Text<B, A>))] public class A; [CodecConverter(typeof(Text<A, B>))] public class B;", "A", "B")]
    [InlineData("[CodecConverter(typeof(Text<Box<A>, A>))] public class A; [GenerateCodec] public class Box<T> { public T? Value { get; set; } }", "A", "Box<A>")]
    public void A_converter_may_be_closed_with_what_it_serves(string types, string first, string second) =>
        Harness.Run($$"""
            using Octavo;
            namespace Acme;
            {{types}}
            public readonly struct Text<T> : ICodec<T?>
            {
                public static void Write<W>(ref W writer, scoped in T? value)
                    where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteText(value?.ToString());
                public static void Read<R>(ref R reader, ref T? value)
                    where R : struct, IFormatReader<R>, allows ref struct => reader.ReadText();
            }
            public readonly struct Text<T, U> : ICodec<U?>
            {
                public static void Write<W>(ref W writer, scoped in U? value)
                    where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteText(value?.ToString());
                public static void Read<R>(ref R reader, ref U? value)
                    where R : struct, IFormatReader<R>, allows ref struct => reader.ReadText();
            }
            [GenerateCodec] public class Holder { public {{first}}? One { get; set; } public {{second}}? Two { get; set; } }
            """.Replace("A??", "A?", StringComparison.Ordinal)).Compiles();

    private static int Next(string source, int end, int step)
    {
        for (int i = 0; i < step && end >= 0; i++)
        {
            end = source.IndexOf('\n', end + 1);
        }
        return end;
    }
}
