// Owns: which members, order and names the attributes of other libraries give to each kind of formats, read from the model.
using Microsoft.CodeAnalysis;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Tests.Attributes;

public sealed class ForeignAttributeTests
{
    private const string Stubs = """
        namespace MemoryPack
        {
            public enum SerializeLayout { Sequential, Explicit }
            public sealed class MemoryPackableAttribute(SerializeLayout layout = SerializeLayout.Sequential) : System.Attribute { public SerializeLayout Layout { get; } = layout; }
            public sealed class MemoryPackIgnoreAttribute : System.Attribute;
            public sealed class MemoryPackIncludeAttribute : System.Attribute;
            public sealed class MemoryPackOrderAttribute(int order) : System.Attribute { public int Order { get; } = order; }
        }
        namespace Nino.Core
        {
            public sealed class NinoTypeAttribute(bool autoCollect = true, bool containNonPublicMembers = false) : System.Attribute { public bool A { get; } = autoCollect; public bool B { get; } = containNonPublicMembers; }
            public sealed class NinoMemberAttribute(ushort index) : System.Attribute { public ushort Index { get; } = index; }
            public sealed class NinoIgnoreAttribute : System.Attribute;
        }
        namespace Newtonsoft.Json
        {
            public enum MemberSerialization { OptOut, OptIn }
            public enum Required { Default, AllowNull, Always }
            public sealed class JsonObjectAttribute(MemberSerialization memberSerialization) : System.Attribute { public MemberSerialization MemberSerialization { get; set; } = memberSerialization; public System.Type? NamingStrategyType { get; set; } public bool IsReference { get; set; } }
            public sealed class JsonPropertyAttribute : System.Attribute { public JsonPropertyAttribute() { } public JsonPropertyAttribute(string name) => PropertyName = name; public string? PropertyName { get; set; } public Required Required { get; set; } public int Order { get; set; } public System.Type? NamingStrategyType { get; set; } public System.Type? ItemConverterType { get; set; } }
            public sealed class JsonIgnoreAttribute : System.Attribute;
            namespace Serialization { public class SnakeCaseNamingStrategy; public class OtherStrategy; }
        }
        namespace MessagePack
        {
            public sealed class MessagePackObjectAttribute(bool keyAsPropertyName = false) : System.Attribute { public bool KeyAsPropertyName { get; } = keyAsPropertyName; public bool AllowPrivate { get; set; } }
        }
        """;

