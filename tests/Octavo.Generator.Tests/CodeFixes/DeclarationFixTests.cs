// Owns: the fixes of declarations end what they are for, and what they leave compiles.
using Microsoft.CodeAnalysis;
using Octavo.CodeFixes;

namespace Octavo.Generator.Tests.CodeFixes;

public sealed class DeclarationFixTests
{
    [Theory]
    [InlineData("[MessagePack.MessagePackObject]\npublic class A\n{\n    [MessagePack.Key(0)] public int B;\n}\n",
        "[MessagePack.MessagePackObject]\n[GenerateCodec]\npublic class A\n{\n    [MessagePack.Key(0)] public int B;\n}\n")]
    [InlineData("[MemoryPack.MemoryPackable]\npublic partial struct A\n{\n    public int B;\n}\n",
        "[MemoryPack.MemoryPackable]\n[GenerateCodec]\npublic partial struct A\n{\n    public int B;\n}\n")]
    [InlineData("[MemoryPack.MemoryPackable]\npublic partial class A<T>\n{\n    public T? B;\n}\n",
        "[MemoryPack.MemoryPackable]\n[GenerateCodec]\npublic partial class A<T>\n{\n    public T? B;\n}\n")]
    [InlineData("[Nino.Core.NinoType]\npublic record A(int B);\n", "[Nino.Core.NinoType]\n[GenerateCodec]\npublic record A(int B);\n")]
    [InlineData("[MessagePack.MessagePackObject]\npublic class A\n{\n    [MessagePack.Key(0), CodecMember(1)] private int _b = 1;\n\n    public int B() => _b;\n}\n",
        "[MessagePack.MessagePackObject]\n[GenerateCodec]\npublic partial class A\n{\n    [MessagePack.Key(0), CodecMember(1)] private int _b = 1;\n\n    public int B() => _b;\n}\n")]
    public async Task CodecsAreAskedForWhereAnotherSerializerIs(string before, string after) =>
        await Fixed<AddCodecFix>("using Octavo;\n\n" + before, "using Octavo;\n\n" + after);

    [Theory]
    [InlineData("[MessagePack.MessagePackObject] public abstract class A;")]
    [InlineData("public class A { [MessagePack.MessagePackObject] private class B; }")]
    [InlineData("[MessagePack.MessagePackObject, GenerateCodec] public class A;")]
    [InlineData("[assembly: GenerateCodecFor(typeof(A))] [MessagePack.MessagePackObject] public class A;")]
    public async Task TypesThatCanHaveNoneOrHaveOneAreNotReported(string source) =>
        Assert.DoesNotContain(await FixHarness.Reports(Sources.Read("OtherSerializers"), "using Octavo; " + source), d => d.Id == "OCT0072");

    [Theory]
    [InlineData("OCT0012", "public class B\n{\n    public int C;\n}\n\n[GenerateCodec]\npublic class A\n{\n    public B? D;\n}\n",
        "[GenerateCodec]\npublic class B\n{\n    public int C;\n}\n\n[GenerateCodec]\npublic class A\n{\n    public B? D;\n}\n")]
    [InlineData("OCT0012",
        "public class B;\n\npublic struct K;\n\n[GenerateCodec]\npublic class A\n{\n    public Dictionary<K, B[]>? D;\n    public B? E;\n}\n",
        "[GenerateCodec]\npublic class B;\n\n[GenerateCodec]\npublic struct K;\n\n[GenerateCodec]\npublic class A\n{\n    public Dictionary<K, B[]>? D;\n    public B? E;\n}\n")]
    [InlineData("OCT0010",
        "/// <summary>Kept.</summary>\npublic class A\n{\n    public int B;\n}\n\npublic static class C\n{\n    public static byte[] M(List<A> a) => OctavoBinary.Serialize(a);\n}\n", "/// <summary>Kept.</summary>\n[GenerateCodec]\npublic class A\n{\n    public int B;\n}\n\npublic static class C\n{\n    public static byte[] M(List<A> a) => OctavoBinary.Serialize(a);\n}\n")]
    public async Task TypesThatLackACodecGetOne(string id, string before, string after) => await Fixed<AddCodecFix>(Head + before, Head + after, id);

