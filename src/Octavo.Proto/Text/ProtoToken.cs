// Owns: one token of a .proto file.
using Octavo.Proto.Errors;

namespace Octavo.Proto.Text;

/// <summary>A token.</summary>
/// <param name="Kind">Its kind.</param>
/// <param name="Text">As it is in the file.</param>
/// <param name="Bytes">Of a text its bytes; else none.</param>
/// <param name="Position">Where it begins.</param>
/// <param name="Comment">The comments that are directly above it; empty if there are none.</param>
internal sealed record ProtoToken(ProtoTokenKind Kind, string Text, byte[] Bytes, Position Position, string Comment)
{
    public bool Is(string text) => Kind is ProtoTokenKind.Symbol or ProtoTokenKind.Identifier && Text == text;
}
