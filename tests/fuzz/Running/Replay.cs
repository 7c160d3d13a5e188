// Owns: running one input once more, in all ways. Knows no format.
using System.Globalization;
using Octavo.Fuzz.Targets;
using Octavo.Fuzz.Targets.Surfaces;
using Octavo.Tests.Zoo;

namespace Octavo.Fuzz.Running;

internal static class Replay
{
    /// <summary>Other ways of reading times other ways of writing, with steps.</summary>
    private const int Ways = 28 * 16;

    /// <summary>Feeds the input to the targets that the settings name, and prints what comes of it.</summary>
    internal static int Run(Settings settings, byte[] input)
    {
        string name = settings.Target ?? throw new ArgumentException("--replay needs --target.");
        IEnumerable<Target> targets = name.StartsWith("graph ", StringComparison.Ordinal)
            ? GraphTargets.Make(int.Parse(name.Split(' ')[1], CultureInfo.InvariantCulture), settings.Formats)
            : ZooTargets.Of(settings.Formats).Concat(SurfaceTargets.Of(settings.Formats));
        int failures = 0;
        foreach (Target target in targets.Where(target => target.Name.Contains(name, StringComparison.OrdinalIgnoreCase)))
        {
            try
            {
                for (int way = 0; way < Ways; way++)
                {
                    target.Run(input, (way % 28) | (way / 28 << 8));
                }
                Console.WriteLine($"{target.Name}: nothing found");
            }
            catch (Exception found)
            {
                failures++;
                Console.WriteLine($"{target.Name}: {found}");
            }
        }
        return failures == 0 ? 0 : 1;
    }
}
