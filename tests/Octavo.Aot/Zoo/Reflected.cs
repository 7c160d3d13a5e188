// Owns: the types of the zoo's fields that only the comparison by reflection meets. A missing one is named by the check that fails.
using System.Collections;
using System.Collections.Immutable;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Aot.Zoo;

internal static class Reflected
{
    internal static Type[] Types =>
        [typeof(ICollection<int>), typeof(IList<int>), typeof(IList<long>), typeof(IList<string>), typeof(ISet<int>), typeof(ISet<string>),
            typeof(IDictionary<int, string>), typeof(IDictionary<string, int>), typeof(IReadOnlyDictionary<string, int>), typeof(IReadOnlySet<int>),
            typeof(IReadOnlyDictionary<int, int>), typeof(IReadOnlyDictionary<Guid, IList<int>>), typeof(IImmutableList<int>), typeof(IImmutableQueue<int>),
            typeof(IImmutableStack<int>), typeof(IImmutableSet<int>), typeof(IImmutableDictionary<int, string>), typeof(ILookup<string, int>),
            typeof(IGrouping<string, int>),
        typeof(IReadOnlyList<string>), typeof(IReadOnlyDictionary<bool, double>), typeof(IReadOnlyList<decimal?>),
            typeof(IReadOnlyList<long>), typeof(IDictionary<string, float?>),
#if WHOLE_ZOO
        typeof(ICollection<LongEnum?>), typeof(ISet<UIntEnum>), typeof(IReadOnlyList<LongEnum>), typeof(IEnumerable<HashEnum>),
#endif
        typeof(IList), typeof(ICollection), typeof(IEnumerable), typeof(IDictionary),
    ];
}
