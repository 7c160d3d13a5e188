// Owns: texts and descriptor sets that are made to cost more than they have bytes: repeated, long and deep names, and errors without end.
using Octavo.Proto.CSharp;
using Octavo.Proto.Printing;
using Octavo.Tests.Shared;
using static Octavo.Tests.Shared.GrowingProtos;

namespace Octavo.Proto.Tests.Parsing;

public class HostileTextTests
{
    /// <summary>The path of an option is written by recursion: one of 20,000 parts would end the process.</summary>
    [Theory, InlineData(63, true), InlineData(64, false), InlineData(5_000, false)]
    public void A_long_path_of_an_option_is_refused(int parts, bool isTaken)
    {
        ProtoErrors errors = Link(Options + "message M { M m = 1; } extend google.protobuf.FileOptions { M o = 50000; } option (o)" + Repeat(parts, _ => ".m")
            + " = {};");
        Assert.Equal(isTaken, !errors.Any);
        Assert.All(errors.All, error => Assert.Equal(ProtoCodes.Syntax, error.Code));
    }

    /// <summary>One name for all: the oneof of each would get another letter.</summary>
    [Fact]
    public void One_optional_field_many_times() =>
        Linear(n => Proto3 + "message A {" + Repeat(n, _ => "optional int32 a = 1;") + "}", n: 60, bytesAByte: 1_000);

    /// <summary>Messages of google/protobuf are printed where they are asked for: each of a chain asks for the next one.</summary>
    [Fact]
    public void A_chain_of_messages_of_google() => Growth.IsLinear(
        n => Encoding.UTF8.GetBytes("syntax = \"proto3\"; package google.protobuf;"
            + string.Concat(Enumerable.Range(0, n).Select(i => $"message M{i:d4} {{ {(i + 1 < n ? $"M{i + 1:d4} a = 1;" : "")} }}"))),
        data =>
        {
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([], errors);
            loader.Load("google/protobuf/x.proto", "google/protobuf/x.proto", Encoding.UTF8.GetString(data));
            ProtoFile user = loader.Load("u.proto", "u.proto",
                "syntax = \"proto3\"; import \"google/protobuf/x.proto\"; message U { google.protobuf.M0000 a = 1; }");
            ProtoLinker.Link(loader, errors);
            Assert.Empty(errors.All);
            Assert.Equal(2, CSharpEmitter.Emit([user], new EmissionSettings("Test.WellKnown", false)).Count);
        }, n: 60, bytesAByte: 3_000);

    /// <summary>An error says the beginning of what was found.</summary>
    [Fact]
    public void Errors_of_long_texts_are_short()
    {
        string name = new('x', 50_000);
        Assert.All(
            (string[])
            [
                $"\"{name}\"", $"{name} {name};", $"import \"{name}\";", Proto3 + $"message A {{ {name} a = 1; }}",
                Proto3 + $"message A {{ {name} {name} = 0; }}",
                Options + $"option {name} = 1;", Options + $"option ({name}) = 1;", Options + $"option optimize_for = {name};",
                Proto3 + $"enum {name} {{ {name} = 1; {name} = 2; }}", Proto3 + $"message {name} {{ int32 {name} = 1; int32 {name} = 1; }}",
            ],
            text => Assert.All(Link(text).All, error => Assert.True(error.Message.Length <= 2_001 && !error.Message.Contains('\n'), error.Message)));
    }

    [Fact]
    public void Errors_about_the_same()
    {
        Linear(n => Options + "extend google.protobuf.FieldOptions { int32 o = 50000 [" + string.Join(", ", Enumerable.Repeat("targets = TARGET_TYPE_FILE", n))
            + "]; } message A {" + Repeat(n, i => $"int32 f{i} = {i + 1} [(o) = 1];") + "}", n: 100, bytesAByte: 1_000);
        Linear(n => Options + "extend google.protobuf.FieldOptions { int32 o = 50000 ["
            + string.Join(", ", Enumerable.Range(0, n).Select(i => $"targets = T{i}")) + "]; } message A {"
            + Repeat(n, i => $"int32 f{i} = {i + 1} [(o) = 1];") + "}", n: 100, bytesAByte: 1_000);
        Linear(n => Proto3 + "enum E { A" + new string('_', 20 * n) + " = 0;" + Repeat(n, i => $"A{new string('_', i % 7)} = {i + 1};") + "}", n: 100,
            bytesAByte: 1_000);
    }

