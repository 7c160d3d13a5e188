// Owns: which setting decides about the form of an enum in each format: of the member, the enum, the assembly, or the converter of a JSON library.
namespace Octavo.Generator.Tests;

public sealed class EnumFormTests
{
    private const string Enum = "public enum E { A, B }";

    private const string Holder = "[GenerateCodec] public class H { [CodecMember(1)] public E V { get; set; } }";

    private const string Names = "System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonStringEnumConverter))";

    /// <summary>The forms in JSON, MessagePack and CBOR: N for a name, # for a number.</summary>
    [Theory]
    [InlineData(Enum + Holder, "###")]
    [InlineData("[CodecEnum(EnumForm.Name)]" + Enum + Holder, "NNN")]
    [InlineData("[CodecEnum(EnumForm.Name, Formats = CodecFormats.Json)]" + Enum + Holder, "N##")]
    [InlineData("[CodecEnum(EnumForm.Name, Formats = CodecFormats.Cbor), CodecEnum(EnumForm.Name, Formats = CodecFormats.MessagePack)]" + Enum + Holder, "#NN")]
    [InlineData("[assembly: CodecDefaults(Enum = EnumForm.Name, EnumFormats = CodecFormats.Json | CodecFormats.Cbor)]" + Enum + Holder, "N#N")]
    [InlineData("[assembly: CodecDefaults(Enum = EnumForm.Name)] [CodecEnum(EnumForm.Number, Formats = CodecFormats.MessagePack)]" + Enum + Holder, "N#N")]
    [InlineData("[assembly: CodecDefaults(Enum = EnumForm.Name)] [CodecEnum(Defined = true)]" + Enum + Holder, "NNN")]
    [InlineData("[" + Names + "]" + Enum + Holder, "N##")]
    [InlineData("[" + Names + ", CodecEnum(EnumForm.Name, Formats = CodecFormats.Cbor)]" + Enum + Holder, "N#N")]
    [InlineData("[" + Names + ", CodecEnum(EnumForm.Number, Formats = CodecFormats.Json)]" + Enum + Holder, "###")]
    [InlineData("[" + Names + ", CodecEnum(Defined = true)]" + Enum + Holder, "N##")]
    [InlineData("[assembly: CodecDefaults(Enum = EnumForm.Number)] [" + Names + "]" + Enum + Holder, "###")]
    [InlineData("[" + Names + "]" + Enum + "[GenerateCodec] public class H { [CodecMember(1, Enum = EnumForm.Number)] public E V { get; set; } }", "###")]
    [InlineData("[CodecEnum(EnumForm.Name)]" + Enum
        + "[GenerateCodec] public class H { [CodecMember(1, Enum = EnumForm.Number, EnumFormats = CodecFormats.Cbor)] public E V { get; set; } }", "NN#")]
    [InlineData("[CodecEnum(EnumForm.Name, Formats = CodecFormats.Cbor)]" + Enum
        + "[GenerateCodec] public class H { [CodecMember(1, Enum = EnumForm.Name, EnumFormats = CodecFormats.Json)] public E? V { get; set; } }", "N#N")]
    public void Each_format_has_the_first_setting_for_it(string source, string forms) =>
        Harness.Run(Harness.Compilation([Sources.Read("Trip"), Program(source, forms)])).Invoke("Check", "Run");

