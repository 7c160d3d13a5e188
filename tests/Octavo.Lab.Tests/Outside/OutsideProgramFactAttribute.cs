// Owns: skipping tests that need a program which is not part of .NET.
using Octavo.Lab.Outside;

namespace Octavo.Lab.Tests;

/// <summary>A fact about a program outside of .NET; skipped with a reason if what it needs is missing.</summary>
public sealed class OutsideProgramFactAttribute : FactAttribute
{
    public OutsideProgramFactAttribute(string program) => Skip = new OutsideNeed(program, "").IsThere ? null : $"there is no {program} on the path";
}
