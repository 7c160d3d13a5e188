// Owns: that a call that passes on a parameter names the same root as it does where it is bound as a whole.
namespace Octavo.Generator.Tests.Assemblies;

public sealed class PassedParameterTests
{
    /// <summary>Calls of a parameter alone, beside the same with its type written.</summary>
    [Theory]
    [InlineData("static byte[] F(List<A> value) => OctavoJson.Serialize(value);", "List<A>")]
    [InlineData("static byte[] F(List<A>? value) => OctavoJson.Serialize(value);", "List<A>")]
    [InlineData("static byte[] F(List<A?> value) => OctavoJson.Serialize(value);", "List<A?>")]
    [InlineData("static byte[] F(Dictionary<string, A[]?> value) { return OctavoJson.Serialize(value); }", "Dictionary<string, A[]?>")]
    [InlineData("static byte[] F(in S? value) => OctavoJson.Serialize(value);", "S?")]
    [InlineData("static byte[] F(params A[] value) => OctavoJson.Serialize(value);", "A[]")]
    [InlineData("static byte[] F(IReadOnlyList<A> value) => OctavoJson.Serialize(value);", "IReadOnlyList<A>")]
    [InlineData("Use(List<A> value) => OctavoJson.Serialize(value);", "List<A>")]
    // Another one has the name inside the method.
    [InlineData("static Func<List<S>, byte[]> F(List<A> value) => static value => OctavoJson.Serialize(value);", "List<S>")]
    [InlineData("static byte[] F(List<A> value) { return G([]); static byte[] G(List<S> value) => OctavoJson.Serialize(value); }", "List<S>")]
    [InlineData("static byte[] F(List<A> value) { return G(); static byte[] G() { List<S> value = []; return OctavoJson.Serialize(value); } }", "List<S>")]
    [InlineData("static IEnumerable<byte[]> F(List<S>[] all) => from value in all select OctavoJson.Serialize(value);", "List<S>")]
    [InlineData("List<S> value = []; byte[] F(List<A> other) => OctavoJson.Serialize(value);", "List<S>")]
    public void A_parameter_names_the_root(string calls, string root)
    {
        Assert.Equal(Files($"static byte[] F(byte[] data) {{ OctavoJson.Deserialize<{root}>(data); return data; }}"), Files(calls));
    }

    [Theory]
    [InlineData("static byte[] F<T>(List<T> value) => OctavoJson.Serialize(value);")]
    [InlineData("static class OctavoJson { public static int Serialize<T>(T value) => 1; } static int F(List<A> value) => OctavoJson.Serialize(value);")]
    public void A_call_that_means_something_else_names_none(string calls) => Assert.Equal(Files(""), Files(calls));

    private static IEnumerable<KeyValuePair<string, string>> Files(string calls) => Harness.Run(Harness.Compilation($$"""
        using System; using System.Collections.Generic; using System.Linq; using Octavo;
        [GenerateCodec] public class A { public int B; }
        [GenerateCodec] public struct S { public int B; }
        public class Use { {{calls}} }
        """)).Compiles().Files.OrderBy(f => f.Key, StringComparer.Ordinal);
}
