// Owns: messages whose members have hand-written codecs that state their form in Protobuf, and the messages that these forms are. Knows no format.
using System.Net.Http.Headers;
using System.Runtime.InteropServices;

[assembly: Octavo.CodecConverter(typeof(MediaTypeHeaderValue), typeof(Octavo.Tests.Formats.Protobuf.MediaCodec))]

namespace Octavo.Tests.Formats.Protobuf;

[CodecConverter(typeof(KelvinCodec))]
public readonly record struct Kelvin(double Degrees);

[ProtobufForm(typeof(double))]
public readonly struct KelvinCodec : ICodec<Kelvin>
{
    public static void Write<W>(ref W writer, scoped in Kelvin value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteDouble(value.Degrees);

    public static void Read<R>(ref R reader, ref Kelvin value)
        where R : struct, IFormatReader<R>, allows ref struct => value = new Kelvin(reader.ReadDouble());
}

[ProtobufForm(typeof(string))]
public readonly struct MediaCodec : ICodec<MediaTypeHeaderValue?>
{
    public static void Write<W>(ref W writer, scoped in MediaTypeHeaderValue? value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteText(value?.MediaType);

    public static void Read<R>(ref R reader, ref MediaTypeHeaderValue? value)
        where R : struct, IFormatReader<R>, allows ref struct => value = reader.ReadText() is { } text ? new MediaTypeHeaderValue(text) : null;
}

/// <summary>A number as one of another type.</summary>
[ProtobufForm(typeof(uint))]
public readonly struct HiddenCodec : ICodec<int>
{
    public static void Write<W>(ref W writer, scoped in int value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteUInt32((uint)value ^ 1);

    public static void Read<R>(ref R reader, ref int value)
        where R : struct, IFormatReader<R>, allows ref struct => value = (int)(reader.ReadUInt32() ^ 1);
}

/// <summary>Bits as bytes.</summary>
[ProtobufForm(typeof(byte[]))]
public readonly struct BitsCodec : ICodec<List<int>?>
{
    public static void Write<W>(ref W writer, scoped in List<int>? value)
        where W : struct, IFormatWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        writer.WriteBytes(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(value)));
    }

    public static void Read<R>(ref R reader, ref List<int>? value)
        where R : struct, IFormatReader<R>, allows ref struct => value = reader.ReadBytes() is { } bytes ? [.. MemoryMarshal.Cast<byte, int>(bytes)] : null;
}

[CodecConverter(typeof(NamedCodec<>))]
public readonly record struct Named<T>(string Name);

[ProtobufForm(typeof(string))]
public readonly struct NamedCodec<T> : ICodec<Named<T>>
{
    public static void Write<W>(ref W writer, scoped in Named<T> value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteText(value.Name ?? "");

    public static void Read<R>(ref R reader, ref Named<T> value)
        where R : struct, IFormatReader<R>, allows ref struct => value = new Named<T>(reader.ReadText() ?? "");
}

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed record FormedByHand
{
    [CodecMember(1)] public Kelvin Now { get; set; }

    [CodecMember(2)] public Kelvin? Most { get; set; }

    [CodecMember(3)] public MediaTypeHeaderValue? Mail { get; set; }

    [CodecMember(4), CodecConverter(typeof(HiddenCodec))] public int Number { get; set; }

    [CodecMember(5), CodecConverter(typeof(HiddenCodec))] public int? Maybe { get; set; }

    [CodecMember(6), CodecConverter(typeof(BitsCodec))] public List<int>? Bits { get; set; }

    [CodecMember(7)] public List<Kelvin>? All { get; set; }

    [CodecMember(8)] public Dictionary<string, MediaTypeHeaderValue>? ByName { get; set; }

    [CodecMember(9)] public Named<int> Name { get; set; }

    [CodecMember(10), ProtobufMember(Oneof = "one")] public MediaTypeHeaderValue? OneMail { get; set; }

    [CodecMember(11), ProtobufMember(Oneof = "one")] public Kelvin? OneKelvin { get; set; }

    [CodecMember(12)] public Kelvin[]? Array { get; set; }
}

/// <summary>What the message is.</summary>
[GenerateCodec(Layout = Layout.NumberMap)]
public sealed record FormOfByHand
{
    [CodecMember(1), ProtobufMember(Presence = ProtobufPresence.Explicit)] public double? Now { get; set; }

    [CodecMember(2)] public double? Most { get; set; }

    [CodecMember(3), ProtobufMember(Presence = ProtobufPresence.Explicit)] public string? Mail { get; set; }

    [CodecMember(4)] public uint? Number { get; set; }

    [CodecMember(5)] public uint? Maybe { get; set; }

    [CodecMember(6), ProtobufMember(Presence = ProtobufPresence.Explicit)] public byte[]? Bits { get; set; }

    [CodecMember(7), ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<double>? All { get; set; }

    [CodecMember(8)] public Dictionary<string, string>? ByName { get; set; }

    [CodecMember(9), ProtobufMember(Presence = ProtobufPresence.Explicit)] public string? Name { get; set; }

    [CodecMember(10), ProtobufMember(Oneof = "one")] public string? OneMail { get; set; }

    [CodecMember(11), ProtobufMember(Oneof = "one")] public double? OneKelvin { get; set; }

    [CodecMember(12), ProtobufMember(Packing = ProtobufPacking.Expanded)] public double[]? Array { get; set; }
}

[CodecEnum(EnumForm.Name)]
public enum NamedKind
{
    None,
    First,
    Second,
}

[GenerateCodec]
public sealed class KindsByName
{
    [CodecMember(1)] public List<NamedKind>? Kinds { get; set; }

    [CodecMember(2)] public NamedKind[]? Array { get; set; }
}
