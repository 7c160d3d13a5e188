// Owns: the way out of a text that is not of the language. It does not leave the parser.
using System;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Text;

#pragma warning disable CA1032, CA1064 // caught in one place, which needs the position
internal sealed class ProtoSyntaxException(Position position, string message) : Exception(message)
{
    public Position Position { get; } = position;
}
#pragma warning restore CA1032, CA1064