    /// <summary>A type's body, then its members by position, by MessagePack's keys and by name; a number if it is a slot of an array, a name if it
    /// differs.</summary>
    [Theory]
    [InlineData("[MessagePack.Key(1)] public int A; [MessagePack.Key(0)] public int B;", "A B", "0=B 1=A", "A B")]
    [InlineData("[MessagePack.Key(\"a\")] public int A; public int B;", "A B", "a=A B", "A B")]
    [InlineData("[MessagePack.Key(1), CodecMember(1)] public int A; [MessagePack.Key(0), CodecMember(2)] public int B;", "A B", "0=A 1=B", "A B")]
    [InlineData("[MessagePack.Key(1), CodecMember(1, \"one\")] public int A; [MessagePack.Key(0), CodecMember(2)] public int B;", "A B", "0=A 1=B", "one=A B")]
    [InlineData("[MessagePack.IgnoreMember] public int A; [MessagePack.Key(0)] public int B;", "A B", "0=B", "A B")]
    [InlineData("\n#pragma warning disable OCT0048\n[MessagePack.IgnoreMember, CodecMember(2)] public int A;\n#pragma warning restore\n[MessagePack.Key(0)] public int B;", "B A", "0=B 1=A", "B A")]
    [InlineData("[System.Text.Json.Serialization.JsonPropertyName(\"a\")] public int A; [System.Text.Json.Serialization.JsonIgnore] public int B;", "A B",
        "A B", "a=A")]
    [InlineData("[Newtonsoft.Json.JsonProperty(\"a\")] public int A; [Newtonsoft.Json.JsonIgnore] public int B;", "A B", "A B", "a=A")]
    [InlineData("[System.Text.Json.Serialization.JsonPropertyName(\"s\"), Newtonsoft.Json.JsonProperty(\"n\")] public int A;", "A", "A", "s=A")]
    [InlineData("[System.Runtime.Serialization.IgnoreDataMember] public int A; public int B;", "B", "B", "B")]
    [InlineData("[System.Runtime.Serialization.DataMember(Name = \"x\")] public int A; public int B;", "A B", "A B", "A B")]
    [InlineData("[MemoryPack.MemoryPackIgnore] public int A; public int B; [MemoryPack.MemoryPackInclude] private int C { get; set; }", "B C", "A B", "A B")]
    [InlineData("[MemoryPack.MemoryPackOrder(1)] public int A; [MemoryPack.MemoryPackOrder(0)] public int B;", "B A", "A B", "B A")]
    [InlineData("[MemoryPack.MemoryPackOrder(1)] public int A; public int B;", "A B", "A B", "A B")]
    [InlineData("[ProtoBuf.ProtoMember(7)] public int A; public int B;", "A B", "A B", "A B")]
    [InlineData("[System.Text.Json.Serialization.JsonPropertyOrder(1)] public int A; public int B; [System.Text.Json.Serialization.JsonPropertyOrder(-1)] public int C;", "A B C", "A B C", "C B A")]
    [InlineData("[Newtonsoft.Json.JsonProperty(Order = 0)] public int A; public int B; [Newtonsoft.Json.JsonProperty(Order = -2)] public int C;", "A B C",
        "A B C", "C B A")]
    [InlineData("[System.Text.Json.Serialization.JsonExtensionData] public System.Collections.Generic.Dictionary<string, object?>? A; public int B;", "B", "B",
        "B")]
    public void On_members(string body, string places, string keys, string names) => Check("", body, places, keys, names);

    /// <summary>The same with attributes on the type.</summary>
    [Theory]
    [InlineData("[MessagePack.MessagePackObject(true)]", "[MessagePack.Key(\"a\")] public int A; public int B; private int C { get => 0; set { } }", "A B",
        "a=A B", "A B")]
    [InlineData("[MessagePack.MessagePackObject(true, AllowPrivate = true)]", "public int A; private int C { get; set; }", "A", "A C", "A")]
    [InlineData("[MessagePack.MessagePackObject(AllowPrivate = true)]", "[MessagePack.Key(0)] public int A; [MessagePack.Key(1)] private int C { get; set; }",
        "A", "0=A 1=C", "A")]
    [InlineData("[Nino.Core.NinoType(false)]", "[Nino.Core.NinoMember(5)] public int A; [Nino.Core.NinoMember(2)] public int B; public int C;", "B A", "A B C",
        "B A C")]
    [InlineData("[Nino.Core.NinoType(true, true)]", "public int A; private int B { get; set; } [Nino.Core.NinoIgnore] public int C;", "A B", "A C", "A C")]
    [InlineData("[System.Runtime.Serialization.DataContract]",
        "[System.Runtime.Serialization.DataMember(Name = \"a\")] public int A; public int B; [System.Runtime.Serialization.DataMember] private int C { get; set; }", "A C", "a=A C", "a=A C")]
    [InlineData("[System.Runtime.Serialization.DataContract]",
        "[System.Runtime.Serialization.DataMember(Order = 2)] public int A; [System.Runtime.Serialization.DataMember(Order = 1)] public int B;", "B A",
        "1=B 2=A", "B A")]
    [InlineData("[System.Runtime.Serialization.DataContract]",
        "[System.Runtime.Serialization.DataMember(Order = 2)] public int A; [System.Runtime.Serialization.DataMember] public int B;", "A B", "A B", "A B")]
    [InlineData("[System.Runtime.Serialization.DataContract]",
        "[System.Runtime.Serialization.DataMember(Order = 1)] public int B; [System.Runtime.Serialization.DataMember(Order = 1)] public int A;", "B A", "B A", "B A")]
    [InlineData("[System.Runtime.Serialization.DataContract, MessagePack.MessagePackObject]",
        "[System.Runtime.Serialization.DataMember, MessagePack.Key(0)] public int A; [MessagePack.Key(1)] public int B;", "A", "0=A 1=B", "A")]
    [InlineData("[Newtonsoft.Json.JsonObject(Newtonsoft.Json.MemberSerialization.OptIn)]", "[Newtonsoft.Json.JsonProperty] public int A; public int B;", "A B",
        "A B", "A")]
    [InlineData("[Newtonsoft.Json.JsonObject(Newtonsoft.Json.MemberSerialization.OptOut, NamingStrategyType = typeof(Newtonsoft.Json.Serialization.SnakeCaseNamingStrategy))]", "public int AbCd; [Newtonsoft.Json.JsonProperty(\"x\")] public int B;", "AbCd B", "AbCd B", "ab_cd=AbCd x=B")]
    [InlineData("[MemoryPack.MemoryPackable, Nino.Core.NinoType(false)]", "public int A; [Nino.Core.NinoMember(1)] public int B;", "A B", "A B", "A B")]
    public void On_types(string attributes, string body, string places, string keys, string names) => Check(attributes, body, places, keys, names);

