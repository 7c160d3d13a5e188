// Owns: "$ref" of JSON where it does not stand alone: neither the reference nor what is beside it is lost in silence.
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
    public void A_reference_has_no_members(string text) => Harness.Run("""
        using System;
        using Octavo;

        [GenerateCodec(References = true)] public class Node { public string? Name { get; set; } public Node? Next { get; set; } }

        public static class Check
        {
            public static void Run()
            {
                try { OctavoJson.Deserialize<Node>(TEXT); }
                catch (OctavoException e) when (e.Code == OctavoErrorCode.InvalidReference) { return; }
                throw new InvalidOperationException("it is read");
            }
        }
        """.Replace("TEXT", Microsoft.CodeAnalysis.CSharp.SymbolDisplay.FormatLiteral(text, quote: true), StringComparison.Ordinal)).Invoke("Check", "Run");
}
