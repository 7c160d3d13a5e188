// Owns: the throw helpers of codecs, writers and readers: static, non-generic, never inlined, so hot bodies carry a call and no exception code.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Errors;

namespace Octavo.Internal;

/// <summary>Throw helpers, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class Throw
{
    /// <summary>Characters of a name in the data that a message quotes.</summary>
    private const int LongestShown = 100;

    /// <remarks>A constant would be a part of the reference assembly: editing it would compile every project that sees it again.</remarks>
    internal static string Ended => "the data ends inside a value; it was cut, or written by another type.";

    /// <summary>The data ends inside a value.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void EndOfData() => throw new OctavoException(OctavoErrorCode.EndOfData, Ended);

    /// <summary>Bytes follow a complete value.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void TrailingData(long bytes) =>
        throw new OctavoException(OctavoErrorCode.TrailingData, $"{bytes} bytes follow the value; use the overload with consumed to read several values.");

    /// <summary>Another kind of value than expected.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void TypeMismatch(string expected, string found) =>
        throw new OctavoException(OctavoErrorCode.TypeMismatch, $"expected {expected}, found {found}.");

    /// <summary>A head, varint or length that the format does not allow.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void InvalidData(string what) => throw new OctavoException(OctavoErrorCode.InvalidData, what);

    /// <summary>Bits that are not a value of the type.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void InvalidValue(string type) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue, $"the bits are not a value of {type}; the data is damaged, or another type wrote it.");

    /// <summary>Bits in memory that are not a value of the type, when they are to be written.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void InvalidBits(string type) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue,
            $"the bits in memory are not a value of {type}; whatever copied them there did not validate them.");

    /// <summary>A value that is not one of the type, and why.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void InvalidValue(string type, string reason) => throw new OctavoException(OctavoErrorCode.InvalidValue, $"not a value of {type}: {reason}.");

    /// <summary>A number that the type cannot hold.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NumberOutOfRange(string type) =>
        throw new OctavoException(OctavoErrorCode.NumberOutOfRange, $"the number does not fit {type}; widen the member's type.");

    /// <summary>Text that is not well-formed.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void InvalidText(string what) => throw new OctavoException(OctavoErrorCode.InvalidText, what);

    /// <summary>A count that the rest of the data cannot hold.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void CountTooLarge(ulong count, long remaining) =>
        throw new OctavoException(OctavoErrorCode.CountTooLarge, $"a count of {count} is more than the remaining {remaining} bytes can hold.");

    /// <summary>A count above what a value may have, told where the bytes that are left are not known.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void CountBeyondAll(ulong count) =>
        throw new OctavoException(OctavoErrorCode.CountTooLarge, $"a count of {count} is more than a single value may have.");

    /// <summary>A count that the data cannot hold beside the collections that it is nested in or follows.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void ClaimsTooLarge(long claimed, long left) =>
        throw new OctavoException(OctavoErrorCode.CountTooLarge,
            $"a count that needs at least {claimed} bytes: the counts before it leave {left} bytes of the data for all further elements.");

    /// <summary>Nesting beyond the limit.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void DepthExceeded(int limit) =>
        throw new OctavoException(OctavoErrorCode.DepthExceeded,
            $"objects are nested deeper than SerializerLimits.MaxDepth = {limit}; break the cycle if the graph has one, or raise the limit for trusted data.");

    /// <summary>Data beyond the limit.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void TotalBytesExceeded(long limit) =>
        throw new OctavoException(OctavoErrorCode.TotalBytesExceeded, LargerThan(limit));

    /// <summary>The message for data beyond the limit.</summary>
    internal static string LargerThan(long limit) => $"the data is larger than SerializerLimits.MaxTotalBytes = {limit}.";

    /// <summary>A collection that changed while it was written.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void CountChanged(int expected) =>
        throw new OctavoException(OctavoErrorCode.CountChanged,
            $"the collection's Count is {expected}, but it enumerated more or fewer elements; it changed while it was written.");

    /// <summary>A negative count: an argument error for hand-written codecs; for a collection that a codec writes, <see cref="Failure"/> makes
    /// <see cref="OctavoErrorCode.CountChanged"/> of it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void IfNegative(int count)
    {
        if (count < 0)
        {
            NegativeCount(count);
        }
    }

    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private static void NegativeCount(int count) =>
        throw new ArgumentOutOfRangeException(nameof(count), count, "a count must be zero or more.") { Data = { [NegativeMark] = count } };

    /// <summary>What marks the exception of a negative count.</summary>
    internal const string NegativeMark = "Octavo.NegativeCount";

    /// <summary>A value of another type than the caller says: it is the caller's mistake, and a codec would report it as an exception of user code.</summary>
    internal static void IfNotOf(object? value, Type type, string parameter)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (value is null ? type.IsValueType && Nullable.GetUnderlyingType(type) is null : value.GetType() != type && !type.IsInstanceOfType(value))
        {
            throw new ArgumentException($"{(value is null ? "null" : $"An object of {value.GetType()}")} is not a {type}.", parameter);
        }
    }

    /// <summary>Refuses what a stream says that it read: positions are counted from it.</summary>
    /// <param name="read">Bytes that it says it read.</param>
    /// <param name="room">Bytes that it was given room for.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UserCode"/> if <paramref name="read"/> is less than 0 or more than
    /// <paramref name="room"/>.</exception>
    public static void IfBeyondRoom(int read, int room)
    {
        if ((uint)read > (uint)room)
        {
            throw new OctavoException(OctavoErrorCode.UserCode, $"a read of the stream returned {read}, but the buffer has {room} bytes.");
        }
    }

    /// <summary>A collection whose elements were not as many as those that were counted.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void LengthChanged(Type type, long expected, long found) =>
        throw new OctavoException(OctavoErrorCode.CountChanged,
            string.Create(CultureInfo.InvariantCulture, $"the {type} was measured at {expected} bytes, but took {found}; it was changed while it was written."));

    /// <summary>Text of the data as a message quotes it: its first 100 characters, and nothing that breaks a line or a log.</summary>
    public static string Shown(string? text) => PlainText.Of(text ?? "", LongestShown);

    /// <inheritdoc cref="Shown(string)"/>
    internal static string Shown(ReadOnlySpan<byte> text) => Shown(Encoding.UTF8.GetString(text));
}
