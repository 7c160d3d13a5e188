// Owns: that what a hand-written codec may call is what compiles: the contracts of hand-written codecs hold nothing that a format refuses.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Emitting;

public sealed class HandContractTests
{
    /// <summary>Runs, tags and keys are the engine's: each of these worked in some formats and threw in others.</summary>
    [Theory]
    [InlineData("writer.Advance(W.PutInt32(ref writer.Reserve(W.MaxInt32), value));", "Advance")]
    [InlineData("W.PutTag(ref writer.Reserve(8), 8);", "PutTag")]
    [InlineData("writer.WriteKey(Layout.Array, 1, default, true);", "WriteKey")]
    public void The_engines_members_of_a_writer_do_not_compile(string body, string member) =>
        Assert.Contains(Errors(body, "value = reader.ReadInt32();"), error => error.Contains(member, StringComparison.Ordinal));

    [Theory]
    [InlineData("reader.Commit(R.GetInt32(ref reader.Need(R.MaxInt32), out value));", "Commit")]
    [InlineData("R.EnterScope(ref reader);", "EnterScope")]
    [InlineData("value = reader.ReadStart(Layout.Array);", "ReadStart")]
    public void The_engines_members_of_a_reader_do_not_compile(string body, string member) =>
        Assert.Contains(Errors("writer.WriteInt32(value);", body), error => error.Contains(member, StringComparison.Ordinal));

    [Fact]
    public void What_every_format_has_compiles() => Assert.Empty(Errors("writer.WriteInt32(value);", "value = reader.ReadInt32();"));

    private static string[] Errors(string write, string read)
    {
        string source = $$"""
            using Octavo;
            [assembly: CodecConverter(typeof(Acme.Id), typeof(Acme.IdCodec))]
            namespace Acme
            {
                public struct Id { public int Value; }

                public struct IdCodec : ICodec<Id>
                {
                    public static void Write<W>(ref W writer, scoped in Id id)
                        where W : struct, IFormatWriter<W>, allows ref struct { int value = id.Value; {{write}} }
                    public static void Read<R>(ref R reader, ref Id id)
                        where R : struct, IFormatReader<R>, allows ref struct { int value = 0; {{read}} id = new Id { Value = value }; }
                }
            }
            """;
        // Of a member that is not there some errors name the type parameter alone: where they point, the member is. The source needs no comments.
        return [.. Harness.Compilation(source).GetDiagnostics().Where(one => one.Severity == DiagnosticSeverity.Error && one.Id != "CS1591")
            .Select(one => $"{one}: {one.Location.SourceTree!.GetRoot().FindNode(one.Location.SourceSpan).Parent}")];
    }
}
