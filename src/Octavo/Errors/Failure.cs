// Owns: what a facade makes of an exception: format and offset are added in cold code. Knows no format and no member: LocatedFailure does.
using System.Collections.Concurrent;
using System.Numerics;
using Octavo.Internal;

namespace Octavo.Errors;

internal static class Failure
{
    /// <summary>Whether an exception becomes an <see cref="OctavoException"/>; the others pass as they are.</summary>
    internal static bool IsConverted(Exception found) => found is not (IOException or OperationCanceledException or OutOfMemoryException);

    internal static OctavoException WhileWriting(Exception found, string format) => new(Reason(found), format, -1, "");

    /// <summary>For data without a type: there is no member to find.</summary>
    internal static OctavoException WhileReading(Exception found, string format, long offset) => new(Reason(found), format, offset, "");

    internal static OctavoException TooManyBytes(long limit, string format) =>
        new(new OctavoException(OctavoErrorCode.TotalBytesExceeded, Throw.LargerThan(limit)), format, limit, "");

    internal static OctavoException TruncatedSequence(string format, long offset) =>
        new(new OctavoException(OctavoErrorCode.EndOfData, "the data ends inside a value of the sequence, or before the last announced element of the array."), format,
            offset, "");

    internal static OctavoException NotPopulatable(Type type, string format) =>
        new(new OctavoException(OctavoErrorCode.NotPopulatable,
            $"an object of {type} cannot be filled in place, or the data is null; use the overload with ref."), format, 0, "");

    internal static OctavoException Ended => new(OctavoErrorCode.EndOfData, Throw.Ended);

    /// <summary>An exception that has a format already comes from a call that user code made itself; its offset and path are of other data.</summary>
    internal static OctavoException Reason(Exception found) => found switch
    {
        OctavoException { Format.Length: 0 } ours => ours,
        OctavoException { Code: OctavoErrorCode.DestinationTooSmall } ours => ours, // asked for before the call that adds the format, or in it
        ArgumentOutOfRangeException when found.Data.Contains(Throw.NegativeMark) =>
            new OctavoException(OctavoErrorCode.CountChanged, $"a collection reports a count of {found.Data[Throw.NegativeMark]}.", found),
        // The message of a platform enumerator whose collection changed during enumeration: no one's code threw.
        InvalidOperationException when IsChanged(found.Message) =>
            new OctavoException(OctavoErrorCode.CountChanged, "a collection was changed while it was enumerated.", found),
        // A sorted collection of objects has a number and a text: the platform's comparer says so.
        ArgumentException when IsIncomparable(found.Message) =>
            new OctavoException(OctavoErrorCode.InvalidValue, "a sorted collection has elements or keys that cannot be compared with one another.", found),
        // A sort of the platform wraps it.
        InvalidOperationException { InnerException: ArgumentException inner } when IsIncomparable(inner.Message) => Reason(inner),
        // Of a type, or of what the call was given: a stream, a buffer writer, a collection of the platform. Which one threw is not known here.
        _ => new OctavoException(OctavoErrorCode.UserCode, $"code that Octavo called threw {found.GetType().Name}: {found.Message}", found),
    };

    /// <summary>Whether an enumerator of the platform found its collection changed. Found by the message, in the language of the platform: each of its
    /// assemblies has its own text.</summary>
    private static bool IsChanged(string message)
    {
        var list = new List<int> { 1 };
        var linked = new LinkedList<int>(list);
        return message == MessageOf(list, () => list.Add(2)) || message == MessageOf(linked, () => linked.AddLast(2));
    }

    /// <summary>Whether the platform's comparer refused two objects: one is of another type, or neither can be compared. By its message, as above; it ends
    /// with the name of the type that was wanted.</summary>
    private static bool IsIncomparable(string message)
    {
        return message == MessageOf(static () => Comparer<object>.Default.Compare(new object(), new object()))
            || Refuses(0, nameof(Int32)) || Refuses(BigInteger.One, nameof(BigInteger)) || Refuses(DayOfWeek.Monday, "'")
            || Refuses((1, 2), "System.ValueTuple") || Refuses(Tuple.Create(1), "System.Tuple");

        bool Refuses(IComparable value, string name)
        {
            string own = MessageOf(() => value.CompareTo(""));
            int at = own.IndexOf(name, StringComparison.Ordinal);
            return at > 0 && message.StartsWith(own[..at], StringComparison.Ordinal);
        }
    }

    /// <summary>Whether a collection of the platform refused a second item with one key. By its message, as above; most end with the key.</summary>
    internal static bool IsEqualKey(string message)
    {
        const string Key = "\u0001";
        ICollection<KeyValuePair<string, int>> plain = new Dictionary<string, int> { [Key] = 0 };
        ICollection<KeyValuePair<string, int>> concurrent = new ConcurrentDictionary<string, int> { [Key] = 0 };
        string twice = MessageOf(() => plain.Add(new(Key, 0)));
        int key = twice.IndexOf(Key, StringComparison.Ordinal);
        return (key > 0 && message.StartsWith(twice[..key], StringComparison.Ordinal)) || message == MessageOf(() => concurrent.Add(new(Key, 0)));
    }

    private static string MessageOf(Action act)
    {
        try
        {
            act();
            return "";
        }
        catch (ArgumentException found)
        {
            return found.Message;
        }
    }

    private static string MessageOf(IEnumerable<int> items, Action change)
    {
        try
        {
            foreach (int _ in items)
            {
                change();
            }
        }
        catch (InvalidOperationException found)
        {
            return found.Message;
        }
        return "";
    }
}
