// Owns: extensions of published schemas, read from published data and set again one by one. Knows no parser.
using System.Text.RegularExpressions;
using Octavo.Conformance.Protobuf;
using Octavo.Proto.CSharp;

namespace Octavo.Proto.Tests.Emission;

public partial class SuiteExtensionTests
{
    // Sets on a new message what another one has, and compares values by their bytes.
    private const string Helpers = """

            private static void Copy<M, V>(ProtobufExtension<M, V> extension, M from, M to) where M : class where V : notnull
            {
                if (!extension.TryGet(from, out V? value) || !extension.Has(from)) throw new System.Exception(extension + " is absent.");
                extension.Set(to, value);
            }

            private static void Copy<M, V>(ProtobufRepeatedExtension<M, V> extension, M from, M to) where M : class where V : notnull
            {
                if (extension.Get(from).Count != 2) throw new System.Exception(extension + " has not two values.");
                foreach (V value in extension.Get(from)) extension.Add(to, value);
            }

            private static void Same<M, V>(ProtobufExtension<M, V> extension, M from, V? expected) where M : class where V : notnull
            {
                if (!Equals(extension.Get(from), expected) && !System.MemoryExtensions.SequenceEqual<byte>(OctavoProtobuf.Serialize(extension.Get(from)), OctavoProtobuf.Serialize(expected))) throw new System.Exception(extension + " is another value.");
            }

            private static void Holds(bool holds, string what)
            {
                if (!holds) throw new System.Exception(what);
            }

            private static T Read<T>(string base64) => OctavoProtobuf.Deserialize<T>(System.Convert.FromBase64String(base64))!;

            private static string Text<T>(T message) => System.Convert.ToBase64String(OctavoProtobuf.Serialize(message));
        }
        """;

    [SuiteFact("protobuf-golden")]
    public void Golden_messages_are_those_of_their_extensions() => Rows.Check(["golden"], _ => OfUnitTests(), oneIn: 3);

    [SuiteFact("protobuf-conformance")]
    public void Extensions_and_message_sets_of_the_conformance_suite_are_read_and_set() => Rows.Check(["conformance"], _ => OfConformance(), oneIn: 3);

    private static void OfUnitTests()
    {
        List<CSharpFile> files =
            EmittedProtos.Emit(SuiteFolder.Path("protobuf-golden/protos"), plain: false,
                [.. new[] { "unittest", "unittest_import", "unittest_import_public" }.Select(name => ($"google/protobuf/{name}.proto", ""))]);
        Extension[] all = [.. Found(files[0].Text, "TestAllExtensions").Where(one => one.Number <= 114)];
        Extension[] packed = [.. Found(files[0].Text, "TestPackedExtensions")];
        Assert.Equal((76, 14), (all.Length, packed.Length));
        EmittedProtos.Run(files, $$"""
            #nullable enable
            using Octavo;
            using Octavo.Protobuf.Extensions;
            using ProtobufUnittest;
            public static class Check
            {
                public static void Run()
                {
                    const string golden = "{{Golden("golden_message")}}";
                    var read = Read<TestAllExtensions>(golden);
                    Holds(Text(read) == golden, "The message as it was read is another.");
                    var made = new TestAllExtensions();
                    {{string.Join("\n        ", all.Select(one => $"Copy({one.Path}, read, made);"))}}
                    Holds(Text(made) == golden, "The message of copied values is another.");
                    // In place, from the last to the first: no field moves.
                    {{string.Join("\n        ", all.Reverse().Where(one => !one.IsRepeated).Select(one => $"{one.Path}.Set(made, {one.Path}.Get(read)!);"))}}
                    Holds(Text(made) == golden, "The message of values set again is another.");
                    var plain = Read<TestAllTypes>(golden);
                    {{string.Join("\n        ", all.Where(one => one is { IsRepeated: false, Number: < 111 } && !one.Path.EndsWith("GroupExtension", StringComparison.Ordinal)).Select(one => $"Same({one.Path}, read, plain.{one.Member}{(one.IsValue ? "!.Value" : "")});"))}}
                    {{string.Join("\n        ", all.Select(one => $"{one.Path}.Clear(made);"))}}
                    Holds(made.UnknownFields is null, "Something is left.");
                    const string goldenPacked = "{{Golden("golden_packed_fields_message")}}";
                    var readPacked = Read<TestPackedExtensions>(goldenPacked);
                    var madePacked = new TestPackedExtensions();
                    {{string.Join("\n        ", packed.Select(one => $"Copy({one.Path}, readPacked, madePacked);"))}}
                    Holds(Text(madePacked) == goldenPacked, "The packed message is another.");
                    Holds(UnittestExtensions.DefaultInt32Extension.Get(new()) == 41, "A default is another.");
                    Holds(TestNestedExtension.Extensions.Test.Get(new()) == "test", "A default is another.");
                    var own = new TestMixedFieldsAndExtensions();
                    TestMixedFieldsAndExtensions.Extensions.C.Set(own, 5);
                    TestMixedFieldsAndExtensions.Extensions.D.Set(own, [1U, 2U]);
                    Holds(System.Convert.ToHexString(OctavoProtobuf.Serialize(own)) == "1005" + "2501000000" + "2502000000", "Mixed fields are others.");
                }
            """ + Helpers);
    }

