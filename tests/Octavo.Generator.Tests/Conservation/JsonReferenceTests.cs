// Owns: "$ref" of JSON if it does not are alone: neither the reference nor what is beside it is lost in silence; and in types without references, if it is a
// member that the type does not know, as in System.Text.Json without ReferenceHandler.Preserve.
namespace Octavo.Generator.Tests.Conservation;

public sealed class JsonReferenceTests
{
    [Theory]
    [InlineData("""{"$id":"1","Name":"a","Next":{"$ref":"1","Name":"b"}}""")]
    [InlineData("""{"$id":"1","Name":"a","Next":{"$ref":"1","Other":1}}""")]
    [InlineData("""{"$id":"1","Name":"a","Next":{"$ref":"1","$id":"2"}}""")]
    [InlineData("""{"$id":"1","Name":"a","Next":{"Name":"b","$ref":"1"}}""")]
    [InlineData("""{"$id":"1","Name":"a","Next":{"Other":1,"$ref":"1"}}""")]
    [InlineData("""{"$id":"1","Name":"a","Next":{"$id":"2","$ref":"1"}}""")]
    public void A_reference_has_no_members(string text) => s_referring.Value.Invoke("Check", "Run", [text]);

    private static readonly Lazy<Generated> s_referring = new(() => Harness.Run("""
        using System;
        using Octavo;

        [GenerateCodec(References = true)] public class Node { public string? Name { get; set; } public Node? Next { get; set; } }

        public static class Check
        {
            public static void Run(string text)
            {
                try { OctavoJson.Deserialize<Node>(text); }
                catch (OctavoException e) when (e.Code == OctavoErrorCode.InvalidReference) { return; }
                throw new InvalidOperationException("it is read");
            }
        }
        """));

    /// <summary>In a type without references the names mean nothing: skipped, kept if unknown members are, refused if they are, and not twice in an object.
    /// Text that comes back, or the code of the refusal.</summary>
    [Theory]
    [InlineData("Plain", """{"$ref":"1","A":2}""", """{"A":2}""")]
    [InlineData("Plain", """{"A":2,"$id":"1"}""", """{"A":2}""")]
    [InlineData("Plain", """{"$ref":"1","$ref":"2"}""", "DuplicateMember")]
    [InlineData("Plain", """{"$ref":"1","A":2,"\u0024ref":"2"}""", "DuplicateMember")]
    [InlineData("Plain", """{"$ref":"1","A":2}""", "UnknownMember", "Refuse")]
    [InlineData("Keeping", """{"$ref":"1","A":2,"$id":"x"}""", """{"A":2,"$ref":"1","$id":"x"}""")]
    [InlineData("Keeping", """{"$ref":"1","A":2,"$ref":"2"}""", "DuplicateMember")]
    [InlineData("Keeping", """{"$ref":"1","A":2,"$ref":"2"}""", """{"A":2,"$ref":"2"}""", "LastWins")]
    [InlineData("Dictionary", """{"$ref":"1","A":2,"$id":"x"}""", """{"A":2,"$ref":"1","$id":"x"}""")]
    [InlineData("Dictionary", """{"$ref":"1","A":2,"$ref":"2"}""", "DuplicateMember")]
    [InlineData("Base", """{"$type":"Case","$ref":"1","A":2}""", """{"$type":"Case","A":2}""")]
    [InlineData("Base", """{"$ref":"1","A":2,"$type":"Case"}""", """{"$type":"Case","A":2}""")]
    [InlineData("Base", """{"$type":"Kept","$ref":"1","A":2}""", """{"$type":"Kept","A":2,"$ref":"1"}""")]
    [InlineData("Holder", """{"Of":{"$ref":"1"},"Many":[{"$ref":"1","A":2}]}""", """{"Of":{"A":0},"Many":[{"A":2}]}""")]
    public void Without_references_it_is_an_unknown_member(string type, string text, string expected, string options = "") =>
        s_unreferring.Value.Invoke("Check", "Run", [type, text, expected, options]);

    private static readonly Lazy<Generated> s_unreferring = new(() => Harness.Run("""
        using System;
        using System.Collections.Generic;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using Octavo;

        [GenerateCodec] public class Plain { public int A { get; set; } }
        [GenerateCodec] public class Keeping { public int A { get; set; } [CodecExtensionData] public UnknownMembers? More { get; set; } }
        [GenerateCodec] public class Dictionary { public int A { get; set; } [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; } }
        [GenerateCodec, CodecUnion(0, typeof(Case)), CodecUnion(1, typeof(Kept))] public abstract class Base { public int A { get; set; } }
        [GenerateCodec] public sealed class Case : Base;
        [GenerateCodec] public sealed class Kept : Base { [CodecExtensionData] public UnknownMembers? More { get; set; } }
        [GenerateCodec] public class Holder { public Plain? Of { get; set; } public List<Plain>? Many { get; set; } }

        public static class Check
        {
            public static void Run(string type, string text, string expected, string options)
            {
                OctavoJsonOptions settings = options switch
                {
                    "Refuse" => new() { UnknownMembers = UnknownMemberPolicy.Refuse },
                    "LastWins" => new() { Duplicates = DuplicatePolicy.LastWins },
                    _ => new()
                };
                string found;
                try
                {
                    found = type switch
                    {
                        "Plain" => Trip<Plain>(text, settings),
                        "Keeping" => Trip<Keeping>(text, settings),
                        "Dictionary" => Trip<Dictionary>(text, settings),
                        "Base" => Trip<Base>(text, settings),
                        _ => Trip<Holder>(text, settings)
                    };
                }
                catch (OctavoException e) { found = e.Code.ToString(); }
                if (found != expected) throw new InvalidOperationException(found);
            }

            private static string Trip<T>(string text, OctavoJsonOptions options) => OctavoJson.SerializeToString(OctavoJson.Deserialize<T>(text, options)!);
        }
        """));
}
