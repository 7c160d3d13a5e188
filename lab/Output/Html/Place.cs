// Owns: a point of a plot. Must not know: what is there.
namespace Octavo.Lab.Output.Html;

/// <summary>Coordinates in a plot, downwards and to the right.</summary>
internal readonly record struct Place(double X, double Y);
