// Owns: an unmanaged struct with padding: an image in Binary.
namespace Octavo.Aot.Types;

[GenerateCodec]
public struct Waypoint
{
    public byte Kind { get; set; }

    public double Latitude { get; set; }

    public double Longitude { get; set; }

    public short Height { get; set; }
}
