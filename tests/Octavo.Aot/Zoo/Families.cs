// Owns: which entries of the zoo are checked: all in a whole run, else those in which each type has something of its own.
using Octavo.Tests.Zoo;

namespace Octavo.Aot.Zoo;

internal static class Families
{
#if WHOLE_ZOO
    internal static IReadOnlyList<ZooEntry> Entries => ZooCatalog.Entries;
#else
    internal static IReadOnlyList<ZooEntry> Entries => ZooFamilies.Entries;
#endif
}
