// Owns: what is said of types without a codec on which the user cannot put an attribute: the way out is one that works.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Members;

public sealed class ForeignTypeTests
{
    private const string Json = "namespace Newtonsoft.Json.Linq { public class JValue { public int A; } }\n";

    [Theory]
    [InlineData("OCT0005", "[GenerateCodec] public class A { public System.Net.Mail.MailAddress? B; }",
        "'A.B' is of type 'System.Net.Mail.MailAddress?', a type of the platform that codecs do not know: name a codec with [CodecConverter], a type that stands "
            + "for it with [CodecSurrogate], or try [assembly: GenerateCodecFor(typeof(System.Net.Mail.MailAddress))]; change the type, or leave the member out")]
    [InlineData("OCT0005", "[GenerateCodec] public class A { public System.Action? B; }", "'A.B' is of type 'System.Action?', a type that codecs do not know; change")]
    [InlineData("OCT0005", Json + "[GenerateCodec] public class A { public Newtonsoft.Json.Linq.JValue? B; }", "declare JsonNode, JsonElement or OctavoRaw")]
    [InlineData("OCT0010", "public static class C { public static byte[] D() => OctavoJson.Serialize(new { A = 1 }); }",
        "has no codec: it is an anonymous type, which cannot have an attribute: declare a record with [GenerateCodec]; the call")]
    [InlineData("OCT0010", "public class A; public static class C { public static byte[] D(A a) => OctavoJson.Serialize(a); }",
        "'A' has no codec: it is a type without [GenerateCodec]; the call")]
    [InlineData("OCT0010", "public class A; public static class C { public static byte[] D(System.Collections.Generic.List<A> a) => OctavoJson.Serialize(a); }",
        "'System.Collections.Generic.List<A>' has no codec: 'A' in it is a type without [GenerateCodec]; the call")]
    [InlineData("OCT0010", "public abstract class A; public static class C { public static byte[] D(A[] a) => OctavoJson.Serialize(a); }",
        "'A[]' has no codec: 'A' in it is an abstract class; the call")]
    [InlineData("OCT0010", "public static class C { public static byte[] D(System.Collections.Generic.List<System.Action> a) => OctavoJson.Serialize(a); }",
        "'System.Action' in it is a type that codecs do not know; the call")]
    [InlineData("OCT0010", "public static class C { public static byte[] D(System.Collections.Generic.List<System.IDisposable> a) => OctavoJson.Serialize(a); }",
        "'System.IDisposable' in it is an interface of another assembly: data does not say which type to make")]
    public void The_way_out_is_one_that_works(string id, string source, string text)
    {
        Diagnostic found = Assert.Single(Harness.Run("using Octavo;\n" + source).Diagnostics);
        Assert.Equal(id, found.Id);
        Assert.Contains(text, found.GetMessage(), StringComparison.Ordinal);
    }
}
