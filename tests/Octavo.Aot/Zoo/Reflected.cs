// Owns: the types of the zoo's fields that only the comparison by reflection meets. A missing one is named by the check that fails.
<<<<<<< HEAD
using System.Collections.Immutable;
=======
using Octavo.Tests.Zoo.Types;
>>>>>>> 393c1d9 (Compact: specification, second reader, zoo of packed types, lab candidate, bench rows)

namespace Octavo.Tests.Zoo;

internal static class Reflected
{
<<<<<<< HEAD
    internal static Type[] Types => [typeof(ICollection<int>), typeof(IList<int>), typeof(IList<long>), typeof(IList<string>), typeof(ISet<int>), typeof(ISet<string>), typeof(IDictionary<int, string>), typeof(IReadOnlySet<int>), typeof(IReadOnlyDictionary<int, int>), typeof(IReadOnlyDictionary<Guid, IList<int>>), typeof(IImmutableList<int>), typeof(IImmutableQueue<int>), typeof(IImmutableStack<int>), typeof(IImmutableSet<int>), typeof(IImmutableDictionary<int, string>), typeof(ILookup<string, int>), typeof(IGrouping<string, int>)];
=======
    internal static Type[] Types => [typeof(ICollection<int>), typeof(IList<int>), typeof(IList<long>), typeof(IList<string>), typeof(ISet<int>), typeof(ISet<string>), typeof(IDictionary<int, string>), typeof(IReadOnlySet<int>), typeof(IReadOnlyDictionary<int, int>), typeof(IReadOnlyDictionary<Guid, IList<int>>),
        typeof(IReadOnlyList<decimal?>), typeof(ICollection<LongEnum?>), typeof(ISet<UIntEnum>), typeof(IReadOnlyList<LongEnum>), typeof(IEnumerable<HashEnum>)];
>>>>>>> 393c1d9 (Compact: specification, second reader, zoo of packed types, lab candidate, bench rows)
}
