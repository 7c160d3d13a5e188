// Owns: a flat message of twelve members: every kind of Protobuf's scalar table that has an encoder of its own.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Numbers 1 to 12 in Protobuf, so every tag takes one byte.</summary>
public partial class Flat12
{
    public int Int32 { get; set; }

    public long Int64 { get; set; }

    public ulong UInt64 { get; set; }

    /// <summary>sint32.</summary>
    public int ZigZag { get; set; }

    /// <summary>fixed32.</summary>
    public uint Fixed32 { get; set; }

    /// <summary>fixed64.</summary>
    public ulong Fixed64 { get; set; }

    public double Ratio { get; set; }

    public float Share { get; set; }

    public bool Flag { get; set; }

    public string Name { get; set; } = "";

    public string Text { get; set; } = "";

    public int Small { get; set; }
}
