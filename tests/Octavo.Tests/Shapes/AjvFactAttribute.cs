// Owns: tests that need a validator of JSON Schema: skipped, with the reason, if it is missing. Knows no schema.
namespace Octavo.Tests.Shapes;

/// <summary>A test with Ajv. xunit 2 knows no skipping at run time, so it is decided at discovery.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class AjvFactAttribute : FactAttribute
{
    private const string Variable = "OCTAVO_AJV";

    public AjvFactAttribute()
    {
        if (Folder.Length == 0 || !Directory.Exists(Path.Combine(Folder, "node_modules", "ajv")))
        {
            Skip = $"validator not found: run 'npm install ajv@8 ajv-formats@3' in a folder and name that in {Variable}; node must be on the path.";
        }
    }

    /// <summary>The folder in which Ajv is installed; empty if none is named.</summary>
    internal static string Folder { get; } = Environment.GetEnvironmentVariable(Variable) ?? "";
}
