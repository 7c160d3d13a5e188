// Owns: which values never change, so a graph and its clone may both have them. Knows no graph.
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Text;

namespace Octavo.Graph;

internal static class CloneLeaf
{
    /// <summary>Whether nothing of a value can be changed.</summary>
    internal static bool IsImmutable(object value) => value
        is string or Enum or decimal or DateTime or DateTimeOffset or TimeSpan or DateOnly or TimeOnly or Guid or Half or Int128 or UInt128 or Rune
            or BigInteger or Index or Range
        or Uri or Version or IPAddress or IPNetwork or PhysicalAddress or Type or TimeZoneInfo or DBNull
        || value.GetType().IsPrimitive;
}
