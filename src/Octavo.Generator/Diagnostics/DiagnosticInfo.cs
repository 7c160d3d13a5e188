// Owns: a diagnostic as a value, so the pipeline can compare it. Holds no symbol and no tree.
using Microsoft.CodeAnalysis;
using Octavo.Model;

namespace Octavo.Generator.Diagnostics;

internal sealed record DiagnosticInfo(string Id, LocationInfo? Location, EquatableList<string> Arguments)
{
    /// <summary>The diagnostic at its true location, in the tree of the compilation.</summary>
    public Diagnostic ToDiagnostic(Compilation compilation) =>
        Diagnostic.Create(Descriptors.All[Id], Location?.ToLocation(compilation), [.. Arguments]);
}