    [Fact]
    public void Types_whose_formats_agree_have_one_body()
    {
        Assert.Empty(
            Plan("",
                "[CodecMember(1), MessagePack.Key(0), System.Text.Json.Serialization.JsonPropertyName(\"a\")] public int A; [CodecMember(2)] public int B;").Views);
        // MessagePack's keys say nothing of CBOR.
        Assert.Equal([ViewKind.Cbor],
            Assert.Single(
                Plan("",
                    "[MessagePack.Key(0), System.Text.Json.Serialization.JsonPropertyName(\"a\")] public int A; [MessagePack.Key(1)] public int B;").Views).View.Kinds);
        Assert.Equal([[ViewKind.Name], [ViewKind.Cbor]],
            Plan("",
            "[MessagePack.Key(\"k\"), System.Text.Json.Serialization.JsonPropertyName(\"j\")] public int A;").Views.Select(view => view.View.Kinds.ToArray()));
    }

    [Fact]
    public void Protobuf_numbers_are_kept() =>
        Assert.Equal([7, 3],
            Plan("", "[CodecMember(7)] public int A; [CodecMember(3), ProtoBuf.ProtoMember(9)] public int B;").Type.Tagged!.Members.OrderBy(m => m.Name)
                .Select(m => m.Field!.Number));

    /// <summary>Own policies are for every format with names; MessagePack-CSharp's names are its own.</summary>
    [Theory]
    [InlineData("", "a_bc=ABc other=B", "a_bc=ABc other=B")]
    [InlineData("[MessagePack.MessagePackObject(true)]", "ABc other=B", "a_bc=ABc other=B")]
    public void Policies_name_what_has_no_name(string attributes, string keys, string names)
    {
        var compilation =
            Harness.Compilation(
                [Samples.Stubs, Stubs,
                    "using Octavo; [GenerateCodec(Names = NamePolicy.SnakeCaseLower)] " + attributes
                        + " public class Item { public int ABc; [CodecMember(\"other\")] public int B; }"]);
        CodecPlan plan = Plan(compilation);
        Assert.Equal("ABc B", string.Join(' ', plan.Type.Members.Select(m => m.Name)));
        Assert.Equal((keys, names), (Members(plan, ViewKind.MessagePack), Members(plan, ViewKind.Name)));
    }

    /// <summary>What Json.NET's attributes ask for in vain.</summary>
    [Theory]
    [InlineData("[Newtonsoft.Json.JsonObject(Newtonsoft.Json.MemberSerialization.OptOut, IsReference = true)]", "public int A;")]
    [InlineData("[Newtonsoft.Json.JsonObject(Newtonsoft.Json.MemberSerialization.OptOut, NamingStrategyType = typeof(Newtonsoft.Json.Serialization.OtherStrategy))]", "public int A;")]
    [InlineData("", "[Newtonsoft.Json.JsonProperty(ItemConverterType = typeof(int))] public int A;")]
    public void What_is_not_followed_is_said(string attributes, string body) =>
        Assert.Contains(Harness.Run(Compilation(attributes, body)).Diagnostics, d => d.Id == "OCT0100");

