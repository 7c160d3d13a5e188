// Owns: the hash of a key's content: its values as text, equal ones alike, and the keyed hash of that text. Knows no collection.
using System.Buffers;
using System.Collections;
using System.ComponentModel;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Memory;

namespace Octavo.Internal;

/// <summary>
/// Gathers the content of one key and hashes it with the runtime's keyed hash of text (Marvin, whose secret is drawn for each process). Values that their types
/// call
/// equal add the same: zeros of either sign, decimals of any scale, times of any offset.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref struct KeyHash
{
    /// <summary>Characters that most keys fit.</summary>
    internal const int Scratch = 64;

    /// <summary>Values of one key at most. Shared references make a key of n objects whose content has 2ⁿ values.</summary>
    private const int MostValues = 1 << 16;

    private Span<char> _text;
    private char[]? _rented;
    private int _length;
    private int _values;

    internal KeyHash(Span<char> scratch) => _text = scratch;

    /// <summary>Adds a value: a scalar, text, an object by its identity, or what run time says that it is.</summary>
    /// <param name="value">The value, or null.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/> for a type whose equality is not known.</exception>
    public void Add<T>(T value)
    {
        switch (value)
        {
            case null:
                Add32(0);
                break;
            case bool or char or sbyte or byte or short or ushort or int or uint or Half or float or Rune or DateOnly or Index:
                // 32 bits at most, which these hash to themselves, and zeros and NaNs to one.
                Add32(value.GetHashCode());
                break;
            case string or Uri or CultureInfo:
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

    /// <summary>Begins a value of several, which may hold itself.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> if the stack is nearly used up.</exception>
    public readonly void Enter() => StackGuard.Check();

    /// <summary>The hash of what was added.</summary>
    internal readonly int Finish()
    {
        int hash = string.GetHashCode(_text[.._length]);
        if (_rented is not null)
        {
            ArrayPool<char>.Shared.Return(_rented);
        }
        return hash;
    }

    /// <summary>What is rare as a key, and what only run time tells.</summary>
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
            case ITuple tuple:
                Enter();
                for (int i = 0; i < tuple.Length; i++)
                {
                    Add(tuple[i]);
                }
                break;
            case Vector2 or Vector3 or Vector4 or Quaternion or Plane or Matrix3x2 or Matrix4x4:
                Add32(value.GetHashCode()); // HashCode.Combine, which is keyed
                break;
            case StringBuilder or BitArray or Array or ICollection:
                Add32(RuntimeHelpers.GetHashCode(value));
                break;
            default:
                AddUnknown(value);
                break;
        }
    }

    private void AddUnknown(object value)
    {
        if (value.GetType().Assembly != typeof(KeyHash).Assembly) // the library's own are hashed by HashCode, which is keyed
        {
            Enter();
            if (value is ValueType || value.GetHashCode() != RuntimeHelpers.GetHashCode(value))
            {
                throw Throw.UnseededKey(value.GetType());
            }
        }
        Add32(value.GetHashCode());
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

    /// <summary>Adds bytes, two a character, after their number.</summary>
    private void AddBytes(scoped ReadOnlySpan<byte> bytes)
    {
        Add32(bytes.Length);
        Span<char> room = Room((bytes.Length + 1) / 2);
        for (int i = 0; i < room.Length; i++)
        {
            room[i] = (char)(bytes[2 * i] | ((2 * i) + 1 < bytes.Length ? bytes[(2 * i) + 1] << 8 : 0));
        }
    }

    private void Add32(int value)
    {
        Span<char> room = Room(2);
        room[0] = (char)value;
        room[1] = (char)(value >> 16);
    }

    private void Add64(long value)
    {
        Add32((int)value);
        Add32((int)(value >> 32));
    }

    private Span<char> Room(int length)
    {
        if (_values++ == MostValues)
        {
            throw Throw.LargeKey(MostValues);
        }
        if (length > _text.Length - _length)
        {
            Grow(length);
        }
        Span<char> room = _text.Slice(_length, length);
        _length += length;
        return room;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(int length)
    {
        char[] larger = ArrayPool<char>.Shared.Rent(checked(Math.Max(2 * _text.Length, _length + length)));
        _text[.._length].CopyTo(larger);
        if (_rented is not null)
        {
            ArrayPool<char>.Shared.Return(_rented);
        }
        _text = _rented = larger;
    }
}
