// Owns: what becomes of a member as a field of Protobuf: the borders of its number, and the options of protobuf-net's attribute.
using Octavo.Model.Planning;
using Octavo.Model.Tagged;

namespace Octavo.Generator.Tests.Members;

public sealed class FieldTests
{
    private const string Net = "namespace ProtoBuf { public sealed class ProtoContractAttribute : System.Attribute { } "
        + "[System.Flags] public enum MemberSerializationOptions { None = 0, Packed = 1, Required = 2, AsReference = 4, DynamicType = 8, OverwriteList = 16 } "
        + "public sealed class ProtoMemberAttribute(int tag) : System.Attribute { public int Tag => tag; public MemberSerializationOptions Options { get; set; } } }";

    [Theory]
    [InlineData(-1, false)]
    [InlineData(1, true)]
    [InlineData(18_999, true)]
    [InlineData(19_000, false)]
    [InlineData(19_999, false)]
    [InlineData(20_000, true)]
    [InlineData(536_870_911, true)]
    [InlineData(536_870_912, false)]
    public void Numbers_outside_the_range_and_reserved_ones_are_refused(int number, bool isNumber)
    {
        Generated generated =
            Harness.Run(Harness.Compilation([$"using Octavo; [GenerateCodec] public class A {{ [ProtobufMember({number})] public int B; }}"]));
        Assert.Equal(!isNumber, generated.Diagnostics.Any(d => d.Id == "OCT0110"));
    }

    [Theory]
    [InlineData("None", false, false, false)]
    [InlineData("Packed", true, false, false)]
    [InlineData("Required", false, true, false)]
    [InlineData("OverwriteList", false, false, true)]
    [InlineData("Packed | ProtoBuf.MemberSerializationOptions.OverwriteList", true, false, true)]
    public void Options_of_protobuf_net_are_followed(string options, bool packed, bool required, bool replaces)
    {
        string attribute = "[ProtoBuf.ProtoMember({0}, Options = ProtoBuf.MemberSerializationOptions." + options + ")] ";
        string source = "using Octavo; [GenerateCodec, ProtoBuf.ProtoContract] public class A { "
            + string.Format(null, attribute, 1) + "public System.Collections.Generic.List<int> B { get; set; } = new(); " + string.Format(null, attribute, 2)
            + "public int C { get; set; } }";
        var compilation = Harness.Compilation([Net, source]);
        Harness.Run(compilation).Compiles();
        var result = Harness.Driver().RunGenerators(compilation, TestContext.Current.CancellationToken).GetRunResult().Results.Single();
        CodecPlan plan = Assert.Single(((AssemblyPlan)result.TrackedSteps[CodecGenerator.PlanStep].Single().Outputs.Single().Value).Codecs);
        FieldModel[] fields = [.. plan.Type.Tagged!.Members.OrderBy(member => member.Name).Select(member => member.Field!)];
        Assert.Equal((packed, required, replaces), (fields[0].Form.IsPacked, fields[1].Presence == FieldPresence.Always, fields[0].Replaces));
    }
}
