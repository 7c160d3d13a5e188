// Owns: which bodies are compared with their closed copies. Knows the lanes, not how they are measured.
using Octavo.Bench.Bodies;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Protobuf;
using BinaryLane = Octavo.Bench.Harness.Lane<Octavo.Binary.OctavoBinaryWriter, Octavo.Binary.OctavoBinaryReader, Octavo.Bench.Harness.BinaryMedium>;
using JsonLane = Octavo.Bench.Harness.Lane<Octavo.Json.OctavoJsonWriter, Octavo.Json.OctavoJsonReader, Octavo.Bench.Harness.JsonMedium>;
using MsgPackLane = Octavo.Bench.Harness.Lane<Octavo.MsgPack.OctavoMsgPackWriter, Octavo.MsgPack.OctavoMsgPackReader, Octavo.Bench.Harness.MsgPackMedium>;
using ProtobufLane = Octavo.Bench.Harness.Lane<
    Octavo.Protobuf.OctavoProtobufWriter, Octavo.Protobuf.OctavoProtobufReader, Octavo.Bench.Harness.ProtobufMedium>;

namespace Octavo.Bench.Suites;

/// <summary>Generic bodies against the same bodies closed by hand.</summary>
internal static class InterfaceSuite
{
    internal static IEnumerable<Pair> Create()
    {
        var data = new BenchData(1);
        SimpleClass[] classes = BenchData.Many(64, data.Class);
        SimpleStruct[] structs = BenchData.Many(256, data.Struct);
        Wide16[] wides = BenchData.Many(256, data.Wide);
        return Binary(classes, wides).Concat(MsgPack(classes, structs, wides)).Concat(Json(classes)).Concat(Protobuf(data));
    }

    private static IEnumerable<Pair> Binary(SimpleClass[] classes, Wide16[] wides)
    {
        yield return BinaryLane.Write("SimpleClass", classes, SimpleClassCodec.WriteSequential, Closed.Binary.SimpleClassCodec.WriteSequential);
        yield return BinaryLane.Read("SimpleClass", classes, SimpleClassCodec.WriteSequential, SimpleClassCodec.ReadPositional,
            Closed.Binary.SimpleClassCodec.ReadPositional);
        yield return BinaryLane.Write("Wide16", wides, Wide16Codec.WriteSequential, Closed.Binary.Wide16Codec.WriteSequential);
        yield return BinaryLane.Read("Wide16", wides, Wide16Codec.WriteSequential, Wide16Codec.ReadPositional, Closed.Binary.Wide16Codec.ReadPositional);
    }

    private static IEnumerable<Pair> MsgPack(SimpleClass[] classes, SimpleStruct[] structs, Wide16[] wides)
    {
        yield return MsgPackLane.Write("SimpleClass", classes, SimpleClassCodec.WriteSequential, Closed.MsgPack.SimpleClassCodec.WriteSequential);
        yield return MsgPackLane.Read("SimpleClass", classes, SimpleClassCodec.WriteSequential, SimpleClassCodec.ReadPositional,
            Closed.MsgPack.SimpleClassCodec.ReadPositional);
        yield return MsgPackLane.Write("Wide16", wides, Wide16Codec.WriteSequential, Closed.MsgPack.Wide16Codec.WriteSequential);
        yield return MsgPackLane.Read("Wide16", wides, Wide16Codec.WriteSequential, Wide16Codec.ReadPositional, Closed.MsgPack.Wide16Codec.ReadPositional);
        yield return MsgPackLane.Write("SimpleStruct", structs, SimpleStructCodec.WriteSequential, Closed.MsgPack.SimpleStructCodec.WriteSequential);
        yield return MsgPackLane.Read("SimpleStruct", structs, SimpleStructCodec.WriteSequential, SimpleStructCodec.ReadPositional,
            Closed.MsgPack.SimpleStructCodec.ReadPositional);
    }

    private static IEnumerable<Pair> Json(SimpleClass[] classes)
    {
        Response[] sample = [LargeSample.Load()];
        yield return JsonLane.Write("SimpleClass", classes, SimpleClassCodec.WriteSequential, Closed.Json.SimpleClassCodec.WriteSequential);
        yield return JsonLane.Read("SimpleClass", classes, SimpleClassCodec.WriteSequential, SimpleClassCodec.ReadPositional,
            Closed.Json.SimpleClassCodec.ReadPositional);
        LargeSample.AssertSame(sample[0], JsonLane.Bytes<Response>(sample[0], ResponseCodec.WriteSequential));
        yield return JsonLane.Write("largesample", sample, ResponseCodec.WriteSequential, Closed.Json.ResponseCodec.WriteSequential);
        yield return JsonLane.Read("largesample", sample, ResponseCodec.WriteSequential, ResponseCodec.ReadNested, Closed.Json.ResponseCodec.ReadNested);
        yield return JsonLane.Read<Response>(
            "largesample indented", [LargeSample.Indented(sample[0])], ResponseCodec.ReadNested, Closed.Json.ResponseCodec.ReadNested,
                found => LargeSample.AssertSame(sample[0], found));
    }

    private static IEnumerable<Pair> Protobuf(BenchData data)
    {
        Flat12[] flats = BenchData.Many(256, data.Flat);
        Invoice[] invoices = BenchData.Many(64, data.Invoice);
        yield return ProtobufLane.Write("Flat12", flats, Flat12TaggedCodec.WriteTagged, Closed.Protobuf.Flat12TaggedCodec.WriteTagged);
        yield return ProtobufLane.Read(
            "Flat12", flats, Flat12TaggedCodec.WriteTagged, (ref OctavoProtobufReader r) => Flat12TaggedCodec.ReadTagged(ref r, null!),
                (ref OctavoProtobufReader r) => Closed.Protobuf.Flat12TaggedCodec.ReadTagged(ref r, null!));
        yield return ProtobufLane.Write("Invoice", invoices, InvoiceTaggedCodec.WriteTagged, Closed.Protobuf.InvoiceTaggedCodec.WriteTagged);
        yield return ProtobufLane.Read(
            "Invoice", invoices, InvoiceTaggedCodec.WriteTagged, (ref OctavoProtobufReader r) => InvoiceTaggedCodec.ReadTagged(ref r, null!),
                (ref OctavoProtobufReader r) => Closed.Protobuf.InvoiceTaggedCodec.ReadTagged(ref r, null!));
    }
}
