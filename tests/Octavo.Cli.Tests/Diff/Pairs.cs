// Owns: the table of pairs.
namespace Octavo.Cli.Tests.Diff;

internal static class Pairs
{
    private const string Array = "[GenerateCodec] public sealed class T";
    private const string Tolerant = "[GenerateCodec(Layout = Layout.Tolerant)] public sealed class T";
    private const string NumberMap = "[GenerateCodec(Layout = Layout.NumberMap)] public sealed class T";
    private const string NameMap = "[GenerateCodec(Layout = Layout.NameMap)] public sealed class T";
    private const string Struct = "[GenerateCodec] public struct T";

    internal static IReadOnlyList<Pair> All { get; } =
    [
        // Members come and go.
        new("nothing changed", Array + "{ M1 int A; M2 string? B; M3 List<int>? C; }", Array + "{ M1 int A; M2 string? B; M3 List<int>? C; }"),
        new("member added at the end", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 string? B; M3 string? C; }"),
        new("number added at the end", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 string? B; M3 int C; }"),
        new("member with an initializer added at the end", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 string? B; M3 string? C = \"c\"; }"),
        new("number with an initializer added at the end", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 string? B; M3 int C = 7; }"),
        new("list with an initializer added at the end", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 string? B; M3 List<int> C = []; }"),
        new("required member added", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 string? B; M3 required int C; }"),
        new("nullable member added between", Array + "{ M1 int A; M3 string? B; M4 List<int>? D; }", Array + "{ M1 int A; M2 string? C; M3 string? B; M4 List<int>? D; }"),
        new("nullable member with an initializer added between", Array + "{ M1 int A; M3 string? B; }", Array + "{ M1 int A; M2 string? C = \"c\"; M3 string? B; }"),
        new("number added between", Array + "{ M1 int A; M3 string? B; }", Array + "{ M1 int A; M2 int C; M3 string? B; }"),
        new("number added between numbers", Array + "{ M1 int A; M3 int B; }", Array + "{ M1 int A; M2 int C; M3 int B; }"),
        new("member removed at the end", Array + "{ M1 int A; M2 string? B; M3 string? C; }", Array + "{ M1 int A; M2 string? B; }"),
        new("member removed between", Array + "{ M1 int A; M2 string? C; M3 string? B; }", Array + "{ M1 int A; M3 string? B; }"),
        new("number given to another member of the same kind", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 int C; M3 string? B; }"),
        new("number given to another kind of member", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 List<int>? C; }"),
        new("members swap numbers", Array + "{ M1 int A; M2 int B; }", Array + "{ M2 int A; M1 int B; }"),
        new("numbers of another kind swap", Array + "{ M1 int A; M2 string? B; }", Array + "{ M2 int A; M1 string? B; }"),
        new("a gap is left", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M5 string? B; }"),
        new("declared in another order, numbered", Array + "{ M1 int A; M2 string? B; }", Array + "{ M2 string? B; M1 int A; }"),
        new("renamed", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 [Was(\"B\")] string? C; }"),
        new("renamed, old name in data", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 [Was(\"B\")] [JsonPropertyName(\"B\")] string? C; }"),
        new("renamed with an alias", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 [Was(\"B\")] [CodecAlias(\"B\")] string? C; }"),
        new("name in JSON changed", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 [JsonPropertyName(\"b\")] string? B; }"),
        new("left out of JSON", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 [JsonIgnore] string? B; }"),
        new("unknown names refused", Array + "{ M1 int A; M2 string? B; }", "[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)] " + Array + "{ M1 int A; }"),

        // The same without numbers.
        new("unnumbered: added at the end", Array + "{ N int A; N string? B; }", Array + "{ N int A; N string? B; N string? C; }"),
        new("unnumbered: added in front", Array + "{ N int A; N string? B; }", Array + "{ N string? C; N int A; N string? B; }"),
        new("unnumbered: number added between numbers", Array + "{ N int A; N int B; }", Array + "{ N int A; N int C; N int B; }"),
        new("unnumbered: removed at the end", Array + "{ N int A; N string? B; }", Array + "{ N int A; }"),
        new("unnumbered: removed in front", Array + "{ N int A; N string? B; }", Array + "{ N string? B; }"),
        new("unnumbered: reordered, of two kinds", Array + "{ N int A; N string? B; }", Array + "{ N string? B; N int A; }"),
        new("unnumbered: reordered, of one kind", Array + "{ N int A; N int B; }", Array + "{ N int B; N int A; }"),
        new("unnumbered: renamed", Array + "{ N int A; N string? B; }", Array + "{ N int A; N [Was(\"B\")] string? C; }"),
        new("unnumbered: required added", Array + "{ N int A; }", Array + "{ N int A; N required string B; }"),
        new("names by policy", Array + "{ N int FirstName; N string? LastName; }", "[GenerateCodec(Names = NamePolicy.SnakeCaseLower)] public sealed class T { N int FirstName; N string? LastName; }"),

        // Maps by number and by name.
        new("map by number: added and removed", NumberMap + "{ M1 int A; M2 string? B; }", NumberMap + "{ M1 int A; M3 string? C; }"),
        new("map by number: renumbered", NumberMap + "{ M1 int A; M2 string? B; }", NumberMap + "{ M1 int A; M3 string? B; }"),
        new("map by number: number given again", NumberMap + "{ M1 int A; M2 string? B; }", NumberMap + "{ M1 int A; M2 int C; M3 string? B; }"),
        new("map by name: renamed", NameMap + "{ M1 int A; M2 string? B; }", NameMap + "{ M1 int A; M2 [Was(\"B\")] string? C; }"),
        new("map by name: renamed with an alias", NameMap + "{ M1 int A; M2 string? B; }", NameMap + "{ M1 int A; M2 [Was(\"B\")] [CodecAlias(\"B\")] string? C; }"),
        new("array became a map by number", Array + "{ M1 int A; M3 string? B; }", NumberMap + "{ M1 int A; M3 string? B; }"),
        new("array became a map by name", Array + "{ M1 int A; M3 string? B; }", NameMap + "{ M1 int A; M3 string? B; }"),
        new("numbers came", Array + "{ N int A; N string? B; }", Array + "{ M1 int A; M2 string? B; }"),
        new("numbers came in another order", Array + "{ N int A; N string? B; }", Array + "{ M2 int A; M1 string? B; }"),

        // Tolerant.
        new("tolerant: added at the end", Tolerant + "{ M1 int A; M2 string? B; }", Tolerant + "{ M1 int A; M2 string? B; M3 int C; }"),
        new("tolerant: added between", Tolerant + "{ M1 int A; M3 string? B; }", Tolerant + "{ M1 int A; M2 string? C; M3 string? B; }"),
        new("tolerant: removed between", Tolerant + "{ M1 int A; M2 string? C; M3 string? B; }", Tolerant + "{ M1 int A; M3 string? B; }"),
        new("tolerant: renumbered", Tolerant + "{ M1 int A; M2 string? B; }", Tolerant + "{ M1 int A; M3 string? B; }"),
        new("tolerant: number given again, same kind", Tolerant + "{ M1 int A; M2 int B; }", Tolerant + "{ M1 int A; M2 int C; M3 int B; }"),
        new("tolerant: number given again, other kind", Tolerant + "{ M1 int A; M2 int B; }", Tolerant + "{ M1 int A; M2 string? C; }"),
        new("tolerant: required added", Tolerant + "{ M1 int A; }", Tolerant + "{ M1 int A; M2 required int B; }"),
        new("tolerant: wider", Tolerant + "{ M1 int A; M2 string? B; }", Tolerant + "{ M1 long A; M2 string? B; }"),
        new("tolerant: nullable", Tolerant + "{ M1 int A; M2 string? B; }", Tolerant + "{ M1 int? A; M2 string? B; }"),
        new("tolerant: text to list", Tolerant + "{ M1 string? A; M2 string? B; }", Tolerant + "{ M1 List<int>? A; M2 string? B; }"),
        new("tolerant: class became a struct", Tolerant + "{ M1 int A; M2 string? B; }", "[GenerateCodec(Layout = Layout.Tolerant)] public struct T { M1 int A; M2 string? B; }"),
        new("became tolerant", Array + "{ M1 int A; M2 string? B; }", Tolerant + "{ M1 int A; M2 string? B; }"),
        new("became tolerant with a gap", Array + "{ M1 int A; M3 string? B; }", Tolerant + "{ M1 int A; M3 string? B; }"),
        new("no longer written", Tolerant + "{ M1 int A; M2 string? B; }", Tolerant + "{ M1 int A; [CodecMember(2, Deprecated = true)] public string? B { get; set; } }"),
        new("written from a later version on", Tolerant + "{ M1 int A; }", "[GenerateCodec(Layout = Layout.Tolerant, Version = 1)] public sealed class T { M1 int A; [CodecMember(2, Since = 2)] public string? B { get; set; } }"),

        // Types of members.
        new("int to long", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 long A; M2 string? B; }"),
        new("int to short", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 short A; M2 string? B; }"),
        new("int to uint", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 uint A; M2 string? B; }"),
        new("int to int?", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int? A; M2 string? B; }"),
        new("string? to string", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 string B = \"\"; }"),
        new("int to string", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 string? A; M2 string? B; }"),
        new("float to double", Array + "{ M1 float A; M2 string? B; }", Array + "{ M1 double A; M2 string? B; }"),
        new("Guid to string", Array + "{ M1 Guid A; M2 string? B; }", Array + "{ M1 string A = \"\"; M2 string? B; }"),
        new("List to array", Array + "{ M1 List<int>? A; M2 string? B; }", Array + "{ M1 int[]? A; M2 string? B; }"),
        new("List to HashSet", Array + "{ M1 List<int>? A; M2 string? B; }", Array + "{ M1 HashSet<int>? A; M2 string? B; }"),
        new("elements wider", Array + "{ M1 List<int>? A; M2 string? B; }", Array + "{ M1 List<long>? A; M2 string? B; }"),
        new("elements without a sign", Array + "{ M1 List<int>? A; M2 string? B; }", Array + "{ M1 List<uint>? A; M2 string? B; }"),
        new("elements nullable", Array + "{ M1 List<int>? A; M2 string? B; }", Array + "{ M1 List<int?>? A; M2 string? B; }"),
        new("elements became text", Array + "{ M1 List<int>? A; M2 string? B; }", Array + "{ M1 List<string>? A; M2 string? B; }"),
        new("bytes to a list of bytes", Array + "{ M1 byte[]? A; M2 string? B; }", Array + "{ M1 List<byte>? A; M2 string? B; }"),
        new("one became several", Array + "{ M1 string? A; M2 string? B; }", Array + "{ M1 List<string>? A; M2 string? B; }"),
        new("one number became several", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 List<int>? A; M2 string? B; }"),
        new("values of a dictionary wider", Array + "{ M1 Dictionary<string, int>? A; M2 string? B; }", Array + "{ M1 Dictionary<string, long>? A; M2 string? B; }"),
        new("keys of a dictionary became text", Array + "{ M1 Dictionary<int, int>? A; M2 string? B; }", Array + "{ M1 Dictionary<string, int>? A; M2 string? B; }"),
        new("list became a dictionary", Array + "{ M1 List<int>? A; M2 string? B; }", Array + "{ M1 Dictionary<string, int>? A; M2 string? B; }"),
        new("fixed encoding", Array + "{ M1 int A; M2 string? B; }", Array + "{ [CodecMember(1, Encoding = MemberEncoding.Fixed)] public int A { get; set; } M2 string? B; }"),
        new("numbers in quotes", Array + "{ M1 long A; M2 string? B; }", Array + "{ [CodecMember(1, Numbers = NumberForms.WriteText)] public long A { get; set; } M2 string? B; }"),
        new("nulls left out", NameMap + "{ M1 int A; M2 string? B = \"b\"; }", "[GenerateCodec(Layout = Layout.NameMap, Omit = OmitPolicy.Null)] public sealed class T { M1 int A; M2 string? B; }"),
        new("shared text", Array + "{ M1 string? A; M2 string? B; }", Array + "{ [CodecMember(1, Sharing = Sharing.Text)] public string? A { get; set; } M2 string? B; }"),

        // Truth values, which share bytes in Compact.
        new("bool added behind a bool", Array + "{ M1 bool A; }", Array + "{ M1 bool A; M2 bool B; }"),
        new("bool added behind bools and before a number", Array + "{ M1 bool A; M2 bool B; M4 int D; }", Array + "{ M1 bool A; M2 bool B; M3 bool C; M4 int D; }"),
        new("bool removed between bools", Array + "{ N bool A; N bool B; N bool C; }", Array + "{ N bool A; N bool C; }"),

        // Kinds.
        new("class became a struct", Array + "{ M1 int A; M2 string? B; }", Struct + "{ M1 int A; M2 string? B; }"),
        new("class of numbers became a struct", Array + "{ M1 int A; M2 int B; }", Struct + "{ M1 int A; M2 int B; }"),
        new("struct: member added", Struct + "{ M1 int A; M2 string? B; }", Struct + "{ M1 int A; M2 string? B; M3 int C; }"),
        new("image: member added", Struct + "{ M1 int A; M2 int B; }", Struct + "{ M1 int A; M2 int B; M3 int C; }"),
        new("image: member added where padding was", Struct + "{ M1 byte A; M3 int B; }", Struct + "{ M1 byte A; M2 byte C; M3 int B; }"),
        new("image: members swap", Struct + "{ N int A; N int B; }", Struct + "{ N int B; N int A; }"),
        new("image: another type of the same size", Struct + "{ M1 int A; M2 int B; }", Struct + "{ M1 int A; M2 float B; }"),
        new("image: sign lost", Struct + "{ M1 int A; M2 int B; }", Struct + "{ M1 int A; M2 uint B; }"),
        new("image: became managed", Struct + "{ M1 int A; M2 int B; }", Struct + "{ M1 int A; M2 int B; M3 string? C; }"),
        new("image in an image: member added", Struct + "{ M1 int A; M2 U B; } [GenerateCodec] public struct U { M1 byte X; M3 int Z; }", Struct + "{ M1 int A; M2 U B; } [GenerateCodec] public struct U { M1 byte X; M2 byte Y; M3 int Z; }"),
        new("references came", "[GenerateCodec] public sealed class T { M1 U? A; M2 U? B; } [GenerateCodec] public sealed class U { M1 int X; }", "[GenerateCodec] public sealed class T { M1 U? A; M2 U? B; } [GenerateCodec(References = true)] public sealed class U { M1 int X; }"),

        // Types in types.
        new("inner class: member added", Array + "{ M1 U A = new(); M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; }", Array + "{ M1 U A = new(); M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; M2 int Y; }"),
        new("inner class renamed", Array + "{ M1 U A = new(); M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; }", Array + "{ M1 V A = new(); M2 string? B; } [GenerateCodec] public sealed class V { M1 int X; }"),
        new("inner class became a struct", Array + "{ M1 U A = new(); M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; }", Array + "{ M1 U A; M2 string? B; } [GenerateCodec] public struct U { M1 int X; }"),
        new("class became text", Array + "{ M1 U A = new(); M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; }", Array + "{ M1 string A = \"\"; M2 string? B; }"),
        new("nullable struct became a class", Array + "{ M1 U? A; M2 string? B; } [GenerateCodec] public struct U { M1 int X; }", Array + "{ M1 U? A; M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; }"),

        // Enums.
        new("enum: value added", Array + "{ M1 E A; } public enum E { Red, Green }", Array + "{ M1 E A; } public enum E { Red, Green, Blue }"),
        new("enum: value removed", Array + "{ M1 E A; } public enum E { Red, Green, Blue }", Array + "{ M1 E A; } public enum E { Red, Green }"),
        new("enum: value renamed", Array + "{ M1 E A; } public enum E { Red, Green }", Array + "{ M1 E A; } public enum E { Red, Vert }"),
        new("enum: values swap numbers", Array + "{ M1 E A; } public enum E { Red, Green }", Array + "{ M1 E A; } public enum E { Green, Red }"),
        new("enum: base type", Array + "{ M1 E A; M2 string? B; } public enum E { Red, Green }", Array + "{ M1 E A; M2 string? B; } public enum E : byte { Red, Green }"),
        new("enum to its number", Array + "{ M1 E A; M2 string? B; } public enum E { Red, Green }", Array + "{ M1 int A; M2 string? B; }"),
        new("enum by name", Array + "{ M1 E A; } public enum E { Red, Green }", Array + "{ M1 E A; } [CodecEnum(EnumForm.Name)] public enum E { Red, Green }"),
        new("enum by name: value added", Array + "{ M1 E A; } [CodecEnum(EnumForm.Name)] public enum E { Red, Green }", Array + "{ M1 E A; } [CodecEnum(EnumForm.Name)] public enum E { Red, Green, Blue }"),
        new("enum by name: value renamed", Array + "{ M1 E A; } [CodecEnum(EnumForm.Name)] public enum E { Red, Green }", Array + "{ M1 E A; } [CodecEnum(EnumForm.Name)] public enum E { Red, Vert }"),
        new("enum by name: values swap numbers", Array + "{ M1 E A; } [CodecEnum(EnumForm.Name)] public enum E { Red, Green }", Array + "{ M1 E A; } [CodecEnum(EnumForm.Name)] public enum E { Green, Red }"),
        new("enum by name to text", Array + "{ M1 E A; M2 string? B; } [CodecEnum(EnumForm.Name)] public enum E { Red, Green }", Array + "{ M1 string A = \"\"; M2 string? B; }"),
        new("enum checked", Array + "{ [CodecMember(1, Defined = true)] public E A { get; set; } } public enum E { Red, Green }", Array + "{ [CodecMember(1, Defined = true)] public E A { get; set; } } public enum E { Red, Green, Blue }"),

        // Unions.
        new("union: case added", Union("[CodecUnion(0, typeof(A))]"), Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]")),
        new("union: case removed", Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]"), Union("[CodecUnion(0, typeof(A))]")),
        new("union: case renumbered", Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]"), Union("[CodecUnion(0, typeof(A))] [CodecUnion(2, typeof(B))]")),
        new("union: cases swap numbers", Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]"), Union("[CodecUnion(1, typeof(A))] [CodecUnion(0, typeof(B))]")),
        new("union: case renamed in data", Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]"), Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B), \"bee\")]")),
        new("union: another discriminator", Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]"), Union("[CodecUnion(Discriminator = \"kind\")] [CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]")),
        new("union: opened", Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]"), Union("[CodecUnion(Open = true)] [CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]")),
        new("union: member added to a case", Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]"), Union("[CodecUnion(0, typeof(A))] [CodecUnion(1, typeof(B))]").Replace("M1 int X;", "M1 int X; M2 string? Y;", StringComparison.Ordinal)),

        // Protobuf's own.
        new("protobuf: zigzag", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 [ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] int A; M2 string? B; }"),
        new("protobuf: fixed", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 [ProtobufMember(Encoding = ProtobufEncoding.Fixed)] int A; M2 string? B; }"),
        new("protobuf: group", Array + "{ M1 U? A; M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; }", Array + "{ M1 [ProtobufMember(Encoding = ProtobufEncoding.Group)] U? A; M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; }"),
        new("protobuf: expanded", Array + "{ M1 List<int>? A; M2 string? B; }", Array + "{ M1 [ProtobufMember(Packing = ProtobufPacking.Expanded)] List<int>? A; M2 string? B; }"),
        new("protobuf: required", Array + "{ M1 int? A; M2 string? B; }", Array + "{ M1 [ProtobufMember(Presence = ProtobufPresence.Required)] int? A; M2 string? B; }"),
        new("protobuf: wrapped", Array + "{ M1 int? A; M2 string? B; }", Array + "{ M1 [ProtobufMember(Wrapped = true)] int? A; M2 string? B; }"),
        new("protobuf: into a oneof", Array + "{ M1 int? A; M2 string? B; }", Array + "{ M1 [ProtobufMember(Oneof = \"o\")] int? A; M2 [ProtobufMember(Oneof = \"o\")] string? B; }"),
        new("protobuf: unchecked text", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 [ProtobufMember(Utf8 = ProtobufUtf8.Trust)] string? B; }"),
        new("object became a number", Array + "{ M1 object? A; M2 string? B; }", Array + "{ M1 int A; M2 string? B; }"),
        new("lists of lists wider", Array + "{ M1 List<List<int>>? A; M2 string? B; }", Array + "{ M1 List<List<long>>? A; M2 string? B; }"),
        new("list of objects, member added", Array + "{ M1 List<U> A = []; M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; }", Array + "{ M1 List<U> A = []; M2 string? B; } [GenerateCodec] public sealed class U { M1 int X; M2 string? Y; }"),
        new("list of images, member added", Array + "{ M1 List<U> A = []; M2 string? B; } [GenerateCodec] public struct U { M1 int X; }", Array + "{ M1 List<U> A = []; M2 string? B; } [GenerateCodec] public struct U { M1 int X; M2 int Y; }"),
        new("dictionary of objects, member removed", Array + "{ M1 Dictionary<string, U> A = []; } [GenerateCodec] public sealed class U { M1 int X; M2 string? Y; }", Array + "{ M1 Dictionary<string, U> A = []; } [GenerateCodec] public sealed class U { M1 int X; }"),
        new("holds itself, member added", "[GenerateCodec] public sealed class T { M1 int A; M2 T? Next; }", "[GenerateCodec] public sealed class T { M1 int A; M2 T? Next; M3 string? B; }"),
        new("base class: member added", "[GenerateCodec] public class Base { M1 int A; } [GenerateCodec] public sealed class T : Base { M3 string? B; }", "[GenerateCodec] public class Base { M1 int A; M2 int C; } [GenerateCodec] public sealed class T : Base { M3 string? B; }"),
        new("numbers of MessagePack-CSharp", "[GenerateCodec] public sealed class T { [MessagePack.Key(0)] public int A { get; set; } [MessagePack.Key(1)] public string? B { get; set; } }", "[GenerateCodec] public sealed class T { [MessagePack.Key(0)] public int A { get; set; } [MessagePack.Key(2)] public string? B { get; set; } }"),
        new("zeros left out", NameMap + "{ M1 int A = 5; M2 string? B; }", "[GenerateCodec(Layout = Layout.NameMap, Omit = OmitPolicy.Default)] public sealed class T { M1 int A; M2 string? B; }"),
        new("char to string", Array + "{ M1 char A; M2 string? B; }", Array + "{ M1 string? A; M2 string? B; }"),
        new("decimal to double", Array + "{ M1 decimal A; M2 string? B; }", Array + "{ M1 double A; M2 string? B; }"),
        new("DateTime to DateTimeOffset", Array + "{ M1 DateTime A; M2 string? B; }", Array + "{ M1 DateTimeOffset A; M2 string? B; }"),
        new("list of bools to bytes", Array + "{ M1 List<bool>? A; M2 string? B; }", Array + "{ M1 List<byte>? A; M2 string? B; }"),
        new("nullable enum", Array + "{ M1 E A; M2 string? B; } public enum E { Red, Green }", Array + "{ M1 E? A; M2 string? B; } public enum E { Red, Green }"),
        new("keys by enum: value renamed", Array + "{ M1 Dictionary<E, int>? A; } [CodecEnum(EnumForm.Name)] public enum E { Red, Green }", Array + "{ M1 Dictionary<E, int>? A; } [CodecEnum(EnumForm.Name)] public enum E { Red, Vert }"),
        new("tolerant: enum by name", Tolerant + "{ M1 E A; M2 string? B; } public enum E { Red, Green }", Tolerant + "{ M1 E A; M2 string? B; } [CodecEnum(EnumForm.Name)] public enum E { Red, Green }"),
        new("tolerant: shared text", Tolerant + "{ M1 string? A; M2 string? B; }", Tolerant + "{ [CodecMember(1, Sharing = Sharing.Text)] public string? A { get; set; } M2 string? B; }"),
        new("union by value: struct case", "[GenerateCodec] [CodecUnion(0, typeof(A))] public interface T; [GenerateCodec] public sealed class A : T { M1 int X; }", "[GenerateCodec] [CodecUnion(0, typeof(A))] public interface T; [GenerateCodec] public struct A : T { M1 int X; }"),
        new("class became a union of itself", "[GenerateCodec] public class T { M1 int X; }", "[GenerateCodec] [CodecUnion(0, typeof(T))] public class T { M1 int X; }"),
        new("surrogate for a class", "[GenerateCodec] public sealed class T { M1 int X; }", "[CodecSurrogate(typeof(S))] public sealed class T { public int X { get; set; } } [GenerateCodec] public sealed class S { M1 int X; public static explicit operator S?(T? t) => t is null ? null : new S { X = t.X }; public static explicit operator T?(S? s) => s is null ? null : new T { X = s.X }; }"),
        new("record by constructor: parameter added", "[GenerateCodec] public sealed record T([property: CodecMember(1)] int A, [property: CodecMember(2)] string? B) { public T() : this(0, null) { } }", "[GenerateCodec] public sealed record T([property: CodecMember(1)] int A, [property: CodecMember(2)] string? B, [property: CodecMember(3)] int C) { public T() : this(0, null, 0) { } }"),
        new("formats: all but two given up", Array + "{ M1 int A; M2 string? B; }", "[GenerateCodec(Formats = CodecFormats.Binary | CodecFormats.Protobuf)] public sealed class T { M1 int A; M2 string? B; }"),
        new("formats: JSON given up, member added", Array + "{ M1 int A; M2 string? B; }", "[GenerateCodec(Formats = CodecFormats.All & ~CodecFormats.Json)] public sealed class T { M1 int A; M2 string? B; M3 string? C; }"),
        new("formats: one came", "[GenerateCodec(Formats = CodecFormats.Cbor)] public sealed class T { M1 int A; M2 string? B; }", "[GenerateCodec(Formats = CodecFormats.Cbor | CodecFormats.Compact)] public sealed class T { M1 int A; M2 string? B; }"),
        new("formats: given up by what is held", Array + "{ M1 int A; M2 U? B; } [GenerateCodec] public sealed class U { M1 int X; }", Array + "{ M1 int A; M2 U? B; } [GenerateCodec(Formats = CodecFormats.Json | CodecFormats.Protobuf)] public sealed class U { M1 int X; }"),
        new("formats: given up by a case", "[GenerateCodec] [CodecUnion(0, typeof(A))] public interface T; [GenerateCodec] public sealed class A : T { M1 int X; }", "[GenerateCodec] [CodecUnion(0, typeof(A))] public interface T; [GenerateCodec(Formats = CodecFormats.Cbor | CodecFormats.Json)] public sealed class A : T { M1 int X; }"),
        new("protobuf: no longer in it", Array + "{ M1 int A; M2 string? B; }", Array + "{ M1 int A; M2 string? B; M3 object? C; }"),
    ];

    private static string Union(string attributes) =>
        $$"""
        [GenerateCodec] {{attributes}} public abstract class T { }
        [GenerateCodec] public sealed class A : T { M1 int X; }
        {{(attributes.Contains("typeof(B)", StringComparison.Ordinal) ? "[GenerateCodec] public sealed class B : T { M1 int X; }" : "")}}
        """;
}
