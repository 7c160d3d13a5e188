// Owns: the types of a random graph as targets: compiled with the generator, loaded, their random values there and back in every format and mode. Knows no
// format.
using System.Reflection;
using System.Runtime.Loader;
using Octavo.Internal;
using Octavo.Tests.TypeGraphs;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Facts;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Fuzz.Targets;

internal static class GraphTargets
{
    /// <summary>The targets of a graph.</summary>
    /// <param name="seed">The graph's.</param>
    /// <param name="formats">The formats' names.</param>
    /// <exception cref="FindingException">The generator throws, or what it emits does not compile.</exception>
    internal static IReadOnlyList<Target> Make(int seed, IReadOnlyCollection<string> formats)
    {
        if (GraphCompiler.Compile(TypeGraph.Source(seed), out IReadOnlyList<string> problems) is not { } image)
        {
            throw new FindingException("generator", string.Join("\n", problems.Take(5)));
        }
        Assembly assembly = new AssemblyLoadContext(null).LoadFromStream(new MemoryStream(image));
        return
        [
            .. assembly.GetTypes()
                .Where(type => type.IsDefined(typeof(GenerateCodecAttribute), inherit: false))
                .SelectMany(Roots)
                .SelectMany(
                    type =>
                        ((IEnumerable<Target>)typeof(GraphTargets).GetMethod(nameof(Of), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(type)
                            .Invoke(null, [seed])!).Where(target => formats.Contains(target.Format))),
        ];
    }

    private static IEnumerable<Type> Roots(Type type, int index) => (index % 4) switch
    {
        0 => [type, type.MakeArrayType()],
        1 => [type, typeof(List<>).MakeGenericType(type)],
        2 => [type, typeof(Dictionary<,>).MakeGenericType(typeof(string), type)],
        _ => [type],
    };

    private static IEnumerable<Target> Of<T>(int seed) =>
        FormatList.All<T>().Where(calls => calls.Has(Values<T>(seed, !calls.Fidelity.RefusesLoneSurrogates)))
            .Select(calls => new Target<T>($"graph {seed} {Name(typeof(T))}", calls, () => Values<T>(seed, !calls.Fidelity.RefusesLoneSurrogates)));

    private static string Name(Type type) => type.IsGenericType ? $"{type.Name[..type.Name.IndexOf('`')]} of {type.GetGenericArguments()[^1].Name}" : type.Name;

    private static IEnumerable<T> Values<T>(int seed, bool loneSurrogates) =>
        Enumerable.Range(0, 6).Select(number => RandomValue.Make<T>((seed * 31) + number, loneSurrogates));
}
