// Owns: references as tokens on the reading side.
using Octavo.Buffers;
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensReader
{
    /// <inheritdoc/>
    public static int ReadObjectStart(ref OctavoTokensReader reader, Layout layout) =>
        reader.Next == OctavoTokenKind.Reference ? ObjectHead.Reference : reader.ReadStart(layout);

    /// <inheritdoc/>
    public static object ReadReference(ref OctavoTokensReader reader) => reader.Objects().Get(reader.ReadNumber());

    /// <inheritdoc/>
    public static int BeginObject(ref OctavoTokensReader reader, object? value)
    {
        reader.Enter();
        return reader.Objects().Add(value);
    }

    /// <inheritdoc/>
    public static void EndObject(ref OctavoTokensReader reader) => reader.Leave();

    /// <inheritdoc/>
    public static void KeepMade(ref OctavoTokensReader reader, int number, object value) => reader._objects!.Make(number, value);

    /// <summary>Skips a reference, for locators.</summary>
    internal void SkipReference() => ReadNumber();

    private uint ReadNumber() => Bytes.Get<uint>(ref Expect(OctavoTokenKind.Reference, 4));

    private ReadReferences Objects() => _objects ??= new ReadReferences(_hasSkipped);

    /// <summary>Notes that a value is skipped: objects in it have numbers, and nobody knows how many.</summary>
    private void NoteSkipped()
    {
        _hasSkipped = true;
        _objects?.Skip();
    }
}
