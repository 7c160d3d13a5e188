// Owns: vector tiles, the enum GeomType.
namespace Octavo.Conformance.Protobuf.Tiles;

public enum GeomType
{
    Unknown = 0,
    Point = 1,
    Linestring = 2,
    Polygon = 3,
}
