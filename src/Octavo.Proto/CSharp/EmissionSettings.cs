// Owns: what a project says of the C# that is made.
namespace Octavo.Proto.CSharp;

/// <summary>Settings of one run.</summary>
/// <param name="WellKnownNamespace">Where messages of google/protobuf that have no .NET type stand.</param>
/// <param name="PlainWellKnown">Whether all of them are messages like any other, also those that have a .NET type.</param>
internal sealed record EmissionSettings(string WellKnownNamespace, bool PlainWellKnown);
