// Owns: one benchmark of the plan that the lab hands to BenchmarkDotNet's process: a candidate in a row. The lab compiles this file too.
// Must not know: BenchmarkDotNet, and what is made of its figures.
using System.Text.Json;

namespace Octavo.Lab.Verify;

/// <summary>A candidate in a row.</summary>
/// <param name="Assembly">The adapter's assembly.</param>
/// <param name="Candidate">The candidate's name.</param>
/// <param name="Table">The table's id.</param>
/// <param name="Row">The row.</param>
/// <param name="Operation">The member of <see cref="Contract.Operation"/>.</param>
/// <param name="Scale">Scale of the counts.</param>
/// <param name="Seed">Seed of the values.</param>
/// <param name="Pool">Operations of one call: all values of the row.</param>
public sealed record VerifyCase(string Assembly, string Candidate, string Table, string Row, string Operation, double Scale, int Seed, int Pool)
{
    /// <summary>The variable of the environment that names the plan's file: BenchmarkDotNet's own processes have it too.</summary>
    public const string Variable = "OCTAVO_LAB_VERIFY_PLAN";

    /// <summary>Writes a plan.</summary>
    public static void Write(string file, IReadOnlyList<VerifyCase> plan) => File.WriteAllText(file, JsonSerializer.Serialize(plan, JsonSerializerOptions.Web));

    /// <summary>The plan of this process.</summary>
    public static IReadOnlyList<VerifyCase> Read() =>
        Environment.GetEnvironmentVariable(Variable) is { Length: > 0 } file
            ? JsonSerializer.Deserialize<VerifyCase[]>(File.ReadAllText(file), JsonSerializerOptions.Web)! : [];
}
