// Owns: the errors in files that are wrong, and where. Knows no emission.
namespace Octavo.Proto.Tests.Parsing;

public class ErrorTests
{
    [Theory]
    // Text
    [InlineData("syntax = \"proto4\";", 1, 10, "OCTP0001")]
    [InlineData("edition = \"2024\";", 1, 11, "OCTP0001")]
    [InlineData("syntax = \"proto3\"\nmessage M {}", 2, 1, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M {\n  int32 a = 1\n}", 4, 1, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M {\n  int32 = 1;\n}", 3, 9, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M {\n  string a = 1; // é\n  é", 4, 3, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\noption java_package = \"open\n;", 2, 23, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\n/* open", 2, 1, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 0x; }", 2, 23, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 08; }", 2, 23, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 4294967296; }", 2, 23, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M { map<float, int32> a = 1; }", 2, 17, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M { repeated map<int32, int32> a = 1; }", 2, 22, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M { oneof o { repeated int32 a = 1; } }", 2, 23, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M { oneof o { } }", 2, 19, "OCTP0001")]
    [InlineData("syntax = \"proto3\";\nmessage M { repeated group G = 1 {} }", 2, 22, "OCTP0001")]
    [InlineData("message M { repeated group g = 1 {} }", 1, 28, "OCTP0001")]
    [InlineData("message M { reserved 5 to 2; }", 1, 22, "OCTP0001")]
    [InlineData("edition = \"2023\"; message M { reserved \"a\"; }", 1, 40, "OCTP0001")]
    [InlineData("package a; package b;", 1, 12, "OCTP0001")]
    // Imports
    [InlineData("syntax = \"proto3\";\nimport \"nowhere.proto\";", 2, 8, "OCTP0002")]
    [InlineData("syntax = \"proto3\";\nimport \"test.proto\";", 2, 8, "OCTP0002")]
    [InlineData("syntax = \"proto3\";\nimport \"\";", 2, 8, "OCTP0002")]
    // Names
    [InlineData("syntax = \"proto3\";\nmessage M {\n  Missing a = 1;\n}", 3, 3, "OCTP0003")]
    [InlineData("syntax = \"proto3\";\nmessage M {\n  repeated a.b.Missing a = 1;\n}", 3, 12, "OCTP0003")]
    [InlineData("syntax = \"proto3\";\nmessage M { map<int32, Missing> a = 1; }", 2, 24, "OCTP0003")]
    [InlineData("syntax = \"proto3\";\nmessage M { google.protobuf.Any a = 1; }", 2, 13, "OCTP0003")]
    [InlineData("syntax = \"proto3\";\nservice S { rpc R(Missing) returns (stream Missing); }", 2, 19, "OCTP0003")]
    [InlineData("extend Missing { optional int32 a = 1; }", 1, 8, "OCTP0003")]
    // Duplicates
    [InlineData("syntax = \"proto3\";\nmessage M {}\nmessage M {}", 3, 9, "OCTP0004")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 1; string a = 2; }", 2, 33, "OCTP0004")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 1; string b = 1; }", 2, 37, "OCTP0004")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 foo_bar = 1; string fooBar = 2; }", 2, 39, "OCTP0004")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a_z = 1; string aZ = 2; }", 2, 35, "OCTP0004")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 z_a = 1; string zA = 2; }", 2, 35, "OCTP0004")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 1 [json_name = \"x\"]; string b = 2 [json_name = \"x\"]; }", 2, 70, "OCTP0004")]
    [InlineData("syntax = \"proto3\";\nenum E { A = 0; B = 0; }", 2, 21, "OCTP0004")]
    [InlineData("syntax = \"proto3\";\nenum E { A = 0; }\nenum F { A = 0; }", 3, 10, "OCTP0004")]
    [InlineData("message M { reserved \"a\"; optional int32 a = 1; }", 1, 42, "OCTP0004")]
    // Numbers
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 0; }", 2, 23, "OCTP0005")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 536870912; }", 2, 23, "OCTP0005")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 19000; }", 2, 23, "OCTP0005")]
    [InlineData("syntax = \"proto3\";\nmessage M { reserved 2 to 5; int32 a = 3; }", 2, 40, "OCTP0005")]
    [InlineData("message M { extensions 2 to max; optional int32 a = 3; }", 1, 53, "OCTP0005")]
    [InlineData("message M { extensions 2 to 5; reserved 5; }", 1, 41, "OCTP0005")]
    [InlineData("message M { extensions 2; }\nextend M { optional int32 a = 3; }", 2, 31, "OCTP0005")]
    [InlineData("enum E { reserved -3 to -1; A = -2; }", 1, 33, "OCTP0005")]
    // Options
    [InlineData("syntax = \"proto3\";\nimport \"google/protobuf/descriptor.proto\";\nimport \"google/protobuf/any.proto\";\nextend google.protobuf.MessageOptions { google.protobuf.Any any = 50000; }\nmessage M { option (any) = { [type.googleapis.com/Missing] {} }; }", 5, 30, "OCTP0006")]
    [InlineData("syntax = \"proto3\";\nimport \"google/protobuf/descriptor.proto\";\nimport \"google/protobuf/any.proto\";\nextend google.protobuf.MessageOptions { google.protobuf.Any any = 50000; }\nmessage M { option (any) = { [example.com/M] {} }; }", 5, 30, "OCTP0006")]
    [InlineData("syntax = \"proto3\";\nimport \"google/protobuf/descriptor.proto\";\nimport \"google/protobuf/any.proto\";\nextend google.protobuf.MessageOptions { google.protobuf.Any any = 50000; }\nmessage M { option (any) = { type_url: \"a\" [type.googleapis.com/M] {} }; }", 5, 44, "OCTP0006")]
    [InlineData("syntax = \"proto3\";\nimport \"google/protobuf/descriptor.proto\";\nimport \"google/protobuf/any.proto\";\nextend google.protobuf.MessageOptions { google.protobuf.Any any = 50000; }\nmessage M { option (any) = { [type.googleapis.com/M]: 1 }; }", 5, 30, "OCTP0006")]
    [InlineData("syntax = \"proto3\";\noption nonsense = 1;", 2, 8, "OCTP0006")]
    [InlineData("syntax = \"proto3\";\noption (nonsense) = 1;", 2, 8, "OCTP0006")]
    [InlineData("syntax = \"proto3\";\noption optimize_for = FAST;", 2, 23, "OCTP0006")]
    [InlineData("syntax = \"proto3\";\noption deprecated = 1;", 2, 21, "OCTP0006")]
    [InlineData("syntax = \"proto3\";\noption deprecated = true;\noption deprecated = true;", 3, 8, "OCTP0006")]
    [InlineData("message M { optional int32 a = 1 [default = \"x\"]; }", 1, 45, "OCTP0006")]
    [InlineData("message M { optional uint32 a = 1 [default = -1]; }", 1, 46, "OCTP0006")]
    [InlineData("enum E { A = 0; }\nmessage M { optional E a = 1 [default = B]; }", 2, 41, "OCTP0006")]
    [InlineData("message M { optional int32 a = 1 [packed = true]; }", 1, 28, "OCTP0006")]
    [InlineData("edition = \"2023\"; message M { repeated int32 a = 1 [packed = true]; }", 1, 46, "OCTP0006")]
    // Rules
    [InlineData("message M { int32 a = 1; }", 1, 13, "OCTP0007")]
    [InlineData("syntax = \"proto3\";\nmessage M { required int32 a = 1; }", 2, 22, "OCTP0007")]
    [InlineData("syntax = \"proto3\";\nmessage M { int32 a = 1 [default = 2]; }", 2, 36, "OCTP0007")]
    [InlineData("syntax = \"proto3\";\nmessage M { extensions 5; }", 2, 24, "OCTP0007")]
    [InlineData("syntax = \"proto3\";\nenum E { A = 1; }", 2, 14, "OCTP0007")]
    [InlineData("syntax = \"proto3\";\nenum E { }", 2, 6, "OCTP0007")]
    [InlineData("edition = \"2023\"; message M { optional int32 a = 1; }", 1, 40, "OCTP0007")]
    [InlineData("edition = \"2023\"; message M { int32 a = 1 [features.field_presence = IMPLICIT, default = 3]; }", 1, 90, "OCTP0007")]
    public void Errors_stand_at_their_places(string text, int line, int column, string code)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.Load("test.proto", "test.proto", text);
        ProtoLinker.Link(loader, errors);
        Assert.StartsWith($"test.proto({line},{column}): error {code}: ", errors.All.FirstOrDefault()?.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Names_of_files_that_are_not_imported_are_told()
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.Load("a.proto", "a.proto", "syntax = \"proto3\"; package p; message A {}");
        loader.Load("b.proto", "b.proto", "syntax = \"proto3\"; package p; message B { A a = 1; }");
        ProtoLinker.Link(loader, errors);
        Assert.Equal(
            "b.proto(1,43): error OCTP0003: 'A' is not a message or an enum that is known here. A file that is not imported here has 'p.A': import it.",
                Assert.Single(errors.All).ToString());
    }

    /// <summary>A field of a message's own name hides the message from what is declared in it, as in protoc.</summary>
    [Fact]
    public void Names_that_another_declaration_hides_are_told()
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.Load("a.proto", "a.proto", "syntax = \"proto2\"; package p; message A { optional int32 A = 1; extensions 2; extend A { optional int32 b = 2; } }");
        ProtoLinker.Link(loader, errors);
        Assert.EndsWith("Another declaration hides 'p.A' here: write '.p.A'.", Assert.Single(errors.All).ToString(), StringComparison.Ordinal);
    }

    /// <summary>A text must not have files read that are beside the roots, whatever it names; protoc refuses the same names.</summary>
    [Theory]
    [InlineData("")]
    [InlineData("../beside.proto")]
    [InlineData("in/../../beside.proto")]
    [InlineData("/")]
    [InlineData("./in.proto")]
    [InlineData("sub//in.proto")]
    [InlineData("sub\\in.proto")]
    [InlineData("in.proto\0")]
    [InlineData("full path")]
    public void Imports_lead_nowhere_but_below_the_roots(string name)
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory("octavo-proto-");
        try
        {
            string root = Directory.CreateDirectory(Path.Combine(folder.FullName, "root", "sub")).Parent!.FullName;
            string beside = Path.Combine(folder.FullName, "beside.proto");
            Array.ForEach([beside, Path.Combine(root, "in.proto"), Path.Combine(root, "sub", "in.proto")],
                path => File.WriteAllText(path, "syntax = \"proto3\";"));
            byte[] import = Encoding.UTF8.GetBytes(name == "full path" ? beside : name);
            byte[] set = [10, (byte)(import.Length + 5), 10, 1, (byte)'a', 26, (byte)import.Length, .. import];

            foreach (bool isText in (bool[])[true, false])
            {
                var errors = new ProtoErrors();
                var loader = new ProtoLoader([root], errors);
                _ = isText
                    ? [loader.Load("a.proto", "a.proto",
                        $"syntax = \"proto3\"; import '{Encoding.UTF8.GetString(import).Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\0", "\\000", StringComparison.Ordinal)}';")] : loader.LoadSet("a.pb", set);

                ProtoError error = Assert.Single(errors.All);
                Assert.Equal(ProtoCodes.Import, error.Code);
                Assert.Contains("is not a path below a folder", error.Message, StringComparison.Ordinal);
                Assert.Single(loader.Ordered);
            }
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    /// <summary>Options are read when features are settled, long after the set was.</summary>
    [Theory]
    [InlineData("42020000", "of a file")]
    [InlineData("4203920380", "of a file, features")]
    [InlineData("220712014D3A020000", "of a message")]
    [InlineData("22080A014D3A03620100", "of a message, features")]
    [InlineData("2A071201451A020000", "of an enum")]
    [InlineData("2A080A01451A033A0100", "of an enum, features")]
    public void Options_that_are_none_are_refused(string field, string what)
    {
        byte[] file = [10, 1, (byte)'a', .. Convert.FromHexString(field)];
        var errors = new ProtoErrors();
        new ProtoLoader([], errors).LoadSet(what, [10, (byte)file.Length, .. file]);
        Assert.Equal(ProtoCodes.File, Assert.Single(errors.All).Code);
    }

    [Theory]
    [InlineData("3A090A0165180120012805")]
    [InlineData("220E0A014D32090A0165180120012805")]
    public void Extensions_of_nothing_are_refused(string field)
    {
        byte[] file = [10, 1, (byte)'a', .. Convert.FromHexString(field)];
        var errors = new ProtoErrors();
        new ProtoLoader([], errors).LoadSet("x.pb", [10, (byte)file.Length, .. file]);
        Assert.Contains("does not say what it extends", Assert.Single(errors.All).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Methods_without_types_are_errors()
    {
        byte[] file = [10, 1, (byte)'a', .. Convert.FromHexString("32090A015312040A024D4D")];
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.LoadSet("x.pb", [10, (byte)file.Length, .. file]);
        Assert.Empty(errors.All);
        ProtoLinker.Link(loader, errors);
        Assert.Contains(errors.All, error => error.Code == ProtoCodes.Name);
    }

    [Fact]
    public void Bytes_that_are_no_descriptor_set_are_refused()
    {
        var errors = new ProtoErrors();
        new ProtoLoader([], errors).LoadSet("x.pb", [0x0A, 0x05, 0x01]);
        Assert.StartsWith("x.pb: error OCTP0008: ", Assert.Single(errors.All).ToString(), StringComparison.Ordinal);
    }
}
