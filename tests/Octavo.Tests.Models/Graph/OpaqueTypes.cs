// Owns: types of which graphs know the bytes alone, with a raw value inside, or without Binary.
namespace Octavo.Tests.Graph;

[CodecSurrogate(typeof(SealedData))]
public sealed class Sealed(OctavoRaw body)
{
    public OctavoRaw Body => body;

    public static explicit operator SealedData(Sealed value) => new() { Body = value.Body };

    public static explicit operator Sealed(SealedData data) => new(data.Body);
}

[GenerateCodec]
public sealed partial class SealedData
{
    public OctavoRaw Body { get; set; }
}

[CodecSurrogate(typeof(WrittenData))]
public sealed class Written(double number)
{
    public double Number => number;

    public static explicit operator WrittenData(Written value) => new() { Number = value.Number };

    public static explicit operator Written(WrittenData data) => new(data.Number);
}

[GenerateCodec(Formats = CodecFormats.Json)]
public sealed partial class WrittenData
{
    public double Number { get; set; }
}
