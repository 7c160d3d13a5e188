// Owns: theories of half a minute and more, which a default run leaves out. Linked into every test project; knows nothing of the product.
using System.Runtime.CompilerServices;
using Xunit;

namespace Octavo.Tests.Shared;

/// <summary>A theory that only OCTAVO_TESTS=all runs.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class WholeRunTheoryAttribute : TheoryAttribute
{
    public WholeRunTheoryAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line) => Skip = TestRun.All ? null : WholeRunFactAttribute.Reason;
}
