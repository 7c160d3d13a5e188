// Owns: a value of an enum, as both sides of a comparison name it.
using System.Numerics;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>A value of an enum.</summary>
/// <param name="Name">Its name in C#.</param>
/// <param name="Written">Its name in data, where values are written by name.</param>
/// <param name="Number">Its number.</param>
internal sealed record EnumField(string Name, string Written, BigInteger Number);
