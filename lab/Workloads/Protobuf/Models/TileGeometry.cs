// Owns: vector tiles: the kinds of geometry.
// Must not know: how it is filled, compared or measured.
namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>What a feature's geometry draws.</summary>
public enum TileGeometry
{
    /// <summary>0.</summary>
    Unknown,

    /// <summary>1.</summary>
    Point,

    /// <summary>2.</summary>
    Line,

    /// <summary>3.</summary>
    Polygon,
}
