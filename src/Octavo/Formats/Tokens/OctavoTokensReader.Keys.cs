// Owns: the keys of objects in Tokens, and the passing over of values.
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoTokensReader
{
    /// <inheritdoc/>
    public bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining)
    {
        if (Next != TokenKind.Key)
        {
            return false;
        }
        ReadOnlySpan<byte> name = literal[2..^2];
        ref byte at = ref Need(Head);
        if (Bytes.Get<int>(ref at, 1) != name.Length || _window.Available < Head + name.Length + 4)
        {
            return false;
        }
        // A key is looked at before it is taken: what follows its head may be longer than a run.
        OctavoTokensReader ahead = this;
        if (!ahead.Take(TokenKind.Key, 1).SequenceEqual(name))
        {
            return false;
        }
        ahead.Commit(4);
        this = ahead;
        return true;
    }

    /// <inheritdoc/>
    public bool NextKey(scoped ref int remaining, bool first, out ReadOnlySpan<byte> key, out long number)
    {
        number = -1;
        if (Next == TokenKind.End)
        {
            key = default;
            Commit(1);
            return false;
        }
        key = Take(TokenKind.Key, 1);
        _ = Need(4);
        Commit(4); // the member's number, which is for people
        return true;
    }

    /// <summary>Passes over one value with everything in it; nesting is counted, the stack is not used.</summary>
    public void Skip()
    {
        int depth = 0;
        do
        {
            TokenKind kind = Next;
            switch (kind)
            {
                case TokenKind.Object or TokenKind.Struct or TokenKind.Array or TokenKind.Map:
                    Expect(kind, 4);
                    if (++depth > _depthLeft)
                    {
                        Throw.DepthExceeded(_options.MaxDepth);
                    }
                    break;
                case TokenKind.End when depth > 0:
                    Commit(1);
                    depth--;
                    break;
                case TokenKind.Key when depth > 0:
                    Take(TokenKind.Key, 1);
                    _ = Need(4);
                    Commit(4);
                    break;
                case TokenKind.Text:
                    Take(TokenKind.Text, 2);
                    break;
                case TokenKind.Bytes:
                    Take(TokenKind.Bytes, 1);
                    break;
                case TokenKind.Null:
                    Commit(1);
                    break;
                case >= TokenKind.Bool and <= TokenKind.TimeSpan:
                    Expect(kind, TokenList.Size(kind));
                    break;
                default:
                    Expect(TokenKind.Object, 4); // names what was found, or the end of the data
                    break;
            }
        }
        while (depth > 0);
    }

    /// <summary>A named format has no slots.</summary>
    public readonly void SkipGap(int slots)
    {
    }

    /// <summary>A named format has no rest.</summary>
    public readonly void SkipRest(int known, int members)
    {
    }
}