    [Theory]
    [InlineData("OCT0012", "public class B<T>\n{\n    public T? C;\n}\n\n[GenerateCodec]\npublic class A\n{\n    public B<int>? D;\n}\n",
        "[assembly: GenerateCodecFor(typeof(B<int>))]\n\n")]
    [InlineData("OCT0010",
        "public class B<T>\n{\n    public T? C;\n}\n\npublic static class C\n{\n    public static byte[] M(B<int> a) => OctavoBinary.Serialize(a);\n}\n",
        "[assembly: GenerateCodecFor(typeof(B<int>))]\n\n")]
    public async Task ClosedGenericTypesAreAskedForByTheAssembly(string id, string before, string added)
    {
        string source = Head + before;
        Assert.Contains(Harness.Run(Harness.Compilation([source])).Diagnostics, d => d.Id == id);
        string[] all = await FixHarness.All<AskForCodecFix>(source);
        Assert.Equal(Squeezed(Head + added + before), Squeezed(all[0]));
        Harness.Run(Harness.Compilation(all)).Compiles();
    }

    /// <summary>An anonymous type has no name for an attribute.</summary>
    [Fact]
    public async Task AnonymousTypesHaveNoFix() =>
        Assert.Null(await FixHarness.One<AskForCodecFix>(Head + "public static class C\n{\n    public static byte[] M() => OctavoBinary.Serialize(new { A = 1 });\n}\n"));

    [Theory]
    [InlineData("[GenerateCodec]\npublic class A\n{\n    [CodecMember] private int _b = 1;\n\n    public int B() => _b;\n}\n",
        "[GenerateCodec]\npublic partial class A\n{\n    [CodecMember] private int _b = 1;\n\n    public int B() => _b;\n}\n")]
    [InlineData("[GenerateCodec]\nclass A\n{\n    [CodecMember] private int _b = 1;\n    [CodecMember] private int _c = 1;\n\n    public int B() => _b + _c;\n}\n", "[GenerateCodec]\npartial class A\n{\n    [CodecMember] private int _b = 1;\n    [CodecMember] private int _c = 1;\n\n    public int B() => _b + _c;\n}\n")]
    public async Task TypesOfMarkedMembersBecomePartial(string before, string after) => await Fixed<MakePartialFix>(Head + before, Head + after, "OCT0015");

    [Theory]
    [InlineData("OCT0001",
        "[GenerateCodec]\npublic class A\n{\n    [CodecMember(3)]\n    public int B;\n\n    public int C { get; set; }\n\n    public int D => B;\n\n    public int E;\n}\n", "[GenerateCodec]\npublic class A\n{\n    [CodecMember(3)]\n    public int B;\n\n    [CodecMember(4)]\n    public int C { get; set; }\n\n    public int D => B;\n\n    [CodecMember(5)]\n    public int E;\n}\n")]
    [InlineData("OCT0001", "[GenerateCodec]\npublic class A\n{\n    [MessagePack.Key(0)] public int B;\n\n    public int C;\n}\n",
        "[GenerateCodec]\npublic class A\n{\n    [MessagePack.Key(0)] public int B;\n\n    [CodecMember(2)]\n    public int C;\n}\n")]
    [InlineData("OCT0014", "[GenerateCodec(Layout = Layout.NumberMap)]\npublic class A\n{\n    public int B;\n\n    public int C;\n}\n",
        "[GenerateCodec(Layout = Layout.NumberMap)]\npublic class A\n{\n    [CodecMember(1)]\n    public int B;\n\n    [CodecMember(2)]\n    public int C;\n}\n")]
    public async Task MembersAreNumbered(string id, string before, string after) => await Fixed<AddNumbersFix>(Head + before, Head + after, id);

