// Owns: Binary's objects with references on the reading side. docs/formats/binary.md, "References".
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetObjectStart(ref byte at, Layout layout, int known, out int members)
    {
        uint head = at;
        members = (int)head - 1;
        if (head <= OctavoBinaryWriter.LargestCountByte)
        {
            return 1;
        }
        nint length = GetLongObjectStart(ref at, layout, out int rare);
        members = rare;
        return length;
    }

    /// <inheritdoc/>
    public static int ReadObjectStart(ref OctavoBinaryReader reader, Layout layout)
    {
        reader.Commit(GetObjectStart(ref reader.Need(MaxHead), layout, 0, out int members));
        return members;
    }

    /// <inheritdoc/>
    public static object ReadReference(ref OctavoBinaryReader reader) => reader.Objects().Get(reader.ReadNumber());

    /// <inheritdoc/>
    public static void KeepWaiting(ref OctavoBinaryReader reader, object value)
    {
        reader._claims.Take(1); // its members' count, after
        reader.Objects().Wait(value);
    }

    /// <inheritdoc/>
    public static int BeginObject(ref OctavoBinaryReader reader, object? value) => reader.Objects().Begin(value, reader._depthLeft, reader._options.MaxDepth);

    /// <inheritdoc/>
    public static void CheckText(ref OctavoBinaryReader reader, string text) => reader._objects!.CheckText(text);

    /// <inheritdoc/>
    public static void EndObject(ref OctavoBinaryReader reader)
    {
        if (reader._objects!.End())
        {
            reader.ReadWaiting();
        }
    }

    /// <inheritdoc/>
    public static void KeepMade(ref OctavoBinaryReader reader, int number, object value) => reader._objects!.Make(number, value);

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
        Commit(BinaryVarint.Get(ref Need(BinaryVarint.Max), out uint number));
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
    private static nint GetLongObjectStart(ref byte at, Layout layout, out int members)
    {
        switch (at)
        {
            case OctavoBinaryWriter.Reference:
                members = ObjectHead.Reference;
                return 1;
            case OctavoBinaryWriter.Waits:
                members = ObjectHead.Waits;
                return 1;
            default:
                return GetLongStart(ref at, layout, out members);
        }
    }
}
