// Owns: types and members with hand-written codecs. Knows no format.
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Tests.Zoo.Types;

[assembly: Octavo.CodecConverter(typeof(Weight), typeof(WeightCodec))]
[assembly: Octavo.CodecConverter(typeof(Tagged<>), typeof(TaggedCodec<>))]

namespace Octavo.Tests.Zoo.Types;

internal static class Converters
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Celsius>("a struct with a codec by hand", () => [default, new(36.6), new(-273.15)]) { ByHand = true },
        new ZooEntry<Celsius[]>("an array of structs with a codec by hand", () => [[], [new(1), new(2)]]) { ByHand = true },
        new ZooEntry<Host?>("a class with a codec by hand", () => [null, new("localhost"), new("")]) { ByHand = true },
        new ZooEntry<List<Host?>>("a list of classes with a codec by hand", () => [[], [new("a"), null]]) { ByHand = true },
        new ZooEntry<Plate>("a struct with a codec that is closed with it", () => [new("AB 12"), new("")]) { ByHand = true },
        new ZooEntry<Road?>("a class with a codec that is closed with it", () => [null, new("A1"), new("")]) { ByHand = true },
        new ZooEntry<Route>("members with codecs that are closed with them", () =>
        [
            new(),
            new()
            {
                Plate = new("X"), Spare = new Plate("Y"), Road = new("B2"), Plates = [new("P"), new("Q")],
                Roads = new() { ["r"] = new("C3"), ["s"] = null },
            },
        ]) { ByHand = true },
        new ZooEntry<HoldsConverted>("members with codecs by hand", () =>
        [
            new(),
            new()
            {
                Temperature = new(20), Warmest = new(50), Home = new("h"), Hosts = [new("x"), null], ByHost = new() { ["a"] = new("b") }, Masked = 0xCAFE,
                    MaybeMasked = 255, Packed = [1, 1, -1, 7], Plain = [2],
                Weight = new(500), Weights = [default, new(-1)], Tagged = new("one"), Texts = new(""),
            },
        ]) { ByHand = true },
        new ZooEntry<BoundConverted>("constructor parameters with codecs by hand", () => [new(7, null), new(8, 9)]) { ByHand = true },
    ];
}

/// <summary>Written as the number alone.</summary>
[CodecConverter(typeof(CelsiusCodec))]
public readonly record struct Celsius(double Degrees);

public readonly struct CelsiusCodec : ICodec<Celsius>
{
    public static void Write<W>(ref W writer, scoped in Celsius value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteDouble(value.Degrees);

    public static void Read<R>(ref R reader, ref Celsius value)
        where R : struct, IFormatReader<R>, allows ref struct => value = new Celsius(reader.ReadDouble());
}

/// <summary>Written as one text, or null.</summary>
[CodecConverter(typeof(HostCodec))]
public sealed record Host(string Name);

public readonly struct HostCodec : ICodec<Host?>
{
    public static void Write<W>(ref W writer, scoped in Host? value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteText(value?.Name);

    public static void Read<R>(ref R reader, ref Host? value)
        where R : struct, IFormatReader<R>, allows ref struct => value = reader.ReadText() is { } name ? new Host(name) : null;
}

/// <summary>What is one text.</summary>
public interface ISpelled<TSelf>
    where TSelf : ISpelled<TSelf>
{
    /// <summary>The text; null of a default struct.</summary>
    string? Spelling { get; }

    static abstract TSelf Spelled(string text);
}

/// <summary>Its codec, that of many types, is closed with it.</summary>
[CodecConverter(typeof(SpelledCodec<Plate>))]
public readonly record struct Plate(string? Text) : ISpelled<Plate>
{
    public string? Spelling => Text;

    public static Plate Spelled(string text) => new(text);
}

/// <summary>A class with the same codec.</summary>
[CodecConverter(typeof(SpelledCodec<Road>))]
public sealed record Road(string Name) : ISpelled<Road>
{
    public string? Spelling => Name;

    public static Road Spelled(string text) => new(text);
}

public readonly struct SpelledCodec<T> : ICodec<T?>
    where T : ISpelled<T>
{
    public static void Write<W>(ref W writer, scoped in T? value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteText(value?.Spelling);

    public static void Read<R>(ref R reader, ref T? value)
        where R : struct, IFormatReader<R>, allows ref struct => value = reader.ReadText() is { } text ? T.Spelled(text) : default;
}

[GenerateCodec]
public sealed record Route
{
    public Plate Plate { get; set; } = new("");

    public Plate? Spare { get; set; }

    public Road? Road { get; set; }

    public List<Plate>? Plates { get; set; }

    public Dictionary<string, Road?>? Roads { get; set; }
}

/// <summary>A number after a mask.</summary>
public readonly struct MaskCodec : ICodec<int>
{
    private const uint Mask = 0x5A5A_5A5A;

    public static void Write<W>(ref W writer, scoped in int value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteUInt32((uint)value ^ Mask);

    public static void Read<R>(ref R reader, ref int value)
        where R : struct, IFormatReader<R>, allows ref struct => value = (int)(reader.ReadUInt32() ^ Mask);
}

/// <summary>A list of numbers as a byte string.</summary>
public readonly struct PackedCodec : ICodec<List<int>?>
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
        where R : struct, IFormatReader<R>, allows ref struct
    {
        byte[]? bytes = reader.ReadBytes();
        if (bytes?.Length % 4 > 0)
        {
            Throw.InvalidValue("a list of numbers");
        }
        value = bytes is null ? null : [.. MemoryMarshal.Cast<byte, int>(bytes)];
    }
}

/// <summary>Has its codec from an attribute of the assembly.</summary>
public readonly record struct Weight(int Grams);

public readonly struct WeightCodec : ICodec<Weight>
{
    public static void Write<W>(ref W writer, scoped in Weight value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteInt32(value.Grams);

    public static void Read<R>(ref R reader, ref Weight value)
        where R : struct, IFormatReader<R>, allows ref struct => value = new Weight(reader.ReadInt32());
}

/// <summary>A text that knows what it is of.</summary>
public readonly record struct Tagged<T>(string? Text);

/// <summary>A generic converter, closed if it is used.</summary>
public readonly struct TaggedCodec<T> : ICodec<Tagged<T>>
{
    public static void Write<W>(ref W writer, scoped in Tagged<T> value)
        where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteText(value.Text);

    public static void Read<R>(ref R reader, ref Tagged<T> value)
        where R : struct, IFormatReader<R>, allows ref struct => value = new Tagged<T>(reader.ReadText());
}

[GenerateCodec]
public sealed class HoldsConverted
{
    public Celsius Temperature { get; set; }

    public Celsius? Warmest { get; set; }

    public Host? Home { get; set; }

    public List<Host?>? Hosts { get; set; }

    public Dictionary<string, Host>? ByHost { get; set; }

    [CodecConverter(typeof(MaskCodec))] public int Masked { get; set; }

    [CodecConverter(typeof(MaskCodec))] public int? MaybeMasked { get; set; }

    [CodecConverter(typeof(PackedCodec))] public List<int>? Packed { get; set; }

    public List<int>? Plain { get; set; }

    public Weight? Weight { get; set; }

    public Weight[]? Weights { get; set; }

    public Tagged<int> Tagged { get; set; }

    public Tagged<string>? Texts { get; set; }
}

[GenerateCodec]
public sealed record BoundConverted([CodecConverter(typeof(MaskCodec))] int Masked, [CodecConverter(typeof(MaskCodec))] int? Maybe);
