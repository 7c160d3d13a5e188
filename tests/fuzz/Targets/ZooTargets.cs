// Owns: the zoo's entries as targets. Knows neither types nor formats.
using Octavo.Tests.Zoo;

namespace Octavo.Fuzz.Targets;

internal sealed class ZooTargets : IZooVisitor<Target>
{
    internal static IEnumerable<Target> Of(IEnumerable<string> formats) =>
        ZooCatalog.Cases.Where(zoo => formats.Contains(zoo.Format)).Select(zoo => zoo.Accept(new ZooTargets()));

    public Target Visit<T>(ZooCase<T> zoo) => new Target<T>(zoo.Entry, zoo.Calls, zoo.AllValues, zoo.Reorders);
}
