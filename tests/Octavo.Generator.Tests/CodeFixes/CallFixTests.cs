// Owns: calls of other serializers become calls of Octavo that compile, and those without a counterpart stay.
using Octavo.CodeFixes;

namespace Octavo.Generator.Tests.CodeFixes;

public sealed class CallFixTests
{
    private const string Model = "using Octavo;\n\n[GenerateCodec]\npublic class A\n{\n    public int B;\n}\n";

    [Theory]
    [InlineData("byte[] M(A a)", "MessagePackSerializer.Serialize(a)", "OctavoMsgPack.Serialize(a)")]
    [InlineData("byte[] M(A a)", "MessagePackSerializer.Serialize<A>(a, MessagePackSerializerOptions.Standard)", "OctavoMsgPack.Serialize<A>(a)")]
    [InlineData("byte[] M(A a)", "MessagePack.MessagePackSerializer.Serialize(a, null, default)", "OctavoMsgPack.Serialize(a)")]
    [InlineData("byte[] M(A a)", "MessagePackSerializer.Serialize(a, cancellationToken: CancellationToken.None)", "OctavoMsgPack.Serialize(a)")]
    [InlineData("byte[] M(A a)", "MessagePackSerializer.Serialize(typeof(A), a)", "OctavoMsgPack.Serialize(a, typeof(A))")]
    [InlineData("byte[] M<T>(T a)", "MessagePackSerializer.Serialize(a)", "OctavoMsgPack.Serialize(a)")]
    [InlineData("void M(IBufferWriter<byte> w, A a)", "MessagePackSerializer.Serialize(w, a)", "OctavoMsgPack.Serialize(w, a)")]
    [InlineData("void M(ArrayBufferWriter<byte> w, List<A> a)", "MessagePackSerializer.Serialize(w, a)", "OctavoMsgPack.Serialize(w, a)")]
    [InlineData("void M(Stream s, A a)", "MessagePackSerializer.Serialize(s, a)", "OctavoMsgPack.Serialize(s, a)")]
    [InlineData("Task M(Stream s, A a)", "MessagePackSerializer.SerializeAsync(s, a)", "OctavoMsgPack.SerializeAsync(s, a)")]
    [InlineData("Task M(Stream s, A a, CancellationToken c)", "MessagePackSerializer.SerializeAsync(s, a, null, c)",
        "OctavoMsgPack.SerializeAsync(s, a, cancellationToken: c)")]
    [InlineData("A? M(byte[] d)", "MessagePackSerializer.Deserialize<A>(d)", "OctavoMsgPack.Deserialize<A>(d)")]
    [InlineData("A? M(byte[] d)",
        "MessagePackSerializer.Deserialize<A>(d, MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData))",
        "OctavoMsgPack.Deserialize<A>(d)")]
    [InlineData("A? M(Memory<byte> d)", "MessagePackSerializer.Deserialize<A>(d)", "OctavoMsgPack.Deserialize<A>(d)")]
    [InlineData("A? M(ReadOnlySequence<byte> d)", "MessagePackSerializer.Deserialize<A>(in d)", "OctavoMsgPack.Deserialize<A>(d)")]
    [InlineData("A? M(Stream s)", "MessagePackSerializer.Deserialize<A>(s)", "OctavoMsgPack.Deserialize<A>(s)")]
    [InlineData("A? M(ReadOnlyMemory<byte> d, out int n)", "MessagePackSerializer.Deserialize<A>(d, out n)", "OctavoMsgPack.Deserialize<A>(d.Span, out n)")]
    [InlineData("A? M(byte[] d, out int n)", "MessagePackSerializer.Deserialize<A>(d, out n)", "OctavoMsgPack.Deserialize<A>(d, out n)")]
    [InlineData("object? M(ReadOnlyMemory<byte> d)", "MessagePackSerializer.Deserialize(typeof(A), d)", "OctavoMsgPack.Deserialize(d.Span, typeof(A))")]
    [InlineData("object? M(Type t, byte[] d)", "MessagePackSerializer.Deserialize(t, d)", "OctavoMsgPack.Deserialize(d, t)")]
    [InlineData("ValueTask<A?> M(Stream s, CancellationToken c)", "MessagePackSerializer.DeserializeAsync<A>(s, cancellationToken: c)",
        "OctavoMsgPack.DeserializeAsync<A>(s, cancellationToken: c)")]
    [InlineData("A? M(A a)", "MessagePackSerializer.Deserialize<A>(MessagePackSerializer.Serialize(a))",
        "OctavoMsgPack.Deserialize<A>(OctavoMsgPack.Serialize(a))")]
    [InlineData("byte[] M(A a)", "MemoryPackSerializer.Serialize(a)", "OctavoBinary.Serialize(a)")]
    [InlineData("byte[] M(A a)", "MemoryPackSerializer.Serialize(in a, MemoryPackSerializerOptions.Utf8)", "OctavoBinary.Serialize(a)")]
    [InlineData("void M(ArrayBufferWriter<byte> w, A a)", "MemoryPackSerializer.Serialize(w, a)", "OctavoBinary.Serialize(w, a)")]
    [InlineData("void M(ArrayBufferWriter<byte> w, A a)", "MemoryPackSerializer.Serialize<A, ArrayBufferWriter<byte>>(in w, in a)",
        "OctavoBinary.Serialize<A>(w, a)")]
    [InlineData("async Task M(Stream s, A a)", "await MemoryPackSerializer.SerializeAsync(s, a).ConfigureAwait(false)",
        "await OctavoBinary.SerializeAsync(s, a).ConfigureAwait(false)")]
    [InlineData("A? M(byte[] d)", "MemoryPackSerializer.Deserialize<A>(d)", "OctavoBinary.Deserialize<A>(d)")]
    [InlineData("A? M(Span<byte> d)", "MemoryPackSerializer.Deserialize<A>(d)", "OctavoBinary.Deserialize<A>(d)")]
    [InlineData("object? M(ReadOnlySpan<byte> d)", "MemoryPackSerializer.Deserialize(typeof(A), d)", "OctavoBinary.Deserialize(d, typeof(A))")]
    public async Task Rewritten(string method, string before, string after)
    {
        string source = Calling(method, before);
        string[] all = await FixHarness.All<CallFix>(Sources.Read("OtherSerializers"), Model, source);

        Assert.Equal(Calling(method, after).Replace("using MessagePack;\n", "using MessagePack;\nusing Octavo;\n", StringComparison.Ordinal), all[2]);
        Harness.Run(Harness.Compilation(all)).Compiles();
        Assert.NotNull(await FixHarness.One<CallFix>(Sources.Read("OtherSerializers"), Model, source));
    }

