// Owns: the kinds of tokens.
namespace Octavo.Proto.Text;

internal enum ProtoTokenKind
{
    End,
    Identifier,
    Integer,
    Float,
    Text,
    Symbol,
}
