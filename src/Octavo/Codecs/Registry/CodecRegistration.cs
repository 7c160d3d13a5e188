// Owns: one registration as callers see it.
namespace Octavo;

/// <summary>A type in a <see cref="CodecRegistry"/>.</summary>
/// <param name="Id">Its id in data, from <see cref="CodecRegistry.FirstId"/>.</param>
/// <param name="Name">Its name in formats that tell types apart by name.</param>
/// <param name="Type">The type.</param>
public readonly record struct CodecRegistration(int Id, string Name, Type Type);
