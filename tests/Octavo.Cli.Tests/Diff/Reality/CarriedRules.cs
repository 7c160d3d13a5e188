// Owns: what a format does not tell apart, and by what members are the same ones.
namespace Octavo.Cli.Tests.Diff.Reality;

/// <summary>Rules of comparing.</summary>
/// <param name="EmptyIsNull">Whether an empty collection is none.</param>
/// <param name="ByNumber">Whether members are told by their numbers, and zero is null: of types that are made of messages.</param>
internal readonly record struct CarriedRules(bool EmptyIsNull, bool ByNumber);
