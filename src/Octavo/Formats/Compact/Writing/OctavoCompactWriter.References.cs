// Owns: Compact's objects with references on the writing side. docs/formats/compact.md, "References".
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactWriter
{
    /// <summary>The byte before the number of an object that came before, in a varint.</summary>
    internal const byte Reference = 2;

    /// <summary>The byte of an object whose members follow after the outermost one.</summary>
    internal const byte Waits = 4;

    /// <inheritdoc/>
    public static bool BeginObject(ref OctavoCompactWriter writer, object value, bool canWait)
    {
        WriterState state = writer._window.State;
        if (state.Objects.Begin(value, state, canWait, out int number))
        {
            return true;
        }
        ref byte at = ref writer.Reserve(1 + CompactVarint.MaxCount);
        at = number < 0 ? Waits : Reference;
        writer.Advance(number < 0 ? 1 : 1 + CompactVarint.Put(ref Bytes.At(ref at, 1), (uint)number));
        return false;
    }

    /// <inheritdoc/>
    public static void KeepWhole(ref OctavoCompactWriter writer, bool begins) => writer._window.State.Objects.Keep(begins);

    /// <inheritdoc/>
    public static object KnownText(ref OctavoCompactWriter writer, string text) => writer._window.State.Objects.Known(text);

    /// <inheritdoc/>
    public static void EndObject(ref OctavoCompactWriter writer)
    {
        if (writer._window.State.Objects.End())
        {
            writer.WriteWaiting();
        }
    }

    private void WriteWaiting()
    {
        WrittenReferences objects = _window.State.Objects;
        while (objects.TryNext(out object value))
        {
            WaitingObjects.EntryOf(value).WriteObject(ref this, value);
        }
    }
}
