// Owns: types that are in some formats alone: what is emitted of them compiles, and other assemblies know.
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Tests.Emitting;

public sealed class FormatTests
{
    private static readonly string[] s_said = [Descriptors.NotInFormat.Id, Descriptors.NotInNamedFormat.Id, Descriptors.NotInProtobuf.Id];

    public static TheoryData<string, string> SourcesAndFormats()
    {
        var all = new List<(string Source, string Formats)>();
        foreach (string source in new[] { "Nino", "Dotnet2019", "Small", "Tolerant", "Unions", "Construction", "Shapes", "Authored", "Keeping", "Messages" })
        {
            foreach (string formats in new[] { "Protobuf", "Json", "Binary | CodecFormats.Compact", "MessagePack | CodecFormats.Protobuf", "None" })
            {
                all.Add((source, formats));
            }
        }
        return [.. TestRun.Sample(all, oneIn: 10)];
    }

    [Theory]
    [MemberData(nameof(SourcesAndFormats))]
    public void Every_type_compiles_in_some_formats_alone(string source, string formats)
    {
        string[] sources =
            [.. SnapshotTests.SourcesOf(source)
                .Select(
                    text =>
                        Regex.Replace(text, @"\[GenerateCodec(?<more>\()?(?=[\],(\w])",
                            m => "[GenerateCodec(Formats = CodecFormats." + formats + (m.Groups["more"].Success ? ", " : ")")))];
        Generated generated = Harness.Run(Harness.Compilation(sources));
        string[] found =
            [.. generated.Output.GetDiagnostics(TestContext.Current.CancellationToken)
                .Where(
                    d => d.Severity == DiagnosticSeverity.Error && d.Id.StartsWith("CS", StringComparison.Ordinal)
                        && d.Location.SourceTree?.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) == true).Select(d => d.ToString())];
        Assert.True(found.Length == 0, string.Join("\n", found.Take(20)));
        Assert.All(generated.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error), d => Assert.Contains(d.Id, s_said));
        Assert.Contains(generated.Files.Values, text => text.Contains("public const global::Octavo.CodecFormats Formats = ", StringComparison.Ordinal));
    }

    /// <summary>Members that attributes leave out of all its formats need neither a codec nor a constructor; the build names their state.</summary>
    [Fact]
    public void Members_of_no_format_need_no_codec()
    {
        const string Attributes = "namespace ProtoBuf { public sealed class ProtoContractAttribute : System.Attribute; "
            + "public sealed class ProtoMemberAttribute(int tag) : System.Attribute { public int Tag => tag; } }";
        const string Types = """
            using Octavo;
            public class Plain;
            [GenerateCodec(Formats = CodecFormats.Protobuf), ProtoBuf.ProtoContract]
            public class Box
            {
                public Box() { }
                public Box(int[] all) => (A, B) = (all[0], all[1]);
                [ProtoBuf.ProtoMember(1)] public int A { get; set; }
                [ProtoBuf.ProtoMember(2)] public int B { get; set; }
                public int[] All => [A, B];
                public Plain? Other;
                public System.Action? Done { get; set; }
            }
            """;
        Generated generated = Harness.Run(Harness.Compilation([Attributes, Types]));
        Assert.Equal(["OCT0008", "OCT0008"], generated.Diagnostics.Select(d => d.Id));
        Assert.Contains("new global::Box()", generated.Files.Single(f => f.Key.Contains("BoxCodec", StringComparison.Ordinal)).Value, StringComparison.Ordinal);
        string whole = Types.Replace("(Formats = CodecFormats.Protobuf)", "", StringComparison.Ordinal);
        Assert.Contains(Harness.Run(Harness.Compilation([Attributes, whole])).Diagnostics, d => d.Id == "OCT0012");
    }

    [Fact]
    public void Another_assembly_knows_the_formats_of_a_codec()
    {
        Generated library = Harness.Run(Harness.Compilation([Sources.Read("Formats")], assembly: "Lib"));
        Generated app = Harness.Run(Harness.Compilation(
            [
                """
                using System;
                using Octavo;
                namespace App;
                [GenerateCodec] public sealed class Page { [CodecMember(1)] public Acme.Formats.Note? Note { get; set; } [CodecMember(2)] public Acme.Formats.Coin Coin { get; set; } }
                public static class Check
                {
                    public static void Run()
                    {
                        byte[] data = OctavoProtobuf.Serialize(new Page { Note = new Acme.Formats.Note { Text = "x" }, Coin = new Acme.Formats.Coin { Value = 3 } });
                        Page page = OctavoProtobuf.Deserialize<Page>(data)!;
                        if (page.Note!.Text != "x" || page.Coin.Value != 3) throw new Exception(page.Note.Text);
                        try
                        {
                            OctavoBinary.Serialize(page, page.GetType());
                        }
                        catch (OctavoException e) when (e.Code == OctavoErrorCode.NotInFormat)
                        {
                            return;
                        }
                        throw new Exception("not refused");
                    }
                    public static byte[] Reported(Page page) => OctavoJson.Serialize(page);
                }
                """,
            ], more: [MetadataReference.CreateFromImage(library.Image())]));
        Diagnostic said = Assert.Single(app.Diagnostics);
        Assert.Equal("OCT0130", said.Id);
        Assert.Contains("'App.Page.Note': the codec of 'Acme.Formats.Note' is for Protobuf alone", said.GetMessage(), StringComparison.Ordinal);
        (app with { Diagnostics = [] }).Invoke("App.Check", "Run", library);
    }
}