    /// <summary>The last of the errors that are kept says that there are more.</summary>
    [Fact]
    public void Errors_end()
    {
        ProtoErrors errors = Link(Proto3 + "message A {" + Repeat(3_000, i => $"X f{i} = {i + 1};") + "}");
        Assert.Equal(ProtoErrors.Most + 1, errors.All.Count);
        Assert.Contains("more errors", errors.All[^1].Message);
    }

    /// <summary>A long name of an enum is not made again for each value.</summary>
    [Fact]
    public void A_long_name_of_an_enum() =>
        Linear(n => Proto3 + "enum " + new string('E', 20 * n) + " {" + Repeat(n, i => $"V{i} = {i};") + "}", n: 200, bytesAByte: 1_000);

    /// <summary>Names that differ, and are one name in C#.</summary>
    [Fact]
    public void Names_that_are_one_in_CSharp()
    {
        Growth.IsLinear(n => Encoding.UTF8.GetBytes(string.Join(' ', Enumerable.Repeat("AName", n))), names =>
        {
            var unique = new UniqueNames("AName");
            Assert.All(Encoding.UTF8.GetString(names).Split(' '), name => unique.Take(name));
        }, n: 300, bytesAByte: 200);
        var names = new UniqueNames("X_4");
        Assert.Equal(["X", "X_", "X_2", "X_3", "X_9", "X_5", "X_6"], new[] { 0, 0, 0, 0, 9, 9, 0 }.Select(number => names.Take("X", number)));
    }

    /// <summary>Public imports that fork: what a file sees through them is not gone over for each name.</summary>
    [Fact]
    public void Names_seen_through_forks()
    {
        Growth.IsLinear(n => Files(n, "optional X"), texts => Assert.Empty(Read(texts).All), n: 100, bytesAByte: 2_000);
        Growth.IsLinear(n => Files(n, "optional .g.X"), texts => Assert.NotEmpty(Read(texts).All), n: 100, bytesAByte: 2_000);

        // A binary tree of public imports, files that import its root publicly, and one that imports those.
        static byte[] Files(int n, string type) => Encoding.UTF8.GetBytes("g\npackage g; message X {}" + Repeat(n, at => $"\ff{n - 1 - at}\n"
                + Repeat(2, side => (2 * (n - 1 - at)) + 1 + side is var next && next < n ? $"import public \"f{next}\";"
                    : at == 0 && side == 0 ? "message X {}" : ""))
            + Repeat(n / 20, i => $"\fh{i}\nimport public \"f0\";") + "\fz\n" + Repeat(n / 20, i => $"import \"h{i}\";")
            + "message A {" + Repeat(n, i => $"{type} f{i} = {Number(i)};") + "}");

        static ProtoErrors Read(byte[] texts)
        {
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([], errors);
            foreach (string[] file in Encoding.UTF8.GetString(texts).Split('\f').Select(file => file.Split('\n', 2)))
            {
                loader.Load(file[0], file[0], file[1]);
            }
            ProtoLinker.Link(loader, errors);
            return errors;
        }
    }

