// Owns: tests that need a module of Python: skipped, with the reason, if no Python is named. Knows no format.
namespace Octavo.Conformance.Suites;

/// <summary>A test with other people's programs. xunit 2 knows no skipping at run time, so it is decided at discovery.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class PythonFactAttribute : FactAttribute
{
    /// <summary>The environment variable with the path of a Python that has cbor2.</summary>
    public const string Variable = "OCTAVO_CBOR2";

    public PythonFactAttribute()
    {
        if (Program.Length == 0 || !File.Exists(Program))
        {
            Skip = $"cbor2 not found: run 'apt-get install python3-cbor2' and name its Python (/usr/bin/python3) in {Variable}.";
        }
    }

    private static string Program { get; } = Environment.GetEnvironmentVariable(Variable) ?? "";

    /// <summary>Runs a script.</summary>
    /// <returns>What it wrote to standard output.</returns>
    internal static byte[] Run(string script, byte[] input) => OtherProgram.Run(Program, "", input, "-c", script);
}
