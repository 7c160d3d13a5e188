// Owns: the types of CborTypedTests.
using System.Buffers;
using System.Collections.Immutable;
using System.Numerics;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Formats.Cbor;

[GenerateCodec]
public sealed class Shelf
{
    [CodecMember(1)] public sbyte[]? Before { get; set; }

    [CodecMember(2)] public OctavoRaw? Raw { get; set; }

    [CodecMember(3)] public double[]? After { get; set; }
}
