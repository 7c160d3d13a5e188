// Owns: where the pieces of one message are that are read as one, and what the reader goes back to after them. Knows no bytes.
namespace Octavo.Protobuf;

/// <summary>Pieces of a message. Places are counted from the beginning of the memory that all data from the first of them on is in.</summary>
/// <param name="places">Where each begins and ends, in the order of the data; of a group, without its tags.</param>
/// <param name="next">After the first piece, where the message around it goes on.</param>
/// <param name="before">Bytes of the data before that memory.</param>
/// <param name="length">Bytes in that memory.</param>
/// <param name="outer">Pieces of a message around, which are read as one at the same time.</param>
/// <param name="outerPiece">Which of those is read.</param>
internal sealed class ProtobufPieces(List<(int Start, int End)> places, int next, long before, int length, ProtobufPieces? outer, int outerPiece)
{
    internal List<(int Start, int End)> Places { get; } = places;

    internal int Next { get; } = next;

    internal long Before { get; } = before;

    internal int Length { get; } = length;

    internal ProtobufPieces? Outer { get; } = outer;

    internal int OuterPiece { get; } = outerPiece;
}