    /// <summary>Conventions of names count if the type has attributes of the library that has them, and are reported if they are not followed.</summary>
    [Theory]
    [InlineData(false, "[Newtonsoft.Json.JsonProperty(\"a\")] public int A; public bool ShouldSerializeA() => true;")]
    [InlineData(true, "[Newtonsoft.Json.JsonProperty(\"a\")] public int A; [CodecIgnore] public bool ASpecified { get; set; }")]
    [InlineData(true, "[Newtonsoft.Json.JsonProperty(\"a\")] public int A; [Newtonsoft.Json.JsonIgnore] public bool ASpecified { get; set; }")]
    [InlineData(false, "[Newtonsoft.Json.JsonProperty(\"a\")] public int A; public bool ASpecified { get; set; }")]
    [InlineData(false, "[Newtonsoft.Json.JsonProperty(\"a\")] public int A; [CodecIgnore] internal bool ASpecified { get; set; }")]
    [InlineData(false, "public int A; [CodecIgnore] public bool ASpecified { get; set; }")]
    [InlineData(false, "[Newtonsoft.Json.JsonProperty(\"a\")] public int A; [CodecIgnore] public bool BSpecified { get; set; }")]
    public void Conventions_are_said(bool isSaid, string body) =>
        Assert.Equal(isSaid, Harness.Run(Compilation("", body)).Diagnostics.Any(d => d.Id == "OCT0037"));

    [Theory]
    [InlineData("OCT0001", "[CodecMember(1)] public int A; [MessagePack.IgnoreMember] public int B;")]
    [InlineData("OCT0004", "[System.Text.Json.Serialization.JsonPropertyName(\"B\")] public int A; public int B;")]
    [InlineData("OCT0004", "[MessagePack.Key(\"B\")] public int A; public int B;")]
    public void Contradictions_are_reported(string id, string body) => Assert.Contains(Harness.Run(Compilation("", body)).Diagnostics, d => d.Id == id);

    private static void Check(string attributes, string body, string places, string keys, string names)
    {
        CodecPlan plan = Plan(attributes, body);
        Assert.Equal(places, Members(plan, ViewKind.Ordinal));
        Assert.Equal(keys, Members(plan, ViewKind.MessagePack));
        Assert.Equal(names, Members(plan, ViewKind.Name));
    }

    private static string Members(CodecPlan plan, ViewKind kind)
    {
        TypeModel type = plan.Views.FirstOrDefault(f => f.View.Kinds.Contains(kind))?.View.Type ?? plan.Type;
        return string.Join(' ', type.Members.Select(m => kind == ViewKind.Ordinal ? m.Name
            : kind == ViewKind.MessagePack && type.Layout == MemberLayout.Array ? (m.Number - 1) + "=" + m.Name
            : m.WireName == m.Name ? m.Name : m.WireName + "=" + m.Name));
    }

    private static CodecPlan Plan(string attributes, string body)
    {
        return Plan(Compilation(attributes, body));
    }

    private static CodecPlan Plan(Microsoft.CodeAnalysis.CSharp.CSharpCompilation compilation)
    {
        // OCT0044 tells of what is not public, and in some formats alone: that is what is looked at here.
        compilation = compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions([new("OCT0044", ReportDiagnostic.Suppress)]));
        Harness.Run(compilation).Compiles();
        var result = Harness.Driver().RunGenerators(compilation).GetRunResult().Results.Single();
        return Assert.Single(((AssemblyPlan)result.TrackedSteps[CodecGenerator.PlanStep].Single().Outputs.Single().Value).Codecs);
    }

    private static Microsoft.CodeAnalysis.CSharp.CSharpCompilation Compilation(string attributes, string body) =>
        Harness.Compilation(
            [Samples.Stubs, Stubs, "using Octavo; [GenerateCodec] " + attributes + " public partial class Item { " + body + " public int Sum() => 0; }"]);
}
