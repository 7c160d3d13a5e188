// Owns: Binary's objects with references on the writing side. docs/formats/binary.md, "References".
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryWriter
{
    /// <summary>The class byte before the number of an object that came before, in a varint.</summary>
    internal const byte Reference = 0xF1;

    /// <summary>The class byte of an object whose members follow after the outermost one.</summary>
    internal const byte Waits = 0xF3;

    /// <inheritdoc/>
    public static bool BeginObject(ref OctavoBinaryWriter writer, object value, bool canWait)
    {
        WriterState state = writer._window.State;
        if (state.Objects.Begin(value, state, canWait, out int number))
        {
            return true;
        }
        ref byte at = ref writer.Reserve(1 + BinaryVarint.Max);
        at = number < 0 ? Waits : Reference;
        writer.Advance(number < 0 ? 1 : 1 + BinaryVarint.Put(ref Bytes.At(ref at, 1), (uint)number));
        return false;
    }

    /// <inheritdoc/>
    public static void KeepWhole(ref OctavoBinaryWriter writer, bool begins) => writer._window.State.Objects.Keep(begins);

    /// <inheritdoc/>
    public static object KnownText(ref OctavoBinaryWriter writer, string text) => writer._window.State.Objects.Known(text);

    /// <inheritdoc/>
    public static void EndObject(ref OctavoBinaryWriter writer)
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
