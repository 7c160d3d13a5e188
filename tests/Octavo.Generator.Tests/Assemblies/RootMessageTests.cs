// Owns: what is said of a call's type that has no codec: a sentence, whatever it is that has none.
namespace Octavo.Generator.Tests.Assemblies;

public sealed class RootMessageTests
{
    [Theory]
    [InlineData("Plain", "'Plain' has no codec: it does not have [GenerateCodec]; the call")]
    [InlineData("List<Plain>", "'System.Collections.Generic.List<Plain>' has no codec: 'Plain' does not have [GenerateCodec]; the call")]
    [InlineData("Dictionary<string, Plain[]>", "has no codec: 'Plain' does not have [GenerateCodec]; the call")]
    [InlineData("Action", "'System.Action' has no codec: it is a type which codecs do not know; the call")]
    [InlineData("List<Action>", "has no codec: 'System.Action' is a type which codecs do not know; the call")]
    [InlineData("List<IDisposable>", "has no codec: 'System.IDisposable' is an interface and of another assembly: data does not say which type to make")]
    public void It_is_a_sentence(string type, string said)
    {
        Generated generated = Harness.Run($$"""
            using System; using System.Collections.Generic; using Octavo;
            public class Plain { public int A; }
            public static class C { public static object? D(byte[] data) => OctavoBinary.Deserialize<{{type}}>(data); }
            """);
        Assert.Contains(said, Assert.Single(generated.Diagnostics, d => d.Id == "OCT0010").GetMessage(), StringComparison.Ordinal);
    }
}
