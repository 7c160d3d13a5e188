// Owns: that types with Json.NET's attributes have Json.NET's text, where several kinds of attributes meet: held against Json.NET itself.
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Attributes;

public sealed class NewtonsoftTextTests
{
    private const string Program = """
        public static class Check
        {
            public static void Run()
            {
                object made = Made.Value;
                string found = OctavoJson.SerializeToString(made, made.GetType()), expected = JsonConvert.SerializeObject(made);
                if (found != expected) throw new InvalidOperationException(found + " instead of " + expected);
                string again = JsonConvert.SerializeObject(OctavoJson.Deserialize(found, made.GetType()));
                if (again != expected) throw new InvalidOperationException("read as " + again);
            }
        }
        """;

    private static readonly MetadataReference s_newtonsoft = Harness.Reference(LibraryMetadata.PathOf("Newtonsoft.Json")!);

    /// <summary>Attributes of the class that <c>[MetadataType]</c> names, which come before those of the member.</summary>
    [Theory]
    [InlineData("[JsonObject] public class A { public int Id { get; set; } public string? Password { get; set; } public string? Mail { get; set; } }",
        "[JsonIgnore] public string? Password { get; set; } [JsonProperty(\"e-mail\")] public string? Mail { get; set; }")]
    [InlineData("public class A { public string? Mail; public int Id { get; set; } public string? Password { get; set; } }",
        "[JsonIgnore] public string? Password { get; set; } [JsonProperty(\"e-mail\")] public object? Mail;")]
    [InlineData("public class A { [JsonProperty(\"own\")] public string? Mail { get; set; } public string? Password { get; set; } }",
        "[JsonProperty(\"theirs\")] public string? Mail { get; set; } [JsonIgnore] public object? Password { get; set; }", "OCT0048")]
    [InlineData("public class B { public string? Password { get; set; } } [JsonObject, GenerateCodec] public class A : B { public string? Mail { get; set; } }",
        "[JsonIgnore] public string? Password { get; set; }")]
    [InlineData("public class A { public string? Mail { get; set; } public string? Password { get; set; } }", "public string? Mail { get; set; }", "",
        "[JsonObject(MemberSerialization.OptIn)]")]
    public void Described_elsewhere(string types, string described, string id = "", string onDescribed = "") => Same(
        $"{onDescribed} public class Rules {{ {described} }} [GenerateCodec, MetadataType(typeof(Rules))] {types} "
            + "public static class Made { public static object Value => new A { Mail = \"m\", Password = \"p\" }; }", id);

    /// <summary><c>[DataContract]</c> and <c>[DataMember]</c> beside Json.NET's own attributes.</summary>
    [Theory]
    [InlineData("[DataContract]", "[DataMember] public string? B; [DataMember(Name = \"c\")] private int C { get; set; } = 3; [JsonProperty] private int D { get; set; } = 4; "
        + "[JsonProperty(\"e\"), DataMember(Name = \"x\")] public string? E { get; set; } public string? F { get; set; }")]
    [InlineData("[DataContract, JsonObject(MemberSerialization.OptIn)]",
        "[DataMember(Name = \"b\")] public string? B { get; set; } [JsonProperty, DataMember(Name = \"e\")] public string? E { get; set; } public string? F { get; set; }")]
    [InlineData("[DataContract, JsonObject]", "[DataMember(Name = \"b\", Order = 3)] public string? B { get; set; } [DataMember(Order = 1)] public string? E { get; set; } public string? F { get; set; }")]
    [InlineData("[DataContract, JsonObject]", "[DataMember(EmitDefaultValue = false)] public int C { get; set; } public string? B { get; set; } [JsonProperty, DataMember(EmitDefaultValue = false)] public int D { get; set; } public string? E { get; set; } public string? F { get; set; }")]
    [InlineData("[DataContract]", "[JsonRequired] public string? B { get; set; } [DataMember, JsonIgnore] public string? E { get; set; } [IgnoreDataMember] public string? F { get; set; }")]
    [InlineData("[JsonObject]", "[DataMember(Name = \"b\")] public string? B { get; set; } public string? E { get; set; } [IgnoreDataMember] public string? F { get; set; }")]
    [InlineData("[JsonObject(MemberSerialization.OptIn)]", "[JsonRequired] public string? B { get; set; } public string? E { get; set; } public string? F { get; set; }")]
    public void Beside_data_contracts(string onType, string members) => Same(
        $"[GenerateCodec] {onType} public partial class A {{ {members} }} "
            + "public static class Made { public static object Value => new A { B = \"b\", E = \"e\", F = \"f\" }; }", "");

    /// <summary>What nothing sets is written, and read by a constructor whose parameters have the names in JSON.</summary>
    [Theory]
    [InlineData("public class A { public readonly int B = 5; [JsonProperty] public readonly string C = \"c\"; public int D; }", "OCT0008 OCT0008")]
    [InlineData("public sealed class A { public A(string first_name, int SINCE) => (First, Since) = (first_name, SINCE); [JsonProperty(\"first_name\")] public string First { get; } "
        + "[JsonProperty(\"since\")] public int Since { get; } public A() : this(\"f\", 3) { } }")]
    public void Only_read(string type, string ids = "") =>
        Same($"[GenerateCodec] {type} public static class Made {{ public static object Value => new A(); }}", ids);

    /// <summary>Converters of Json.NET that write what it writes without them.</summary>
    [Fact]
    public void By_usual_converters() => Same("[GenerateCodec] public class A { [JsonConverter(typeof(Newtonsoft.Json.Converters.VersionConverter))] public Version? B { get; set; } "
        + "[JsonConverter(typeof(Newtonsoft.Json.Converters.KeyValuePairConverter))] public System.Collections.Generic.KeyValuePair<string, int> C { get; set; } "
        + "[JsonConverter(typeof(Newtonsoft.Json.Converters.IsoDateTimeConverter))] public DateTime D { get; set; } } public static class Made { public static object Value "
        + "=> new A { B = new(1, 2), C = new(\"k\", 3), D = new(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc) }; }", "");

    private static void Same(string types, string id)
    {
        Generated generated = Harness.Run(Harness.Loose(Harness.Compilation(
            ["using System; using System.ComponentModel.DataAnnotations; using System.Runtime.Serialization; using Newtonsoft.Json; using Octavo; " + types + Program],
            more: s_newtonsoft)));
        string[] ids = [.. generated.Diagnostics.Where(d => d.Severity > DiagnosticSeverity.Info && d.Id != "OCT0044").Select(d => d.Id)];
        Assert.Equal(id, string.Join(' ', ids));
        var context = new AssemblyLoadContext("text", isCollectible: true);
        context.Resolving += (loader, name) => LibraryMetadata.PathOf(name.Name!) is { } path ? loader.LoadFromAssemblyPath(path) : null;
        context.Load(generated.TryImage()!).GetType("Check", throwOnError: true)!.GetMethod("Run")!.Invoke(null, null);
        context.Unload();
    }
}
