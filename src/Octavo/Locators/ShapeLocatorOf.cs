// Owns: following a Shape over data with a format's own reader: what the locator asks of the format. Knows no format.
using Octavo.Buffers;
using Octavo.Codecs.Registry;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Locators;

/// <summary>A locator over a format's reader.</summary>
/// <typeparam name="R">The reader.</typeparam>
/// <param name="options">The options of the call that failed.</param>
internal abstract class ShapeLocator<R>(OctavoOptions options) : ShapeLocator
    where R : struct, ISequentialReader<R>, allows ref struct
{
    /// <summary>For locators: the locator itself tells nulls, and nesting was counted by the reader that failed. Types behind ids are those that it
    /// knew.</summary>
    private protected OctavoOptions Options { get; } = options with
    {
        Limits = new SerializerLimits { MaxDepth = 10_000 },
        AcceptNulls = OctavoOptions.None.AcceptNulls,
        Duplicates = OctavoOptions.None.Duplicates,
        UnknownMembers = OctavoOptions.None.UnknownMembers,
    };

    internal sealed override (long Offset, string Path) Find(CodecEntry entry, ReadOnlySpan<byte> data, long offset, OctavoErrorCode code)
    {
        if (code is OctavoErrorCode.TrailingData or OctavoErrorCode.SchemaMismatch)
        {
            // Of a head that does not match there is nothing to follow. Else the value was read whole, and the reader is after it: a locator by the Shape could
            // only be misled, by older data for one.
            return (offset, "");
        }
        try
        {
            if (TypeShape.Of(entry, R.Identity) is not { } root)
            {
                return (offset, "");
            }
            Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
            using var state = new LocatorState(root, offset, code);
            var search = new ShapeSearch<R>(this, data, scratch, state);
            try
            {
                return search.Find();
            }
            finally
            {
                search.Dispose();
            }
        }
        catch (Exception)
        {
            // Entries of user code may say anything of their Shape; the error that is being reported must not be lost for that.
            return (offset, "");
        }
    }

    /// <summary>A reader over the data.</summary>
    /// <param name="data">The data.</param>
    /// <param name="scratch">For the data's tail.</param>
    internal abstract R Open(ReadOnlySpan<byte> data, Span<byte> scratch);

    /// <summary>Skips what the options have before the root.</summary>
    internal virtual void SkipHead(ref R reader)
    {
    }

    /// <summary>Where a reader is.</summary>
    internal abstract int Position(ref R reader);

    /// <summary>
    /// Skips numbers of a sequence by the loops that read arrays, as far as the reader came past them for certain. One by one they took 36 times as long as the
    /// read that refused them (CBOR, int[100,000]; <c>bench -- gate --filter refuse</c>).
    /// </summary>
    /// <param name="reader">The reader, before an element.</param>
    /// <param name="word">The elements' scalar.</param>
    /// <param name="left">The elements that are left.</param>
    /// <param name="before">Where the reader that failed was.</param>
    /// <returns>How many were skipped.</returns>
    internal int SkipNumbers(ref R reader, ShapeWord word, int left, long before)
    {
        int skipped = 0;
        while (left - skipped >= NumbersAtOnce && Position(ref reader) + LongestNumbers < before && TrySkipNumbers(ref reader, word))
        {
            skipped += NumbersAtOnce;
        }
        return skipped;
    }

    /// <summary>Skips <see cref="ShapeLocator.NumbersAtOnce"/> numbers, where the format reads arrays of them by a loop of their own and does not lay them out
    /// as a whole.</summary>
    private protected virtual bool TrySkipNumbers(ref R reader, ShapeWord word) => false;

    /// <summary>Bytes of a scalar that is an element of a sequence or a member of a struct; 0 if they depend on its value or its neighbours.</summary>
    internal virtual int Size(ShapeWord word) => 0;

    /// <summary>Skips bytes, in formats with scalars of one size.</summary>
    internal virtual void Skip(ref R reader, long count)
    {
    }

    /// <summary>Skips a sequence of numbers that is one string of bytes, if the reader came past it for certain.</summary>
    internal virtual bool TrySkipBytesOf(ref R reader, ShapeWord word, long before) => false;

    /// <summary>Skips an integer of any size: bytes, where the format has no such numbers.</summary>
    /// <returns>Whether it is not null.</returns>
    internal virtual bool SkipInteger(ref R reader) => reader.ReadBytes() is not null;

    /// <summary>Skips what tells the type of an object, and a null or a scalar altogether.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="open">Whether an open union is declared; else object is.</param>
    /// <returns>The id of the type of the value that follows; null if none does, or in an open union a case.</returns>
    internal abstract uint? ReadTypeId(ref R reader, bool open);

    /// <summary>The type that the call's registry has under an id.</summary>
    /// <param name="id">The id.</param>
    /// <param name="union">The base if an open union is declared; null if object is.</param>
    /// <exception cref="OctavoException">It has none, or none that may be there.</exception>
    internal RegisteredType TypeOf(uint id, Type? union) => Options.Registry.Located(id, union);

    /// <summary>Skips the rest of a reference, after the answer <see cref="ObjectHead.Reference"/>. Locators resolve none: that one is wrong is found by
    /// its place.</summary>
    internal abstract void SkipReference(ref R reader);

    /// <summary>Skips a reference that is in the place of a union's case, where the format has it there.</summary>
    internal virtual bool TrySkipReference(ref R reader) => false;

    /// <summary>Gives back what the reader holds.</summary>
    internal abstract void Close(ref R reader);
}