    /// <summary>A name of 501 parts has 500 scopes, in each of which a field's type is looked for.</summary>
    [Fact]
    public void Names_with_dots_in_descriptor_sets_are_refused()
    {
        foreach (byte[] set in (byte[][])[Set("a.b"), Set(string.Join('.', Enumerable.Repeat("a", 501)))])
        {
            var errors = new ProtoErrors();
            new ProtoLoader([], errors).LoadSet("a.pb", set);
            Assert.Contains(errors.All, error => error.Code == ProtoCodes.File);
            Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => ProtoJsonTypes.FromDescriptorSet(set)).Code);
        }

        static byte[] Set(string name) => File([.. Sub(4, Text(1, "X")), .. Sub(4, [.. Text(1, name), .. Field(1)])]);
    }

    /// <summary>Levels have scopes too: 100 of the package, and 50 of messages.</summary>
    [Fact]
    public void Deep_names_in_descriptor_sets() => Growth.IsLinear(n =>
    {
        byte[] fields = [.. Enumerable.Range(1, n).SelectMany(Field)];
        for (int i = 0; i < 50; i++)
        {
            fields = Sub(i < 49 ? 3 : 4, [.. Text(1, "a"), .. fields]);
        }
        return File([.. Text(2, string.Join('.', Enumerable.Repeat("p", 100))), .. Sub(4, Text(1, "X")), .. fields]);
    }, set => ProtoJsonTypes.FromDescriptorSet(set), n: 200, bytesAByte: 1_000);

    /// <summary>A message of 20 bytes with one field of number 1,023 has no table of 1,024 fields.</summary>
    [Fact]
    public void Tables_by_number() => Growth.IsLinear(
        n => File([.. Enumerable.Range(0, n).SelectMany(i => Sub(4, [.. Text(1, "m" + i), .. Sub(2, [0x18, 0xFF, 7, 0x28, 8])]))]),
        set => ProtoJsonTypes.FromDescriptorSet(set), n: 200, bytesAByte: 300);

    /// <summary>Oneofs that a set declares, in n messages without a field.</summary>
    [Fact]
    public void Oneofs_of_empty_messages()
    {
        var types = new Dictionary<int, ProtoMessageType>();
        Growth.IsLinear(n => [.. Enumerable.Range(0, n).SelectMany(_ => (byte[])[0x0A, 0])], data => OctavoProtoJson.ToJson(data, Type(data.Length / 2)),
            n: 4_000, bytesAByte: 400, what: "printed");
        Growth.IsLinear(n => Encoding.UTF8.GetBytes($$"""{"m":[{{string.Join(',', Enumerable.Repeat("{}", n))}}]}"""),
            data => OctavoProtoJson.FromJson(data, Type((data.Length - 7) / 3)), n: 4_000, bytesAByte: 400, what: "parsed");

        ProtoMessageType Type(int n)
        {
            if (!types.TryGetValue(n, out ProtoMessageType? type))
            {
                // The last oneof has a field.
                types.Add(n, type = ProtoJsonTypes.FromDescriptorSet(File(Sub(4, [.. Text(1, "M"),
                    .. Sub(2, [.. Text(1, "m"), 0x18, 1, 0x20, 3, 0x28, 11, .. Text(6, ".M")]),
                    .. Sub(2, [.. Text(1, "o"), 0x18, 2, 0x28, 5, 0x48, .. Varint((10 * n) - 1)]),
                    .. Enumerable.Range(0, 10 * n).SelectMany(_ => (byte[])[0x42, 0])]))).Message("M"));
            }
            return type;
        }
    }

    /// <summary>Options of a descriptor set in one another are read by recursion, and each level copies all below.</summary>
    [Theory, InlineData(60, true), InlineData(70, false), InlineData(3_000, false)]
    public void Options_in_one_another(int levels, bool isPrinted) => Growth.OnALargeStack(() =>
    {
        byte[] options = [];
        for (int i = 0; i < levels; i++)
        {
            options = Sub(1, options);
        }
        string text = Printed(Options + "message M { M m = 1; } extend google.protobuf.MessageOptions { M o = 50000; } message A {}", Sub(50_000, options));
        Assert.Equal(isPrinted, text.Contains("option (o)"));
        Assert.Equal(!isPrinted, text.Contains("50000."));
    });

    /// <summary>Fields and nested messages, and fields before a map.</summary>
    [Fact]
    public void Printed_messages()
    {
        Print(n => Proto3 + "message A {" + Repeat(n, i => $"int32 f{i} = {Number(i)};") + Repeat(n, i => $"message M{i} {{}}") + "}");
        Print(n => Proto3 + "message A {" + Repeat(n, i => $"int32 f{i} = {Number(i)};") + "map<int32, int32> m = 100000; }");

        static void Print(Func<int, string> make) =>
            Growth.IsLinear(n => Encoding.UTF8.GetBytes(make(n)), text => Printed(Encoding.UTF8.GetString(text), []), n: 1_000, bytesAByte: 2_000);
    }

    private static string Printed(string text, byte[] options)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        ProtoFile file = loader.Load("a.proto", "a.proto", text)!;
        SymbolTable symbols = ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        file.Messages[^1].Options = options;
        return new ProtoPrinter(loader.Ordered, symbols).Print(file);
    }

    private static void Linear(Func<int, string> make, int n, int bytesAByte) =>
        Growth.IsLinear(n => Encoding.UTF8.GetBytes(make(n)), text => Link(Encoding.UTF8.GetString(text)), n, bytesAByte);

    private static ProtoErrors Link(string text)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.Load("a.proto", "a.proto", text);
        ProtoLinker.Link(loader, errors);
        return errors;
    }

    private static byte[] File(byte[] content) => Sub(1, [.. Text(1, "a.proto"), .. content]);

    /// <summary>A field of the type X.</summary>
    private static byte[] Field(int number) => Sub(2, [0x18, .. Varint(number), 0x28, 11, .. Text(6, "X")]);

    private static byte[] Text(int number, string text) => Sub(number, Encoding.UTF8.GetBytes(text));

    private static byte[] Sub(int number, byte[] content) => [.. Varint((number << 3) | 2), .. Varint(content.Length), .. content];

    private static byte[] Varint(int value) => value < 0x80 ? [(byte)value] : [(byte)(value | 0x80), .. Varint(value >> 7)];
}
