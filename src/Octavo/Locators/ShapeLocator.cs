// Owns: the contract of finding the value at fault after the fact, by following a Shape over the bytes. Knows no format.
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Locators;

/// <summary>Follows a type's Shape over data that could not be read or written, in cold code only. Never throws.</summary>
internal abstract class ShapeLocator
{
    /// <summary>Numbers that are skipped by one call of a reader's loop.</summary>
    internal const int NumbersAtOnce = 64;

    /// <summary>Bytes that so many take at most: a head and eight bytes each.</summary>
    private protected const int LongestNumbers = NumbersAtOnce * 9;

    /// <summary>Finds the value at fault.</summary>
    /// <param name="entry">The root's entry.</param>
    /// <param name="data">The data.</param>
    /// <param name="offset">Where the reader was: the beginning of the run at fault, or after it.</param>
    /// <param name="code">Why it stopped there.</param>
    /// <returns>The offset of the value's first byte and its path; the given offset and an empty path if the Shape does not tell.</returns>
    internal abstract (long Offset, string Path) Find(CodecEntry entry, ReadOnlySpan<byte> data, long offset, OctavoErrorCode code);

    /// <summary>
    /// The path of a null that was refused when it was to be written, such as <c>Order.Lines[2].Sku</c>; empty if that is not found. The value is written once
    /// more in the format, which has its code in the program already, with nulls accepted, and the locator tells where the first of them is.
    /// </summary>
    /// <param name="entry">The root's entry.</param>
    /// <param name="value">The root.</param>
    /// <param name="options">Those of the call.</param>
    internal string PathOfNull(CodecEntry entry, object? value, OctavoOptions options)
    {
        WriterState state = WriterState.Rent(options with { AcceptNulls = true });
        state.NullAt = -1;
        state.SeeksNull = true;
        try
        {
            ReadOnlySpan<byte> data = Write(state, entry, value);
            return state.NullAt < 0 ? "" : PathOfNull(entry, data, (int)state.NullAt, state.NullOf);
        }
        catch (Exception)
        {
            return ""; // getters may answer otherwise the second time; the error that is being reported must not be lost for that
        }
        finally
        {
            state.SeeksNull = false;
            state.Return();
        }
    }

    /// <summary>The path of a null in data: the first one that is not allowed.</summary>
    /// <param name="entry">The root's entry.</param>
    /// <param name="data">The data.</param>
    /// <param name="at">Where the null is.</param>
    /// <param name="member">The member, with its type's name before it.</param>
    private protected virtual string PathOfNull(CodecEntry entry, ReadOnlySpan<byte> data, int at, string member) =>
        Find(entry, data, at + 1, OctavoErrorCode.NullNotAllowed).Path; // + 1: readers refuse a null after they have read it

    /// <summary>Writes a value into the buffer of a state.</summary>
    private protected abstract ReadOnlySpan<byte> Write(WriterState state, CodecEntry entry, object? value);
}
