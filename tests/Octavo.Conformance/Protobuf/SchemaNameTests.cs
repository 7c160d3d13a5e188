// Owns: names in .proto text that compilers refuse although .NET has them: values of two enums in one scope, one json_name, a package that hides google.
namespace Octavo.Conformance.Protobuf
{
    public class SchemaNameTests
    {
        [Fact]
        public void Values_of_enums_in_one_scope_differ()
        {
            string schema = OctavoProtobuf.Schema<Beside>();
            Assert.Contains("  FOLDER_STATE_OPEN = 1;", schema, StringComparison.Ordinal);
            Assert.Contains("  FOLDER_STATE_OPEN_2 = 1;", schema, StringComparison.Ordinal);
        }

        /// <summary>Compilers compare them without the prefix and underscores.</summary>
        [Fact]
        public void Values_of_an_enum_differ_without_underscores()
        {
            string schema = OctavoProtobuf.Schema<Floors>();
            Assert.Contains("  FLOOR_L1 = 0;", schema, StringComparison.Ordinal);
            Assert.Contains("  FLOOR_L_1_2 = 1;", schema, StringComparison.Ordinal);
            Assert.Contains("  FLOOR_A_B = 2;", schema, StringComparison.Ordinal);
            Assert.Contains("  FLOOR_AB = 3;", schema, StringComparison.Ordinal);
        }

        /// <summary>Compilers take them when their number is one.</summary>
        [Fact]
        public void Aliases_keep_names_that_differ_in_underscores_and_capitals_alone()
        {
            string schema = OctavoProtobuf.Schema<Sides>();
            Assert.Contains("  moo = 1;", schema, StringComparison.Ordinal);
            Assert.Contains("  MOO = 1;", schema, StringComparison.Ordinal);
            Assert.Contains("  m_oo = 1;", schema, StringComparison.Ordinal);
        }

        [Fact]
        public void Fields_have_names_of_their_own_in_JSON()
        {
            string schema = OctavoProtobuf.Schema<Alike>();
            Assert.Contains("int32 value2 = 1;", schema, StringComparison.Ordinal);
            Assert.Contains("int32 value_22 = 2;", schema, StringComparison.Ordinal);
            var value = new Alike { Value2 = 1, Value_2 = 2 };
            Assert.True(OctavoGraph.Equals(value, OctavoProtoJson.Deserialize<Alike>(OctavoProtoJson.SerializeToString(value))));
        }

        [Fact]
        public void A_package_can_have_a_part_that_is_google() =>
            Assert.Contains(" .google.protobuf.Timestamp at = 1;", OctavoProtobuf.Schema<Acme.Google.Ads.Campaign>(), StringComparison.Ordinal);

        public enum Folder
        {
            None,
            StateOpen,
        }

        public enum FolderState
        {
            None,
            Open,
        }

        public enum Floor
        {
            L1,
            L_1,
            A_B,
            AB,
        }

        public enum Side
        {
            None,

            [ProtobufValue("moo")]
            Moo = 1,

            [ProtobufValue("MOO")]
            Loud = 1,

            [ProtobufValue("m_oo")]
            Apart = 1,
        }

        [GenerateCodec]
        public sealed class Beside
        {
            [CodecMember(1)] public Folder Folder { get; set; }

            [CodecMember(2)] public FolderState State { get; set; }
        }

        [GenerateCodec]
        public sealed class Floors
        {
            [CodecMember(1)] public Floor Floor { get; set; }
        }

        [GenerateCodec]
        public sealed class Sides
        {
            [CodecMember(1)] public Side Side { get; set; }
        }

        [GenerateCodec]
        public sealed class Alike
        {
            [CodecMember(1)] public int Value2 { get; set; }

            [CodecMember(2)] public int Value_2 { get; set; }
        }
    }
}

namespace Acme.Google.Ads
{
    [Octavo.GenerateCodec]
    public sealed class Campaign
    {
        [Octavo.CodecMember(1)] public DateTime At { get; set; }
    }
}
