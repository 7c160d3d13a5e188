// Owns: names of .proto files that are equal in C#, or that C# or a class has already: what is made compiles, and values come back under the names of the file.
// Knows no parser.
using Octavo.Proto.CSharp;

namespace Octavo.Proto.Tests.Emission;

public class NameTests
{
    /// <summary>Names that meet in C#, of every scope.</summary>
    private const string Hostile = """
        syntax = "proto2";
        package names;

        message Bug { enum Bug { BUG = 0; } optional Bug bug = 1; optional Bug_ other = 2; }
        message Bug_ { optional int32 a = 1; }
        message bug { optional int32 a = 1; extensions 100 to 200; }
        enum bUG { bug_none = 0; }
        message foo_bar { optional int32 foo_bar = 1; optional string FooBar = 2; optional bool fooBar = 3; optional int64 foo__bar = 4; optional int32 FooBar_ = 5; optional int32 foo_bar_ = 6; optional int32 FooBar_3 = 7; }
        message FooBar { optional foo_bar foo_bar = 1; }
        message UnknownFields {
          optional int32 UnknownFields = 1;
          optional int32 unknown_fields = 2;
          optional int32 equals = 3;
          optional int32 get_type = 4;
          optional int32 GetType = 5;
          optional int32 memberwise_clone = 6;
          optional int32 to_string = 7;
          optional int32 get_hash_code = 8;
          optional int32 reference_equals = 9;
          optional int32 finalize = 10;
          optional int32 types = 11;
          optional int32 extensions = 12;
          optional int32 _ = 13;
          optional int32 __ = 14;
          optional int32 _1 = 15;
          optional int32 class = 16 [default = 4];
          optional int32 class_or_default = 17;
          optional int32 codec = 18;
          optional int32 system = 19;
          optional int32 octavo = 20;
          optional int32 value = 21;
          optional int32 field1 = 22;
          optional int32 _field1 = 23;
          oneof choice { int32 none = 30; string None = 31; int32 none_ = 32; bool choice_case = 33; int32 clear_choice = 34; int32 choice_oneof_case = 35; }
          oneof Choice { int32 a = 40; }
          oneof UnknownFields_ { int32 b = 41; }
        }
        message Types {
          message Types { message Types { optional int32 types = 1; } optional Types types = 1; }
          message Equals { optional int32 a = 1; }
          message ToString { optional int32 to_string = 1; }
          message get_type { optional get_type get_type = 1; }
          message types_ { optional int32 a = 1; }
          enum GetHashCode { EQUALS = 0; TO_STRING = 1; GET_TYPE = 2; GET_HASH_CODE = 3; }
          optional Types types = 1;
          optional Equals equals = 2;
          optional GetHashCode get_hash_code = 3;
        }
        message Extensions {
          message Extensions { optional int32 extensions = 1; }
          optional Extensions extensions = 1;
          extend bug { optional int32 extensions_ = 100; optional int32 Extensions_ = 101; optional int32 equals = 102; optional int32 foo_bar = 103; optional int32 FooBar = 104; }
        }
        message TestExtensions { optional int32 test_extensions = 1; }
        extend bug { optional int32 test_extensions = 110; optional int32 TestExtensions_ = 111; optional group Grouped = 112 { optional int32 grouped = 1; } }
        enum Kind {
          option allow_alias = true;
          KIND_ONE = 1; ONE = 2; one = 3; KIND_one = 4; One = 5; KIND_ONE_ = 6; kind_one = 1; KIND = 7; KIND_ = 8; KIND_2 = 9; Kind2 = 10; _2 = 11; NEGATIVE = -1; negative = -2; __ = 12; ___ = 13; class = 14; value__ = 15;
        }
        message Codec { optional Kind kind = 1 [default = KIND_one]; }
        message BugCodec { optional Kind codec = 1; }
        message Object { optional string String = 1; repeated Object object = 2; map<string, Object> Map = 3; optional MapEntry_ entry = 4; }
        message MapEntry_ { optional int32 a = 1; }
        message Func { optional int32 func = 1; }
        message record { optional int32 record = 1; }
        message dynamic { optional dynamic dynamic = 1; }
        """;

    private static readonly string[] s_messages =
        ["Bug", "Bug_", "FooBar", "UnknownFields", "Types", "Extensions", "Codec", "BugCodec", "Object", "Func", "Record", "Dynamic"];

    [Theory]
    [InlineData("Protobuf")]
    [InlineData("All")]
    public void Names_that_are_equal_in_CSharp_are_given_once_a_scope(string formats)
    {
        List<CSharpFile> files = EmittedProtos.Emit(Hostile, formats: formats);
        Dictionary<string, Func<byte[], byte[]>> all = EmittedProtos.Compile(files, [.. s_messages.Select(name => "Names." + name)]);
        Assert.Equal("0801", Hex(all["Names.Bug_"]([8, 1])));
        // Each field of its own number: what is read as one is written as it.
        byte[] many = [8, 1, 16, 2, 24, 3, 32, 4, 40, 5, 48, 6, 56, 7, 64, 8, 72, 9, 80, 10, 88, 11, 96, 12, 104, 13, 112, 14, 120, 15];
        Assert.Equal(Hex(many), Hex(all["Names.UnknownFields"](many)));
    }