    [Fact]
    public async Task MembersInSeveralFilesAreNumbered()
    {
        string[] all =
            await FixHarness.All<AddNumbersFix>("using Octavo;\n\n[GenerateCodec]\npublic partial class A\n{\n    public int B;\n}\n",
                "public partial class A\n{\n    public int C;\n}\n");
        Assert.Contains("[CodecMember(1)]\n    public int B;", all[0], StringComparison.Ordinal);
        Assert.Contains("[CodecMember(2)]\n    public int C;", all[1], StringComparison.Ordinal);
        Harness.Run(Harness.Compilation(all)).Compiles();
    }

    [Theory]
    [InlineData("OCT0001", "[CodecMember(1)]\n    public int B;\n\n    {0}public int C;")]
    [InlineData("OCT0005", "public int B;\n\n    {0}public Action? C;")]
    [InlineData("OCT0008", "public int B;\n\n    {0}public readonly int C = 5;")]
    [InlineData("OCT0020", "public int B;\n\n    {0}public int C => B;")]
    [InlineData("OCT0012", "public int B;\n\n    {0}public N? C;")]
    [InlineData("OCT0005", "public int B;\n\n    {0}public IDisposable? C { get; set; }")]
    [InlineData("OCT0013", "public int B;\n\n    public interface I;\n\n    {0}public I? C { get; set; }")]
    [InlineData("OCT0040", "public int B;\n\n    {0}[System.Text.Json.Serialization.JsonIgnore]\n    public int C { get; set; }")]
    public async Task MembersAreLeftOut(string id, string members)
    {
        string source = Head + "public class N;\n\n[GenerateCodec]\npublic class A\n{\n    " + members + "\n}\n";
        // The attribute is the last of those that a member has.
        string after = id == "OCT0040"
            ? source.Replace("{0}", "", StringComparison.Ordinal).Replace("JsonIgnore]\n", "JsonIgnore]\n    [CodecIgnore]\n", StringComparison.Ordinal)
            : source.Replace("{0}", "[CodecIgnore]\n    ", StringComparison.Ordinal);
        await Fixed<AddIgnoreFix>(source.Replace("{0}", "", StringComparison.Ordinal), after, id);
    }

    [Theory]
    [InlineData("[GenerateCodec] public class A { public object? B, C; }")]
    [InlineData("[GenerateCodec] public record A(object? B);")]
    [InlineData("[GenerateCodec] public class A { [CodecMember] public object? B; }")]
    public async Task MembersThatCannotBeLeftOutAloneAreNot(string source) => Assert.Null(await FixHarness.One<AddIgnoreFix>(Head + source));

    [Fact]
    public async Task RemediesAreHidden() =>
        Assert.All(await FixHarness.Reports(Head + "[GenerateCodec] public class A { public object? B; }"),
            d => Assert.Equal(("OCT0073", DiagnosticSeverity.Hidden), (d.Id, d.Severity)));

    private const string Head = "using System;\nusing System.Collections.Generic;\nusing Octavo;\n\n";

    private static async Task Fixed<TFix>(string before, string after, string? id = null) where TFix : SolutionFix, new()
    {
        string stubs = Sources.Read("OtherSerializers");
        if (id is not null)
        {
            Assert.Contains(Harness.Run(Harness.Compilation([stubs, before])).Diagnostics, d => d.Id == id);
        }
        string[] all = await FixHarness.All<TFix>(stubs, before);
        Assert.Equal(after, all[1]);
        Generated generated = Harness.Run(Harness.Compilation(all)).Compiles();
        Assert.DoesNotContain(generated.Diagnostics, d => d.Id == id && !after.Contains("=> B", StringComparison.Ordinal));
        Assert.NotNull(await FixHarness.One<TFix>(stubs, before));
    }

    private static string Squeezed(string source) => source.Replace("\n", "", StringComparison.Ordinal);
}
