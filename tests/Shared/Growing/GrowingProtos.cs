// Owns: .proto texts that have much of something. Knows nothing of the product.
namespace Octavo.Tests.Shared;

internal static class GrowingProtos
{
    internal const string Proto3 = "syntax = \"proto3\";";

    internal const string Options = Proto3 + "import \"google/protobuf/descriptor.proto\";";

    internal static readonly (string Name, Func<int, string> Make)[] All =
    [
        ("messages", n => Proto3 + Repeat(n, i => $"message M{i} {{ M{(i + 1) % n} next = 1; }}")),
        ("nested messages", n => Proto3 + "message A {" + Repeat(n, i => $"message M{i} {{ A.M{(i + 1) % n} next = 1; }}") + "}"),
        ("levels", n => Proto3 + Repeat(n / 30, i => Repeat(30, d => $"message M{i}x{d} {{ int32 f = 1;") + new string('}', 30))),
        ("fields", n => Proto3 + "message A {" + Repeat(n, i => $"A f{i} = {Number(i)};") + "}"),
        ("optional fields", n => Proto3 + "message A {" + Repeat(n, i => $"optional int32 f{i} = {Number(i)};") + "}"),
        ("maps", n => Proto3 + "message A {" + Repeat(n, i => $"map<string, A> f{i} = {Number(i)};") + "}"),
        ("a oneof", n => Proto3 + "message A { oneof o {" + Repeat(n, i => $"string f{i} = {Number(i)};") + "} }"),
        ("oneofs", n => Proto3 + "message A {" + Repeat(n, i => $"oneof o{i} {{ string f{i} = {Number(i)}; }}") + "}"),
        ("groups", n => "message A {" + Repeat(n, i => $"optional group G{i} = {Number(i)} {{ optional A a = 1; }}") + "}"),
        ("reserved numbers",
            n => Proto3 + "message A {" + Repeat(n, i => $"reserved {2 * Number(i)};") + Repeat(n, i => $"int32 f{i} = {(2 * Number(i)) + 1};") + "}"),
        ("reserved names", n => Proto3 + "message A {" + Repeat(n, i => $"reserved \"r{i}\";") + Repeat(n, i => $"int32 f{i} = {Number(i)};") + "}"),
        ("reserved numbers of an enum",
            n => Proto3 + "enum E { Z = 0;" + Repeat(n, i => $"reserved {(2 * i) + 2};") + Repeat(n, i => $"V{i} = {(2 * i) + 1};") + "}"),
        ("values", n => Proto3 + "enum E {" + Repeat(n, i => $"V{i} = {i};") + "}"),
        ("values of one number", n => Proto3 + "enum E { option allow_alias = true;" + Repeat(n, i => $"V{i} = 0;") + "}"),
        ("defaults",
            n => "enum E {" + Repeat(n, i => $"V{i} = {i};") + "} message A {" + Repeat(n, i => $"optional E f{i} = {Number(i)} [default = V{n - 1 - i}];")
                + "}"),
        ("extensions", n => "message A { extensions 1 to max; } extend A {" + Repeat(n, i => $"optional int32 f{i} = {Number(i)};") + "}"),
        ("extensions in ranges of their own",
            n => "message A {" + Repeat(n, i => $"extensions {Number(i)};") + "} extend A {" + Repeat(n, i => $"optional int32 f{i} = {Number(i)};") + "}"),
        ("declared extensions",
            n => "message A { extensions 1 to max ["
                + string.Join(",", Enumerable.Range(0, n).Select(i => $"declaration = {{ number: {Number(i)} full_name: \".f{i}\" type: \"int32\" }}"))
                + "]; } extend A {" + Repeat(n, i => $"optional int32 f{i} = {Number(i)};") + "}"),
        ("options",
            n => Options + "extend google.protobuf.MessageOptions {" + Repeat(n, i => $"int32 o{i} = {50_000 + i};") + "} message A {"
                + Repeat(n, i => $"option (o{i}) = {i};") + "}"),
        ("an option that repeats",
            n => Options + "extend google.protobuf.MessageOptions { repeated int32 o = 50000; } message A {" + Repeat(n, i => $"option (o) = {i};") + "}"),
        ("options of fields",
            n => Options + "extend google.protobuf.FieldOptions { string o = 50000; } message A {"
                + Repeat(n, i => $"int32 f{i} = {Number(i)} [(o) = \"{i}\"];") + "}"),
        ("an option's fields",
            n => Options + "message O {" + Repeat(n, i => $"int32 f{i} = {Number(i)};")
                + "} extend google.protobuf.MessageOptions { O o = 50000; } message A { option (o) = {" + Repeat(n, i => $"f{i}: {i + 1} ") + "}; }"),
        ("an option's paths",
            n => Options + "message O {" + Repeat(n, i => $"int32 f{i} = {Number(i)};") + "} extend google.protobuf.MessageOptions { O o = 50000; } message A {"
                + Repeat(n, i => $"option (o).f{i} = {i + 1};") + "}"),
        ("an option's enum",
            n => Options + "enum E {" + Repeat(n, i => $"V{i} = {i};") + "} extend google.protobuf.MessageOptions { repeated E o = 50000; } message A {"
                + Repeat(n, i => $"option (o) = V{n - 1 - i};") + "}"),
        ("methods", n => Proto3 + "message A {} service S {" + Repeat(n, i => $"rpc M{i}(A) returns (A);") + "}"),
        ("services", n => Proto3 + "message A {}" + Repeat(n, i => $"service S{i} {{ rpc M(A) returns (A); }}")),
        ("comments in a line", n => Proto3 + Repeat(n, i => "/* a */ ") + "message A {}"),
        ("lines of comments", n => Proto3 + Repeat(n, i => "// a\n") + "message A {}"),
        ("comments behind tokens", n => Proto3 + "message A {" + Repeat(n, i => $"/* a */ int32 /* b */ f{i} /* c */ = {Number(i)}; // d\n") + "}"),
        ("texts in a row",
            n => Options + "extend google.protobuf.MessageOptions { string o = 50000; } message A { option (o) = " + Repeat(n, i => "'a' ") + "; }"),
    ];

    internal static string Repeat(int n, Func<int, string> make) => string.Concat(Enumerable.Range(0, n).Select(make));

    /// <summary>A field's number: 19,000 to 19,999 are not for fields.</summary>
    internal static int Number(int i) => i < 18_000 ? i + 1 : i + 2_001;
}