    private static void OfConformance()
    {
        List<CSharpFile> files =
            EmittedProtos.Emit(SuiteFolder.Path("protobuf-conformance/protos"), plain: false, ("google/protobuf/test_messages_proto2.proto", ""),
                ("google/protobuf/test_messages_edition2023.proto", ""));
        // A set in field 500 with an item that no one knows.
        SuiteVector vector = SuiteVector.All()
            .First(one => one.Name.Contains("MessageSetEncoding.UnknownExtension", StringComparison.Ordinal) && one.Reference is not null);
        EmittedProtos.Run(files, $$"""
            #nullable enable
            using Octavo;
            using Octavo.Protobuf.Extensions;
            using ProtobufTestMessages.Proto2;
            using Set = ProtobufTestMessages.Proto2.TestAllTypesProto2.Types.MessageSetCorrect;
            using First = ProtobufTestMessages.Proto2.TestAllTypesProto2.Types.MessageSetCorrectExtension1;
            using Second = ProtobufTestMessages.Proto2.TestAllTypesProto2.Types.MessageSetCorrectExtension2;
            using OfOneof = ProtobufTestMessages.Proto2.TestAllTypesProto2.Types.ExtensionWithOneof;
            using Edition = ProtobufTestMessages.Editions.TestAllTypesEdition2023;
            using Editions = ProtobufTestMessages.Editions.TestMessagesEdition2023Extensions;
            public static class Check
            {
                public static void Run()
                {
                    var set = new Set();
                    First.Extensions.MessageSetExtension.Set(set, new() { Str = "a" });
                    Second.Extensions.MessageSetExtension.Set(set, new() { I = -1 });
                    OfOneof.Extensions.ExtensionWithOneof.Set(set, new() { A = 5 });
                    var all = new TestAllTypesProto2 { MessageSetCorrect = set };
                    TestMessagesProto2Extensions.ExtensionInt32.Set(all, 7);
                    TestMessagesProto2Extensions.GroupField.Set(all, new() { GroupInt32 = 1, GroupUint32 = 2 });
                    all = Read<TestAllTypesProto2>(Text(all));
                    Holds(First.Extensions.MessageSetExtension.Get(all.MessageSetCorrect!)!.Str == "a", "first");
                    Holds(Second.Extensions.MessageSetExtension.Get(all.MessageSetCorrect!)!.I == -1, "second");
                    Holds(OfOneof.Extensions.ExtensionWithOneof.Get(all.MessageSetCorrect!)!.OneofFieldCase == OfOneof.OneofFieldOneofCase.A, "oneof");
                    Holds(TestMessagesProto2Extensions.ExtensionInt32.Get(all) == 7, "int32");
                    Holds(TestMessagesProto2Extensions.GroupField.Get(all)!.GroupUint32 == 2, "group");

                    var unknown = Read<TestAllTypesProto2>("{{Convert.ToBase64String(vector.Input)}}");
                    Holds(unknown.MessageSetCorrect!.UnknownFields!.Count != 0 && !First.Extensions.MessageSetExtension.Has(unknown.MessageSetCorrect), "unknown");
                    First.Extensions.MessageSetExtension.Set(unknown.MessageSetCorrect, new() { Str = "b" });
                    First.Extensions.MessageSetExtension.Clear(unknown.MessageSetCorrect);
                    Holds(Text(unknown) == "{{Convert.ToBase64String(vector.Reference!)}}", "unknown again");

                    var edition = new Edition();
                    Editions.ExtensionInt32.Set(edition, 7);
                    Editions.Groupliketype.Set(edition, new() { C = 1 });
                    Editions.DelimitedExt.Set(edition, new() { C = 2 });
                    edition = Read<Edition>(Text(edition));
                    Holds(Editions.Groupliketype.Get(edition)!.C == 1 && Editions.DelimitedExt.Get(edition)!.C == 2 && Editions.ExtensionInt32.Get(edition) == 7, "edition");
                }
            """ + Helpers);
    }

    private static string Golden(string name) => Convert.ToBase64String(SuiteFolder.Bytes("protobuf-golden/" + name));

    private static IEnumerable<Extension> Found(string text, string target)
    {
        // What is declared in messages has another class before its name.
        foreach (Match found in Declaration().Matches(text[text.IndexOf("class UnittestExtensions", StringComparison.Ordinal)..])
            .Where(one => one.Groups[2].Value == target))
        {
            string name = found.Groups[4].Value;
            string type = found.Groups[3].Value;
            yield return new Extension("UnittestExtensions." + name, int.Parse(found.Groups[5].Value, CultureInfo.InvariantCulture),
                found.Groups[1].Length != 0, name[..^"Extension".Length],
                type is not ("string" or "byte[]")
                    && (!type.StartsWith("global", StringComparison.Ordinal) || type.EndsWith("Enum", StringComparison.Ordinal)));
        }
    }

    [GeneratedRegex("Protobuf(Repeated)?Extension<global::ProtobufUnittest.(\\w+), ([^>]+)> (\\w+) = new\\((\\d+)\\)")]
    private static partial Regex Declaration();

    private sealed record Extension(string Path, int Number, bool IsRepeated, string Member, bool IsValue);
}
