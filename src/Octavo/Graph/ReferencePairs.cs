// Owns: pairs of objects by identity.
using System.Runtime.CompilerServices;

namespace Octavo.Graph;

internal sealed class ReferencePairs : IEqualityComparer<(object, object)>
{
    internal static readonly ReferencePairs Comparer = new();

    public bool Equals((object, object) x, (object, object) y) => ReferenceEquals(x.Item1, y.Item1) && ReferenceEquals(x.Item2, y.Item2);

    public int GetHashCode((object, object) obj) => HashCode.Combine(RuntimeHelpers.GetHashCode(obj.Item1), RuntimeHelpers.GetHashCode(obj.Item2));
}
