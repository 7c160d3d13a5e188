// Owns: types of which graphs know the bytes alone, with a raw value inside.
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
