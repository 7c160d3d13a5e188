// Owns: reading one token of any kind, for lists of tokens.
using System.Text;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoTokensReader
{
    internal Token ReadToken()
    {
        TokenKind kind = Next;
        switch (kind)
        {
            case TokenKind.Object or TokenKind.Struct or TokenKind.Array or TokenKind.Map:
                return new Token(kind, Count: Bytes.Get<int>(ref Expect(kind, 4)));
            case TokenKind.Key:
                string name = Encoding.UTF8.GetString(Take(kind, 1));
                int number = Bytes.Get<int>(ref Need(4));
                Commit(4);
                return new Token(kind, name, number);
            case TokenKind.Null or TokenKind.End:
                Commit(1);
                return new Token(kind);
            case TokenKind.Text:
                return new Token(kind, ReadText());
            case TokenKind.Bytes:
                return new Token(kind, ReadBytes());
            case >= TokenKind.Bool and <= TokenKind.TimeSpan:
                return new Token(kind, WalkScalars.Read(ref this, ShapeWord.Bool + (kind - TokenKind.Bool), keep: true));
            default:
                Throw.InvalidData($"0x{(byte)kind:X2} is no token.");
                return default;
        }
    }
}