    [Fact]
    public void Names_in_the_file_stay_what_others_know_a_member_by() => EmittedProtos.Run(EmittedProtos.Emit(Hostile, formats: "Protobuf;Json"), """
        using Names;
        using Octavo;
        public static class Check
        {
            public static void Run()
            {
                Same(new UnknownFields { UnknownFields_1 = 1, UnknownFields_2 = 2, Equals_ = 3, Class = 5 }, "{\"UnknownFields\":1,\"unknownFields\":2,\"equals\":3,\"class\":5}");
                Same(new Types { Types_1 = new() { Types_1 = new() { Types_1 = 1 } } }, "{\"types\":{\"types\":{\"types\":1}}}");
                // Of names that are one in JSON, which proto2 allows, each has its own in the file.
                Same(new FooBar_ { FooBar = "b", FooBar_1 = 1 }, "{\"foo_bar\":1,\"FooBar\":\"b\"}");
                Same(new Codec { Kind = Kind.One_4 }, "{\"kind\":4}");
                if (new UnknownFields().ClassOrDefault_ != 4 || new Codec().KindOrDefault != Kind.One_4)
                {
                    throw new System.InvalidOperationException("defaults");
                }
            }

            private static void Same<T>(T value, string json)
            {
                string written = Text(value);
                string again = Text(OctavoProtobuf.Deserialize<T>(OctavoProtobuf.Serialize(value)));
                if (written != json || again != json)
                {
                    throw new System.InvalidOperationException(written + " " + again);
                }
            }

            private static string Text<T>(T value) =>
                System.Text.RegularExpressions.Regex.Replace(System.Text.Encoding.UTF8.GetString(OctavoJson.Serialize(value)), ",?\"[^\"]*\":null", "").Replace("{,", "{");
        }
        """);

    [Fact]
    public void A_namespace_has_each_name_once_whatever_file_it_is_from()
    {
        List<CSharpFile> files = EmittedProtos.EmitAll(
            ("a/shop.proto",
                "syntax = \"proto2\"; package shop.a; message B { extensions 10 to 20; } extend B { optional int32 x = 10; } message foo_bar {} message C { message D {} }"),
            ("b/shop.proto",
                "syntax = \"proto2\"; package other; option csharp_namespace = \"Shop.A\"; import \"a/shop.proto\"; extend shop.a.B { optional int32 x = 11; } message FooBar { optional shop.a.foo_bar a = 1; }"),
            ("c.proto", "syntax = \"proto3\"; package shop.a.b; message M { shop.c.B b = 1; } import \"e.proto\";"),
            ("d.proto", "syntax = \"proto3\"; package shop; message A_ { int32 a = 1; } message M { A_ a = 1; }"),
            ("e.proto", "syntax = \"proto3\"; package shop.c; message B { int32 a = 1; }"),
            ("f.proto", "syntax = \"proto3\"; package class.event; option csharp_namespace = \"Words.class.event\"; message M { int32 a = 1; }"),
            ("g.proto", "syntax = \"proto3\"; message Shop_ { int32 a = 1; } message Words {} message Test {}"));
        Dictionary<string, Func<byte[], byte[]>> all =
            EmittedProtos.Compile(files, "Shop.A.FooBar", "Shop.A.FooBar_", "Shop.A.B_", "Shop.A.B.M", "Shop.A_", "Shop_", "Words.@class.@event.M");
        Assert.Equal("0801", Hex(all["Shop_"]([8, 1])));
    }

    [Fact]
    public void Services_keep_the_names_of_their_calls() => EmittedProtos.Compile(EmittedProtos.Emit("""
        syntax = "proto3";
        package calls;

        message Request { int32 a = 1; }
        message greeter { int32 a = 1; }
        message greeter_client { int32 a = 1; }

        service Greeter {
          rpc Greeter(Request) returns (Request);
          rpc GreeterBase(Request) returns (greeter);
          rpc GreeterClient(Request) returns (stream greeter_client);
          rpc Equals(Request) returns (Request);
          rpc GetType(Request) returns (Request);
          rpc ToString(Request) returns (Request);
          rpc MemberwiseClone(Request) returns (Request);
          rpc CallInvoker(Request) returns (Request);
          rpc ClientBaseConfiguration(stream Request) returns (Request);
          rpc NewInstance(Request) returns (Request);
          rpc WithHost(Request) returns (Request);
          rpc BindService(Request) returns (Request);
          rpc Say(Request) returns (Request);
          rpc SayAsync(Request) returns (Request);
          rpc SayAsync_(Request) returns (Request);
          rpc class(Request) returns (Request);
          rpc get_type(Request) returns (Request);
          rpc __Options(Request) returns (Request);
        }

        service class { rpc event(Request) returns (Request); }
        service Request_ { rpc request(Request) returns (Request); }
        """, services: GrpcServices.Both), "Calls.Request", "Calls.Greeter_");

    /// <summary>Files of random names, of a small alphabet so that they meet.</summary>
    [Fact]
    public void Random_names_compile()
    {
        int seed = Environment.GetEnvironmentVariable("OCTAVO_TESTS_SEED") is { Length: > 0 } said ? int.Parse(said, CultureInfo.InvariantCulture)
            : DateTime.UtcNow.DayOfYear;
        var random = new Random(seed);
        for (int i = 0; i < (TestRun.All ? 6 : 2); i++)
        {
            string text = new RandomNames(random).File();
            try
            {
                EmittedProtos.Compile(EmittedProtos.Emit(text, formats: i % 2 == 0 ? "Protobuf" : "Protobuf;Json"));
            }
            catch (Exception wrong)
            {
                Assert.Fail($"seed {seed}, file {i}: {wrong.Message}\n{text}");
            }
        }
    }

    private static string Hex(byte[] bytes) => Convert.ToHexString(bytes);
}
