// Owns: the types of RawValueTests.
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

[GenerateCodec]
public sealed class Envelope
{
    public string? Kind { get; set; }

    public OctavoRaw Body { get; set; }

    public List<OctavoRaw>? All { get; set; }

    public OctavoRaw? Perhaps { get; set; }

    public int After { get; set; }
}

/// <summary>As <see cref="Envelope"/>, with the value of a type.</summary>
[GenerateCodec]
public sealed class PlainEnvelope
{
    public string? Kind { get; set; }

    public List<int>? Body { get; set; }

    public int After { get; set; }
}
