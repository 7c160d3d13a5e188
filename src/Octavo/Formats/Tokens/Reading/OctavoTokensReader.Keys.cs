// Owns: the keys of objects in Tokens, and the skipping of values.
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensReader
{
    /// <inheritdoc/>
    public bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining)
    {
        if (Next != OctavoTokenKind.Key)
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
        if (!ahead.Take(OctavoTokenKind.Key, 1).SequenceEqual(name))
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
        if (Next == OctavoTokenKind.End)
        {
            key = default;
            Commit(1);
            return false;
        }
        key = Take(OctavoTokenKind.Key, 1);
        _ = Need(4);
        Commit(4); // the member's number, which is for people
        return true;
    }

    /// <summary>Skips one value with everything in it. It counts nesting, and uses no stack.</summary>
    public void Skip()
    {
        NoteSkipped();
        int depth = 0;
        do
        {
            OctavoTokenKind kind = Next;
            switch (kind)
            {
                case OctavoTokenKind.Object or OctavoTokenKind.Struct or OctavoTokenKind.Array or OctavoTokenKind.Map:
                    Expect(kind, 4);
                    if (++depth > _depthLeft)
                    {
                        Throw.DepthExceeded(_options.MaxDepth);
                    }
                    break;
                case OctavoTokenKind.End when depth > 0:
                    Commit(1);
                    depth--;
                    break;
                case OctavoTokenKind.Key when depth > 0:
                    Take(OctavoTokenKind.Key, 1);
                    _ = Need(4);
                    Commit(4);
                    break;
                case OctavoTokenKind.Text:
                    Take(OctavoTokenKind.Text, 2);
                    break;
                case OctavoTokenKind.Bytes:
                    Take(OctavoTokenKind.Bytes, 1);
                    break;
                case OctavoTokenKind.Null:
                    Commit(1);
                    break;
                case >= OctavoTokenKind.Bool and <= OctavoTokenKind.TimeSpan:
                    Expect(kind, TokenList.Size(kind));
                    break;
                default:
                    Expect(OctavoTokenKind.Object, 4); // names what was found, or the end of the data
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