    [Theory]
    [InlineData("byte[] M(object a)", "MessagePackSerializer.Serialize(a)")]
    [InlineData("byte[] M(Action a)", "MessagePackSerializer.Serialize(a)")]
    [InlineData("byte[] M(A a)", "MessagePackSerializer.Serialize(a, MessagePackSerializerOptions.Standard.WithCompression(1))")]
    [InlineData("byte[] M(A a, MessagePackSerializerOptions o)", "MessagePackSerializer.Serialize(a, o)")]
    [InlineData("byte[] M(A a, CancellationToken c)", "MessagePackSerializer.Serialize(a, null, c)")]
    [InlineData("byte[] M(A a)", "MessagePackSerializer.Serialize(a.GetType(), a)")]
    [InlineData("A M(ArraySegment<byte> d)", "MessagePackSerializer.Deserialize<A>(d)")]
    [InlineData("A M(ref MessagePackReader r)", "MessagePackSerializer.Deserialize<A>(ref r)")]
    [InlineData("void M(Stream s, A a)", "MessagePackSerializer.Serialize(value: a, stream: s)")]
    [InlineData("ValueTask M(Stream s, A a)", "MemoryPackSerializer.SerializeAsync(s, a)")]
    [InlineData("int M(byte[] d, ref A? a)", "MemoryPackSerializer.Deserialize(d, ref a)")]
    public async Task Kept(string method, string call) =>
        Assert.Empty(await FixHarness.Reports(Sources.Read("OtherSerializers"), Model, Calling(method, call)));

