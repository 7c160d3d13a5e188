// Owns: .proto files that are refused: every error at its place, as compilers say it.
using Octavo.Proto.Errors;

namespace Octavo.Cli.Protos;

internal sealed class ProtoRefusal(IEnumerable<ProtoError> errors) : Exception(string.Join('\n', errors));
