// Owns: what the parser found wrong, at run time: there is no place to show.
using Octavo.Model;

namespace Octavo.Generator.Diagnostics;

internal sealed record LocationInfo
{
    public static LocationInfo? From(Microsoft.CodeAnalysis.Location? location) => null;
}

internal sealed record DiagnosticInfo(string Id, LocationInfo? Location, EquatableList<string> Arguments)
{
    public Microsoft.CodeAnalysis.DiagnosticSeverity Severity => Descriptors.All[Id].DefaultSeverity;

    /// <summary>The message, with its id.</summary>
    public override string ToString() =>
        Id + ": " + string.Format(System.Globalization.CultureInfo.InvariantCulture, Descriptors.All[Id].MessageFormat, [.. Arguments]);
}
