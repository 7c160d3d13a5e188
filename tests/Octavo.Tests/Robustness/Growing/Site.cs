// Owns: a part of a payload that can be repeated. Knows no format.
namespace Octavo.Tests.Robustness.Growing;

/// <summary>A part of a payload, and the payloads that have it n times.</summary>
/// <param name="Name">Where it is, and what is repeated.</param>
/// <param name="Make">The payload with n of it.</param>
internal sealed record Site(string Name, Func<int, byte[]> Make);