    [Fact]
    public async Task AStatementThatFillsAnObjectIsPopulate()
    {
        const string Source =
            "using MemoryPack;\nusing Octavo;\n\npublic static class C\n{\n    public static void M(byte[] d, A a)\n    {\n        // As it was.\n        {0}(d, ref a);\n    }\n}\n";
        string[] all =
            await FixHarness.All<CallFix>(Sources.Read("OtherSerializers"), Model,
                Source.Replace("{0}", "MemoryPackSerializer.Deserialize", StringComparison.Ordinal).Replace("A a", "A? a", StringComparison.Ordinal));
        Assert.Equal(Source.Replace("{0}", "OctavoBinary.Populate", StringComparison.Ordinal).Replace("A a", "A? a", StringComparison.Ordinal), all[2]);
        Harness.Run(Harness.Compilation(all)).Compiles();
    }

    [Fact]
    public async Task AUsingIsAddedOnceAndLinesStayBroken()
    {
        const string Before =
            "using MessagePack;\n\npublic static class C\n{\n    public static byte[] M(A a) => MessagePackSerializer.Serialize(\n        a,\n        null);\n\n    public static A N(byte[] d) => MessagePackSerializer.Deserialize<A>(d);\n}\n";
        string[] all = await FixHarness.All<CallFix>(Sources.Read("OtherSerializers"), Model, Before);
        Assert.Equal(
            "using MessagePack;\nusing Octavo;\n\npublic static class C\n{\n    public static byte[] M(A a) => OctavoMsgPack.Serialize(\n        a);\n\n    public static A N(byte[] d) => OctavoMsgPack.Deserialize<A>(d);\n}\n", all[2]);
    }

    [Theory]
    [InlineData("{0}public class A;\n", "using Octavo;\n\n{0}public class A;\n")]
    [InlineData("// Owns: a thing.\n\n// A thing.\n{0}public class A;\n", "// Owns: a thing.\n\nusing Octavo;\n\n// A thing.\n{0}public class A;\n")]
    [InlineData("// Owns: a thing.\nusing Zed;\n\n{0}public class A;\n", "// Owns: a thing.\nusing Octavo;\nusing Zed;\n\n{0}public class A;\n")]
    [InlineData("using System;\nusing static System.Math;\n\n{0}public class A;\n",
        "using System;\nusing Octavo;\nusing static System.Math;\n\n{0}public class A;\n")]
    [InlineData("global using Octavo;\n\n{0}public class A;\n", "global using Octavo;\n\n{0}public class A;\n")]
    [InlineData("namespace Octavo.Samples;\n\n{0}public class A;\n", "namespace Octavo.Samples;\n\n{0}public class A;\n")]
    public async Task AUsingStandsWhereItBelongs(string before, string after)
    {
        string[] all =
            await FixHarness.All<AddCodecFix>(Sources.Read("OtherSerializers"),
                before.Replace("{0}", "[MemoryPack.MemoryPackable]\n", StringComparison.Ordinal), "namespace Zed { public class Any; }");
        Assert.Equal(after.Replace("{0}", "[MemoryPack.MemoryPackable]\n[GenerateCodec]\n", StringComparison.Ordinal), all[1]);
    }

    [Fact]
    public async Task NothingIsReportedWithoutTheLibrariesCalled() => Assert.Empty(await FixHarness.Reports(Model));

    private static string Calling(string method, string call) =>
        "using System;\nusing System.Buffers;\nusing System.Collections.Generic;\nusing System.IO;\nusing System.Threading;\nusing System.Threading.Tasks;\nusing MemoryPack;\nusing MessagePack;\n\n"
        + $"public static class C\n{{\n    public static {method} => {call};\n}}\n";
}
