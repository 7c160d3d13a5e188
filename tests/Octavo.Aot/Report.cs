// Owns: counting and naming of checks. Knows no format and no type.
namespace Octavo.Aot;

/// <summary>Runs checks one after another; a check fails by an exception.</summary>
internal sealed class Report
{
    private int _passed;
    private int _failed;

    internal void Check(string name, Action check)
    {
        try
        {
            check();
            _passed++;
        }
        catch (Exception found)
        {
            _failed++;
            Console.Error.WriteLine($"FAILED {name}: {found}");
        }
    }

    internal static void That(bool condition, string what)
    {
        if (!condition)
        {
            throw new InvalidOperationException(what);
        }
    }

    /// <summary>Prints the one line that .ci/run sums up.</summary>
    /// <returns>The exit code.</returns>
    internal int Finish()
    {
        Console.WriteLine($"{_passed} passed, {_failed} failed");
        return _failed == 0 && _passed != 0 ? 0 : 1;
    }
}
