// Owns: the hash of a key's content: its values as text, equal ones alike, and the keyed hash of that text. Knows no collection.
using System.Collections;
using System.Collections.Immutable;
using System.ComponentModel;
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Codecs.Keys;
using Octavo.Memory;
using Octavo.Text;

namespace Octavo.Internal;

/// <summary>
/// Gathers the content of one key and hashes it with the runtime's keyed hash of text (Marvin, whose secret is drawn for each process). Values that their types
/// call equal add the same: zeros of either sign, decimals of any scale, times of any offset.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref struct KeyHash
{
    /// <summary>Characters that most keys fit. Of longer ones the hash so far takes the place of what it was made of.</summary>
    internal const int Scratch = 64;

    /// <summary>Values of one key at most. Shared references make a key of n objects whose content has 2ⁿ values.</summary>
    private const int MostValues = 1 << 16;

    /// <summary>The same of what data can share among keys, with seeded hashing: each key costs as much, though it takes a few bytes.</summary>
    private const int MostShared = 256;

    /// <summary>Levels of a key's objects: references make chains of any length, which the equality of records follows to the end.</summary>
    private const int MostLevels = 64;

    private readonly Span<char> _text;
    private readonly bool _isSeeded;
    private int _length;
    private int _values;
    private int _most = MostValues;
    private int _levels;
    private int _objects;
    private nuint _floor; // of the stack

    /// <param name="scratch">Room for <see cref="Scratch"/> characters.</param>
    /// <param name="isSeeded">Whether a type whose equality is not known is refused, and not hashed by itself.</param>
    internal KeyHash(Span<char> scratch, bool isSeeded)
    {
        _text = scratch;
        _isSeeded = isSeeded;
    }

    /// <summary>Adds a value: a scalar, text, an object by its identity, or a value whose type is known only at run time.</summary>
    /// <param name="value">The value, or null.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> for a type whose equality is not known.</exception>
    public void Add<T>(T value)
    {
        if (value is null)
        {
            Add32(0);
            return;
        }
        if (default(T) is null && typeof(T) != typeof(string)) // folds away for values; no text is known to have the hash 0
        {
            Put(KindOf(value));
        }
        switch (value)
        {
            case bool or char or sbyte or byte or short or ushort or int or uint or Half or float or Rune or DateOnly or Index:
                // 32 bits at most, which these hash to themselves, and zeros and NaNs to one.
                Add32(value.GetHashCode());
                break;
            case string text:
                AddText(text);
                break;
            case Uri or CultureInfo:
                Add32(value.GetHashCode()); // keyed by the runtime
                break;
            case long number:
                Add64(number);
                break;
            case ulong number:
                Add64((long)number);
                break;
            case nint number:
                Add64(number);
                break;
            case nuint number:
                Add64((long)number);
                break;
            case double number:
                AddDouble(number);
                break;
            case Guid guid:
                AddGuid(guid);
                break;
            case DateTime time:
                Add64(time.Ticks);
                break;
            case TimeSpan span:
                Add64(span.Ticks);
                break;
            case TimeOnly time:
                Add64(time.Ticks);
                break;
            case DateTimeOffset time:
                Add64(time.UtcTicks);
                break;
            case decimal number:
                AddDecimal(number);
                break;
            case Int128 number:
                Add64((long)(number >> 64));
                Add64(unchecked((long)number));
                break;
            case UInt128 number:
                Add64((long)(ulong)(number >> 64));
                Add64(unchecked((long)(ulong)number));
                break;
            default:
                AddOther(value);
                break;
        }
    }

    /// <summary>Begins an object of several values, which may hold itself. It is there, which null is not: trees of other shapes have other hashes.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> if the stack is nearly used up.</exception>
    public void Enter()
    {
        StackGuard.Look(ref _floor);
        PutObject();
    }

    /// <summary>Begins an object that data can share among keys, and that may hold itself.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> if objects refer to one another in too long a chain.</exception>
    public void EnterShared()
    {
        StackGuard.Look(ref _floor);
        if (_isSeeded && _most == MostValues)
        {
            _most = _values + MostShared;
        }
        if (++_levels > MostLevels)
        {
            throw Throw.DeepKey(MostLevels);
        }
        PutObject();
    }

    /// <summary>Ends what <see cref="EnterShared"/> began.</summary>
    public void Leave() => _levels--;

    /// <summary>The hash of a value that is not a key of a collection.</summary>
    internal static int Of<T>(T value)
        where T : IKeyContent
    {
        var hash = new KeyHash(stackalloc char[Scratch], isSeeded: false) { _most = int.MaxValue };
        value.AddTo(ref hash);
        return hash.Finish();
    }

    /// <summary>The hash of a part by itself, for parts whose order does not count.</summary>
    internal readonly int OfPart<T>(T part)
        where T : IKeyContent
    {
        var hash = new KeyHash(stackalloc char[Scratch], isSeeded: false) { _most = int.MaxValue, _floor = _floor };
        part.AddTo(ref hash);
        return hash.Finish();
    }

    /// <summary>A hash without a bound of what it takes, for values that data cannot share.</summary>
    internal static KeyHash Unbounded(Span<char> scratch) => new(scratch, isSeeded: false) { _most = int.MaxValue };

    /// <summary>The hash of what was added.</summary>
    internal readonly int Finish() => string.GetHashCode(_text[.._length]);

    /// <summary>
    /// What a value is where its place does not tell: zeros of all types, <c>false</c> and null had one hash. Types whose values can be equal to those of
    /// another type, such as a class and one that derives from it, have one kind.
    /// </summary>
    private static int KindOf<T>(T value) =>
        !typeof(T).IsValueType && value is ValueType or string or Version or PhysicalAddress or ITuple or IKeyContent ? value.GetType().GetHashCode() : 1;

    /// <summary>What is rare as a key, and values whose type is known only at run time.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void AddOther(object value)
    {
        switch (value)
        {
            case Enum constant:
                Add64(constant.GetTypeCode() == TypeCode.UInt64 ? (long)Convert.ToUInt64(constant, CultureInfo.InvariantCulture)
                    : Convert.ToInt64(constant, CultureInfo.InvariantCulture));
                break;
            case BigInteger number:
                AddBytes(number.ToByteArray());
                break;
            case Complex number:
                AddDouble(number.Real);
                AddDouble(number.Imaginary);
                break;
            case Range range:
                Add32(range.Start.GetHashCode());
                Add32(range.End.GetHashCode());
                break;
            case Version version:
                Add32(version.Major);
                Add32(version.Minor);
                Add32(version.Build);
                Add32(version.Revision);
                break;
            case IPAddress address:
                AddAddress(address);
                break;
            case IPEndPoint end:
                AddAddress(end.Address);
                Add32(end.Port);
                break;
            case IPNetwork network:
                AddAddress(network.BaseAddress);
                Add32(network.PrefixLength);
                break;
            case PhysicalAddress address:
                AddBytes(address.GetAddressBytes());
                break;
            case ITuple tuple:
                StackGuard.Look(ref _floor);
                for (int i = 0; i < tuple.Length; i++)
                {
                    Add(tuple[i]);
                }
                break;
            case Vector2 vector:
                AddFloats(in vector);
                break;
            case Vector3 vector:
                AddFloats(in vector);
                break;
            case Vector4 vector:
                AddFloats(in vector);
                break;
            case Quaternion quaternion:
                AddFloats(in quaternion);
                break;
            case Plane plane:
                AddFloats(in plane);
                break;
            case Matrix3x2 matrix:
                AddFloats(in matrix);
                break;
            case Matrix4x4 matrix:
                AddFloats(in matrix);
                break;
            case IKeyContent content:
                StackGuard.Look(ref _floor);
                content.AddTo(ref this);
                break;
            case ValueType when IsArray(value): // equal by the array, which the hash is of
                Add32(value.GetHashCode());
                break;
            case StringBuilder or BitArray or Array or (ICollection and not ValueType):
                Add32(RuntimeHelpers.GetHashCode(value));
                break;
            default:
                AddUnknown(value);
                break;
        }
    }

    /// <summary>Whether a value is an array under another name.</summary>
    private static bool IsArray(object value) => value.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() is var definition
        && (definition == typeof(ImmutableArray<>) || definition == typeof(ArraySegment<>));

    private void AddUnknown(object value)
    {
        if (_isSeeded && value.GetType().Assembly != typeof(KeyHash).Assembly) // the library's own have keyed hashes, or hold a byte
        {
            if (!KeyEquality.IsIdentity(value))
            {
                throw Throw.UnseededKey(value.GetType());
            }
            Add32(RuntimeHelpers.GetHashCode(value));
            return;
        }
        Add32(value.GetHashCode());
    }

    /// <summary>Adds text by the runtime's keyed hash. Text that keys share costs each of them its length.</summary>
    private void AddText(string text)
    {
        Add32(text.GetHashCode());
        if (_isSeeded && _most != MostValues)
        {
            Count(text.Length / 16);
        }
    }

    private void AddAddress(IPAddress address)
    {
        Span<byte> bytes = stackalloc byte[16];
        address.TryWriteBytes(bytes, out int length);
        AddBytes(bytes[..length]);
        Add64(length == 16 ? address.ScopeId : 0);
    }

    /// <summary>Zeros of either sign are equal, and so are NaNs.</summary>
    private void AddDouble(double number) => Add64(double.IsNaN(number) ? long.MinValue : number == 0 ? 0 : BitConverter.DoubleToInt64Bits(number));

    /// <summary>Decimals of any scale are equal: divided by a one of the largest scale, a decimal has the least.</summary>
    private void AddDecimal(decimal number)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(number == 0 ? 0 : number / 1.0000000000000000000000000000m, bits);
        foreach (int part in bits)
        {
            Add32(part);
        }
    }

    private void AddGuid(Guid guid)
    {
        Span<byte> bytes = stackalloc byte[16];
        guid.TryWriteBytes(bytes);
        AddBytes(bytes);
    }

    /// <summary>Adds bytes by their keyed hash, after their number.</summary>
    internal void AddBytes(scoped ReadOnlySpan<byte> bytes)
    {
        Add32(bytes.Length);
        Add32(KeyedHash.Of(bytes));
    }

    /// <summary>Adds each float of a vector: zeros of either sign are equal, and so are NaNs.</summary>
    private void AddFloats<T>(scoped in T vector)
        where T : unmanaged
    {
        foreach (float number in Bytes.Floats(in vector))
        {
            Add32(number.GetHashCode());
        }
    }

    internal void Add32(int value)
    {
        Count(1);
        Put(value);
    }

    /// <summary>Says that an object is there. Objects are counted beside values: those without members have none.</summary>
    private void PutObject()
    {
        int most = _most == MostValues ? MostValues : MostShared;
        if (++_objects > most)
        {
            throw Throw.LargeKey(most);
        }
        Put(1);
    }

    private void Put(int value)
    {
        if (_text.Length - _length < 2)
        {
            int hash = string.GetHashCode(_text[.._length]);
            (_text[0], _text[1], _length) = ((char)hash, (char)(hash >> 16), 2);
        }
        _text[_length++] = (char)value;
        _text[_length++] = (char)(value >> 16);
    }

    internal void Add64(long value)
    {
        Add32((int)value);
        Add32((int)(value >> 32));
    }

    private void Count(int values)
    {
        if (values > _most - _values)
        {
            throw Throw.LargeKey(_most == MostValues ? MostValues : MostShared);
        }
        _values += values;
    }
}