    /// <summary>The policy is the enum's for the format, else the assembly's; a field's own name counts before both.</summary>
    [Theory]
    [InlineData("", "CodecEnum(EnumForm.Name, Names = NamePolicy.CamelCase)", "inProgress", "inProgress")]
    [InlineData("", "CodecEnum(EnumForm.Name)", "InProgress", "InProgress")]
    [InlineData("", "CodecEnum(EnumForm.Name, Formats = CodecFormats.Json, Names = NamePolicy.KebabCaseUpper), CodecEnum(EnumForm.Name, Formats = CodecFormats.Cbor)",
        "IN-PROGRESS", "InProgress")]
    [InlineData("[assembly: CodecDefaults(Enum = EnumForm.Name, EnumNames = NamePolicy.SnakeCaseLower)]", "CodecEnum(Defined = true)", "in_progress", "in_progress")]
    [InlineData("[assembly: CodecDefaults(EnumNames = NamePolicy.SnakeCaseLower)]", "CodecEnum(EnumForm.Name, Names = NamePolicy.AsDeclared)", "InProgress", "InProgress")]
    [InlineData("[assembly: CodecDefaults(EnumNames = NamePolicy.SnakeCaseLower)]", Names, "in_progress", "2")]
    public void Names_follow_a_policy(string assembly, string attribute, string json, string cbor)
    {
        Harness.Run(Harness.Compilation(["#nullable enable\nusing Octavo; " + assembly + " [" + attribute + "] public enum E { A, [CodecMember(\"own\")] Named, InProgress }\n"
            + "[GenerateCodec] public class H { public E V { get; set; } public E W { get; set; } }\n" + $$"""
            public static class Check
            {
                public static void Run()
                {
                    string json = OctavoJson.SerializeToString(new H { V = E.InProgress, W = E.Named });
                    if (json != "{\"V\":\"{{json}}\",\"W\":\"own\"}") throw new System.Exception(json);
                    H? read = OctavoJson.Deserialize<H>(json);
                    if (read is not { V: E.InProgress, W: E.Named }) throw new System.Exception("read");
                    string cbor = System.Text.Encoding.UTF8.GetString(OctavoCbor.Serialize(E.InProgress));
                    if ({{(cbor == "2" ? "cbor.Length != 1" : $"!cbor.EndsWith(\"{cbor}\")")}}) throw new System.Exception(cbor);
                }
            }
            """])).Invoke("Check", "Run");
    }

    /// <summary>An enum of another assembly has the form of its own attributes, and after them of the assembly that holds it.</summary>
    [Theory]
    [InlineData("[Octavo.CodecEnum(Octavo.EnumForm.Name, Formats = Octavo.CodecFormats.Json)]", "", "N##")]
    [InlineData("", "[assembly: CodecDefaults(Enum = EnumForm.Name, EnumFormats = CodecFormats.MessagePack)]", "#N#")]
    [InlineData("[Octavo.CodecEnum(Octavo.EnumForm.Name, Formats = Octavo.CodecFormats.Json)]",
        "[assembly: CodecDefaults(Enum = EnumForm.Name, EnumFormats = CodecFormats.MessagePack)]", "NN#")]
    public void Enums_of_other_assemblies_keep_their_forms(string attribute, string defaults, string forms)
    {
        Generated library = Harness.Run(Harness.Compilation(["namespace Lib { " + attribute + " public enum E { A, B } }"], assembly: "Lib"));
        Generated generated = Harness.Run(
            Harness.Compilation([Sources.Read("Trip"), Program(defaults + Holder.Replace(" E ", " Lib.E ", StringComparison.Ordinal), forms, "Lib.E")],
                more: library.Output.ToMetadataReference()));
        Assert.Empty(generated.Compiles().Diagnostics);
        string codec = generated.Files.Single(f => f.Key.Contains("E_", StringComparison.Ordinal)).Value;
        Assert.Contains(forms == "N##" ? "JsonNameCodec" : forms == "#N#" ? "MessagePackNameCodec" : "MessagePackJsonNameCodec", codec,
            StringComparison.Ordinal);
    }

    private static string Program(string source, string forms, string type = "E") => "#nullable enable\nusing Octavo; using System.Text; " + source
        + " public static class Check { private static string Form(byte[] data) => Encoding.UTF8.GetString(data).Contains('B') ? \"N\" : \"#\"; "
        + "public static void Run() { var h = new H { V = " + type + ".B }; "
        + "Acme.Trip.Same(\"" + forms + "\", Form(OctavoJson.Serialize(h)) + Form(OctavoMsgPack.Serialize(h)) + Form(OctavoCbor.Serialize(h)), \"forms\"); "
        + "Acme.Trip.Same(h.V, OctavoJson.Deserialize<H>(OctavoJson.Serialize(h))!.V, \"JSON\"); "
        + "Acme.Trip.Same(h.V, OctavoMsgPack.Deserialize<H>(OctavoMsgPack.Serialize(h))!.V, \"MessagePack\"); "
        + "Acme.Trip.Same(h.V, OctavoCbor.Deserialize<H>(OctavoCbor.Serialize(h))!.V, \"CBOR\"); "
        + "Acme.Trip.Same(h.V, OctavoBinary.Deserialize<H>(OctavoBinary.Serialize(h))!.V, \"Binary\"); "
        + "Acme.Trip.Same(h.V, OctavoCompact.Deserialize<H>(OctavoCompact.Serialize(h))!.V, \"Compact\"); } }";
}
