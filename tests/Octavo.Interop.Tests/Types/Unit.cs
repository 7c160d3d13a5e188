// Owns: a type without members, whose values take no bytes.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec]
public sealed class Unit;
