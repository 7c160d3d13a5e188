// Owns: tests of half a minute and more, which a default run leaves out. Linked into every test project; knows nothing of the product.
using System.Runtime.CompilerServices;
using Xunit;

namespace Octavo.Tests.Shared;

/// <summary>A test that only OCTAVO_TESTS=all runs.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class WholeRunFactAttribute : FactAttribute
{
    internal const string Reason = "A default run leaves it out; OCTAVO_TESTS=all dotnet test runs it.";

    public WholeRunFactAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line) => Skip = TestRun.All ? null : Reason;
}
