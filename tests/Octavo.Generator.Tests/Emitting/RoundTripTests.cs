// Owns: emitted codecs do what they say: values go through both formats and come back, in the bytes that the formats prescribe.
namespace Octavo.Generator.Tests.Emitting;

public sealed class RoundTripTests
{
    public static TheoryData<string> OfValues => [.. TestRun.Sample(["Scalars", "Construction", "Shapes", "Authored"], oneIn: 2)];

    [Fact]
    public void Documents_000_and_002_have_their_golden_sizes()
    {
        Harness.Run(Harness.Compilation([Samples.Stubs, Samples.Nino, Samples.Dotnet2019, Sources.Read("Trip"), """
            using System;
            using System.Collections.Generic;
            using System.Linq;
            using Acme.Dotnet2019;
            using Acme.Nino;
            using Octavo;

            namespace Acme;

            public static class Check
            {
                public static void Run()
                {
                    var random = new Random(1);
                    string guid = Guid.Empty.ToString();
                    var simple = new SimpleClass
                    {
                        Id = int.MaxValue - 5,
                        Tag = true,
                        Guid = Guid.Parse("00112233-4455-6677-8899-aabbccddeeff"),
                        CreateTime = new DateTime(2025, 4, 7, 1, 2, 3, 456, DateTimeKind.Utc),
                        Name = guid,
                        Desc = string.Concat(Enumerable.Repeat(guid, 10)),
                        Numbers = Enumerable.Repeat(70000, 100).ToArray(),
                        Dates = Enumerable.Range(0, 10).Select(i => new DateTime(2030, 1, 1, 0, 0, 0, 1, DateTimeKind.Utc).AddDays(i)).ToList(),
                        Map1 = Enumerable.Range(0, 10).ToDictionary(i => i, i => i.ToString()),
                        Map2 = Enumerable.Range(0, 10).ToDictionary(i => i, i => 2 * i),
                    };
                    Trip.Same(1112, OctavoMsgPack.Serialize(simple).Length, "MessagePack SimpleClass");
                    Trip.Same(16, OctavoBinary.Serialize(new SimpleStruct { Id = 1, CreateTime = DateTime.UnixEpoch }).Length, "Binary SimpleStruct");
                    Trip.Json(simple);
                    Trip.Json(new SimpleStruct { Id = 7, CreateTime = new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc) });
                    var small = new SimpleObject { Id = 200, Name = "Name" + guid, Enabled = true };
                    Trip.Same(46, OctavoMsgPack.Serialize(small).Length, "MessagePack SimpleObject");
                    var complex = new ComplexObject
                    {
                        Id = 200,
                        Name = "Name" + guid,
                        Enabled = true,
                        LastUpdated = new DateTime(2019, 3, 4, 5, 6, 7, DateTimeKind.Utc).AddTicks(1234567),
                        Children = [new() { Id = 201, Name = "Name" + guid }, new() { Id = 10, Name = "Name" + guid, Enabled = true }, new() { Id = 11, Name = "Name" + guid }],
                        Mappings = new Dictionary<int, string> { [202] = "value" + guid, [12] = "value" + guid, [13] = "value" + guid },
                    };
                    Trip.Same(327, OctavoMsgPack.Serialize(complex).Length, "MessagePack ComplexObject");
                    Trip.Json(complex);
                    var vectors = Enumerable.Range(0, 1000).Select(i => new System.Numerics.Vector4(i, 1, 2, 3)).ToArray();
                    Trip.Same(3 + (1000 * 21), OctavoMsgPack.Serialize(vectors).Length, "MessagePack Vector4[]");
                    Trip.Same(2 + 16000, OctavoBinary.Serialize(vectors).Length, "Binary Vector4[]");
                    Trip.Json(vectors);
                    Trip.Json(new[] { simple });
                    Trip.Json(new SimpleStruct[100]);
                }
            }
            """])).Invoke("Acme.Check", "Run");
    }

    [Theory, MemberData(nameof(OfValues))]
    public void Values_come_back(string source) =>
        Harness.Run(Harness.Compilation([Samples.Stubs, Sources.Read("Trip"), Sources.Read(source)])).Invoke("Acme." + source + ".Check", "Run");

    /// <summary>The two tuples are one type to the runtime, so they have one codec: it accepts what either may hold.</summary>
    [Fact]
    public void A_tuple_closed_with_and_without_null_takes_null()
    {
        Harness.Run(Harness.Compilation([Sources.Read("Trip"), """
            using System.Collections.Generic;
            using Octavo;

            namespace Acme;

            [GenerateCodec]
            public sealed class Filled
            {
                [CodecMember(1)] public (string, int) Pair { get; set; } = ("", 0);
            }

            [GenerateCodec]
            public sealed class Sparse
            {
                [CodecMember(1)] public (string?, int) Pair { get; set; }
                [CodecMember(2)] public List<(string?, int)> Pairs { get; set; } = [];
            }

            public static class Check
            {
                public static void Run() => Trip.Json(new Sparse { Pair = (null, 1), Pairs = [(null, 2), ("a", 3)] });
            }
            """])).Invoke("Acme.Check", "Run");
    }

    /// <summary>protoc writes a field and a getter if the compiler would make both, and says that it did.</summary>
    [Fact]
    public void A_collection_behind_a_getter_of_protocs_is_filled()
    {
        Harness.Run(Harness.Compilation([Sources.Read("Trip"), """
            using System.CodeDom.Compiler;
            using System.Collections.Generic;
            using Octavo;
            using Octavo.Internal;

            namespace Acme;

            [GenerateCodec]
            public sealed class Message
            {
                private readonly List<int> codes_ = [];

                [GeneratedCode("protoc", null)]
                public List<int> Codes { get { return codes_; } }

                [GeneratedCode("another", null)]
                public List<int> Copies { get { return [.. codes_]; } }
            }

            public static class Check
            {
                public static void Run() => Trip.Same("{\"Codes\":[1,2]}", OctavoJson.SerializeToString(Trip.Json(new Message { Codes = { 1, 2 } })), "in and back");
            }
            """])).Invoke("Acme.Check", "Run");
    }
}
