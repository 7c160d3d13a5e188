// Owns: .proto texts for seeds, and how they are loaded, linked and made a descriptor set.
extern alias proto;

using System.Text;
using proto::Octavo.Proto.Errors;
using proto::Octavo.Proto.Linking;
using proto::Octavo.Proto.Sets;

namespace Octavo.Fuzz.Targets.Surfaces;

internal static class ProtoTexts
{
    /// <summary>Every kind of field, and what ProtoJSON has forms of its own for.</summary>
    internal const string Shop = """
        syntax = "proto3";
        package shop;
        import "google/protobuf/any.proto";
        import "google/protobuf/duration.proto";
        import "google/protobuf/field_mask.proto";
        import "google/protobuf/struct.proto";
        import "google/protobuf/timestamp.proto";
        import "google/protobuf/wrappers.proto";
        message Order {
          int64 id = 1;
          string name = 2;
          repeated Order parts = 3;
          map<string, Order> by_name = 4;
          map<int32, double> weights = 5;
          bytes seal = 6;
          State state = 7;
          repeated sint32 numbers = 8;
          oneof way { fixed64 road = 9; float rail = 10; bool air = 11; }
          optional uint32 pieces = 12;
          google.protobuf.Timestamp at = 13;
          google.protobuf.Duration took = 14;
          google.protobuf.FieldMask mask = 15;
          google.protobuf.Struct extra = 16;
          google.protobuf.Any payload = 17;
          google.protobuf.Int64Value boxed = 18;
          repeated google.protobuf.Value values = 19;
          reserved 20 to 30;
        }
        enum State { NONE = 0; SENT = 1; LOST = -1; }
        service Shop { rpc Get(Order) returns (stream Order); }
        """;

    /// <summary>What proto3 has not.</summary>
    internal const string Old = """
        syntax = "proto2";
        package old;
        import "google/protobuf/descriptor.proto";
        extend google.protobuf.MessageOptions { optional string note = 50000; }
        message Thing {
          option (note) = "a" 'b';
          required int32 id = 1 [default = -5];
          optional group Part = 2 { optional Thing thing = 1; }
          repeated Kind kinds = 3 [packed = true, json_name = "k"];
          extensions 100 to 199;
          enum Kind { option allow_alias = true; A = 0; B = 1; C = 1; }
        }
        extend Thing { optional double weight = 100 [default = inf]; }
        """;

    /// <summary>Links texts by their names.</summary>
    /// <returns>The descriptor set of all of it.</returns>
    /// <exception cref="RefusalException">The diagnostics.</exception>
    internal static byte[] Set(string text) => Linked(loader => loader.Load("a.proto", "a.proto", text));

    internal static byte[] Linked(Action<ProtoLoader> load)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        load(loader);
        if (!errors.Any)
        {
            ProtoLinker.Link(loader, errors);
        }
        return errors.Any ? throw new RefusalException(string.Join('\n', errors.All.Take(4))) : SetWriter.Write(loader.Ordered);
    }

    internal static IEnumerable<byte[]> Seeds() =>
        new[] { Shop, Old, "edition = \"2023\"; option features.field_presence = IMPLICIT; message A { int32 a = 1 [features.field_presence = EXPLICIT]; }",
            "message A {}", "syntax = \"proto3\"; enum E { A = 0; }" }.Select(Encoding.UTF8.GetBytes);
}
