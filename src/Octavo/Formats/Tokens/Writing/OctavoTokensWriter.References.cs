// Owns: references as tokens on the writing side.
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensWriter
{
    /// <inheritdoc/>
    public static bool BeginObject(ref OctavoTokensWriter writer, object value, bool canWait)
    {
        int number = writer._window.State.Objects.Begin(value);
        if (number < 0)
        {
            writer.Enter();
            return true;
        }
        writer.Advance(PutHead(ref writer.Reserve(MaxHead), OctavoTokenKind.Reference, number));
        return false;
    }

    /// <inheritdoc/>
    public static object KnownText(ref OctavoTokensWriter writer, string text) => writer._window.State.Objects.Known(text);

    /// <inheritdoc/>
    public static void EndObject(ref OctavoTokensWriter writer) => writer.Leave();
}
