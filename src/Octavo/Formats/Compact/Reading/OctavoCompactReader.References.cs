// Owns: Compact's objects with references on the reading side. docs/formats/compact.md, "References".
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetObjectStart(ref byte at, Layout layout, int known, out int members)
    {
        uint head = at;
        if (head > OctavoCompactWriter.Present)
        {
            nint length = GetOtherObjectStart(ref at, layout, known, out int rare);
            members = rare;
            return length;
        }
        members = head == 0 ? ObjectHead.Null : known;
        return 1;
    }

    /// <inheritdoc/>
    public static int ReadObjectStart(ref OctavoCompactReader reader, Layout layout)
    {
        reader.Commit(GetObjectStart(ref reader.Need(MaxHead), layout, ObjectHead.All, out int members));
        return members;
    }

    /// <inheritdoc/>
    public static object ReadReference(ref OctavoCompactReader reader) => reader.Objects().Get(reader.ReadNumber());

    /// <inheritdoc/>
    public static void KeepWaiting(ref OctavoCompactReader reader, object value)
    {
        reader._claims.Take(1); // its members' count, after
        reader.Objects().Wait(value);
    }

    /// <inheritdoc/>
    public static int BeginObject(ref OctavoCompactReader reader, object? value) => reader.Objects().Begin(value, reader._depthLeft, reader._options.MaxDepth);

    /// <inheritdoc/>
    public static void CheckText(ref OctavoCompactReader reader, string text) => reader._objects!.CheckText(text);

    /// <inheritdoc/>
    public static void EndObject(ref OctavoCompactReader reader)
    {
        if (reader._objects!.End())
        {
            reader.ReadWaiting();
        }
    }

    /// <inheritdoc/>
    public static void KeepMade(ref OctavoCompactReader reader, int number, object value) => reader._objects!.Make(number, value);

    /// <summary>Skips a reference, for locators.</summary>
    internal void SkipReference() => ReadNumber();

    private ReadReferences Objects() => _objects ??= new ReadReferences(_hasSkipped);

    /// <summary>Notes that a value is skipped: objects in it have numbers, and nobody knows how many.</summary>
    private void NoteSkipped()
    {
        _hasSkipped = true;
        _objects?.Skip();
    }

    private uint ReadNumber()
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint number));
        return number;
    }

    private void ReadWaiting()
    {
        while (_objects!.TryNext(out object value))
        {
            WaitingObjects.EntryOf(value).FillObject(ref this, value);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetOtherObjectStart(ref byte at, Layout layout, int known, out int members)
    {
        switch (at)
        {
            case OctavoCompactWriter.Reference:
                members = ObjectHead.Reference;
                return 1;
            case OctavoCompactWriter.Waits:
                members = ObjectHead.Waits;
                return 1;
            default:
                return GetStart(ref at, layout, known, out members);
        }
    }
}
