// Owns: emitted codecs do what they say: values go through both formats and come back, in the bytes that the formats prescribe.
namespace Octavo.Generator.Tests;

public sealed class RoundTripTests
{
    /// <summary>What the sources of these tests call: a value through both formats.</summary>
    internal const string Trip = """
        #nullable enable
        namespace Acme
        {
            using System;
            using Octavo;

            public static class Trip
            {
                public static T Both<T>(T value, Func<T, string> print)
                {
                    T? binary = OctavoBinary.Deserialize<T>(OctavoBinary.Serialize(value));
                    T? packed = OctavoMsgPack.Deserialize<T>(OctavoMsgPack.Serialize(value));
                    Same(print(value), print(binary!), "Binary");
                    Same(print(value), print(packed!), "MessagePack");
                    return binary!;
                }

                public static void Same(object? expected, object? found, string what)
                {
                    if (!Equals(expected, found))
                    {
                        throw new InvalidOperationException(what + ": expected " + expected + ", found " + found);
                    }
                }

                public static string Hex(byte[] data) => Convert.ToHexString(data);

                public static void Throws(string code, Action action)
                {
                    try
                    {
                        action();
                    }
                    catch (OctavoException found)
                    {
                        Same(code, found.Code.ToString(), "code");
                        return;
                    }
                    throw new InvalidOperationException("nothing was thrown, expected " + code);
                }
            }
        }
        """;

    [Fact]
    public void Documents_000_and_002_have_their_golden_sizes()
    {
        Harness.Run(Harness.Compilation([Samples.Stubs, Samples.Nino, Samples.Dotnet2019, Trip, """
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
                    Trip.Both(simple, v => $"{v.Id} {v.Tag} {v.Guid} {v.CreateTime:O} {v.Name} {v.Desc} {string.Join(',', v.Numbers)} {string.Join(',', v.Dates)} {string.Join(',', v.Map1)} {string.Join(',', v.Map2)}");
                    Trip.Both(new SimpleStruct { Id = 7, CreateTime = new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc) }, v => $"{v.Id} {v.CreateTime:O}");
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
                    Trip.Both(complex, v => $"{v.Id} {v.Name} {v.Enabled} {v.LastUpdated:O} {string.Join(',', v.Children.Select(c => c.Id + c.Name + c.Enabled))} {string.Join(',', v.Mappings)}");
                    var vectors = Enumerable.Range(0, 1000).Select(i => new System.Numerics.Vector4(i, 1, 2, 3)).ToArray();
                    Trip.Same(3 + (1000 * 21), OctavoMsgPack.Serialize(vectors).Length, "MessagePack Vector4[]");
                    Trip.Same(2 + 16000, OctavoBinary.Serialize(vectors).Length, "Binary Vector4[]");
                    Trip.Both(vectors, v => string.Join(',', v));
                    Trip.Both(new[] { simple }, v => v[0].Desc);
                    Trip.Both(new SimpleStruct[100], v => v.Length + " " + v[99].Id);
                }
            }
            """])).Invoke("Acme.Check", "Run");
    }
}
