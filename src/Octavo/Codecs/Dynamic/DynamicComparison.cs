// Owns: the traversal that compares and hashes values without a type, on the heap instead of the stack. Knows no format: which values there are in addition to
// arrays, text, bytes and bools is told.
using Octavo.Internal;

namespace Octavo.Codecs.Dynamic;

/// <summary>Content for content: containers by their parts in order, everything else as <see cref="SameOther"/> says.</summary>
internal abstract class DynamicComparison
{
    // Each value adds its kind before its content. Without it null, false, an empty array and an empty map had one hash in every process: keys of eight
    // such parts were 65,536 with one hash.
    private const int NullKind = 0;
    private const int FalseKind = 1;
    private const int TrueKind = 2;
    private const int TextKind = 3;
    private const int BytesKind = 4;
    private const int ArrayKind = 5;

    /// <summary>The kinds that a format tells of what is not known here.</summary>
    private protected const int MapKind = 6;

    private protected const int TagKind = 7;

    private protected const int IntegerKind = 8;

    private protected const int FloatKind = 9;

    private protected const int SingleKind = 10;

    private protected const int OtherKind = 11;

    /// <summary>Number of parts of a container other than an array (keys and values alternate in a map); −1 if the value is not a container.</summary>
    private protected abstract int ItemsIn(object value);

    /// <summary>A part of such a container.</summary>
    private protected abstract object? ItemAt(object container, int index);

    /// <summary>The hash of a part of such a container that keeps it; null for one that does not.</summary>
    private protected abstract int? HashAt(object container, int index);

    /// <summary>Whether two such containers of as many parts are alike except for these.</summary>
    private protected abstract bool SameHead(object x, object y);

    /// <summary>Adds the kind of such a container, and what it has in addition to its parts.</summary>
    private protected abstract void AddHead(ref KeyHash hash, object container);

    /// <summary>Whether two values are the same that are neither containers nor bools, texts or bytes both.</summary>
    private protected abstract bool SameOther(object? x, object? y);

    /// <summary>Adds the kind and the content of a value that is not a container and no bool, text or bytes.</summary>
    private protected abstract void AddOther(ref KeyHash hash, object value);

    /// <summary>Whether two values have the same content.</summary>
    internal bool Same(object? x, object? y)
    {
        if (Count(x) < 0)
        {
            return SameScalar(x, y);
        }
        (object? X, object? Y) pair = (x, y);
        Stack<(object? X, object? Y)>? others = null; // only of containers in containers: most comparisons make none
        do
        {
            int count = Count(pair.X);
            if (count != Count(pair.Y) || !SameContainer(pair.X!, pair.Y!))
            {
                return false;
            }
            for (int i = 0; i < count; i++)
            {
                (object? one, object? other) = (Get(pair.X!, i), Get(pair.Y!, i));
                if (Count(one) >= 0)
                {
                    (others ??= new()).Push((one, other));
                }
                else if (!SameScalar(one, other))
                {
                    return false;
                }
            }
        }
        while (others is not null && others.TryPop(out pair));
        return true;
    }

    /// <summary>A hash of the content.</summary>
    internal int Hash(object? root)
    {
        var hash = KeyHash.Unbounded(stackalloc char[KeyHash.Scratch]);
        if (Count(root) < 0)
        {
            AddScalar(ref hash, root);
            return hash.Finish();
        }
        // To the last leaf: keys that differ in depth alone must not share a hash, or a map of them costs the square of its size.
        var values = new Stack<object?>();
        values.Push(root);
        while (values.TryPop(out object? value))
        {
            int count = Count(value);
            if (count < 0)
            {
                AddScalar(ref hash, value);
                continue;
            }
            if (value is object?[])
            {
                hash.Add32(ArrayKind);
                hash.Add32(count);
            }
            else
            {
                AddHead(ref hash, value!);
            }
            for (int i = 0; i < count; i++)
            {
                if (value is not object?[] && HashAt(value!, i) is { } known)
                {
                    hash.Add32(known);
                }
                else
                {
                    values.Push(Get(value!, i));
                }
            }
        }
        return hash.Finish();
    }

    /// <summary>Adds an integer of 64 bits. −1 and 2⁶⁴ − 1 have the same bits.</summary>
    private protected static void AddInteger(ref KeyHash hash, long number, bool isLarge)
    {
        hash.Add32(IntegerKind);
        hash.Add32(isLarge ? 1 : 0);
        hash.Add64(number);
    }

    private int Count(object? value) => value switch { null => -1, object?[] array => array.Length, _ => ItemsIn(value) };

    private object? Get(object container, int index) => container is object?[] array ? array[index] : ItemAt(container, index);

    private bool SameContainer(object x, object y) => (x is object?[]) == (y is object?[]) && (x is object?[] || SameHead(x, y));

    private bool SameScalar(object? x, object? y) => (x, y) switch
    {
        _ when ReferenceEquals(x, y) => true,
        (bool a, bool b) => a == b,
        (string a, string b) => a == b,
        (byte[] a, byte[] b) => a.AsSpan().SequenceEqual(b),
        _ => SameOther(x, y),
    };

    private void AddScalar(ref KeyHash hash, object? value)
    {
        switch (value)
        {
            case null:
                hash.Add32(NullKind);
                break;
            case bool isTrue:
                hash.Add32(isTrue ? TrueKind : FalseKind);
                break;
            case string text:
                hash.Add32(TextKind);
                hash.Add(text);
                break;
            case byte[] bytes:
                hash.Add32(BytesKind);
                hash.AddBytes(bytes);
                break;
            default:
                AddOther(ref hash, value);
                break;
        }
    }
}
