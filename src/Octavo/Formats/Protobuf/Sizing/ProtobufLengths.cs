// Owns: the lengths of all scopes of a message in the order in which they begin: counted in one pass, written in the next. Knows no writer.
using System.Runtime.CompilerServices;

namespace Octavo.Protobuf;

/// <summary>Taken on rent, not shared: a serialize call made from a property getter gets another.</summary>
internal sealed class ProtobufLengths
{
    private const int Kept = 64 * 1024;

    [ThreadStatic]
    private static ProtobufLengths? t_free;

    private long[] _values = new long[256];
    private int _count;
    private int _next;

    private ProtobufLengths()
    {
    }

    /// <summary>Scratch memory for the runs of the counting pass.</summary>
    internal byte[] Scratch { get; private set; } = new byte[4096];

    internal static ProtobufLengths Rent()
    {
        ProtobufLengths lengths = t_free ?? new ProtobufLengths();
        t_free = null;
        return lengths;
    }

    /// <summary>Gives it back, whatever happened.</summary>
    internal void Return()
    {
        _count = 0;
        _next = 0;
        if (_values.Length <= Kept && Scratch.Length <= Kept)
        {
            t_free = this;
        }
    }

    /// <summary>Scratch of at least so many bytes.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal byte[] GrowScratch(int length) => Scratch = new byte[checked(2 * length)];

    /// <summary>Counting pass: a scope begins.</summary>
    internal int Add()
    {
        if (_count == _values.Length)
        {
            Array.Resize(ref _values, 2 * _count);
        }
        return _count++;
    }

    /// <summary>Counting pass: where the scope begins.</summary>
    internal void Set(int index, long position) => _values[index] = position;

    /// <summary>Counting pass: the scope ends, and its length is kept.</summary>
    internal long Measure(int index, long position) => _values[index] = position - _values[index];

    /// <summary>Writing pass: the next scope's length.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountChanged"/> if the first pass had no such scope.</exception>
    internal uint Next(out int index)
    {
        if (_next == _count)
        {
            Changed();
        }
        index = _next++;
        return checked((uint)_values[index]);
    }

    /// <summary>Writing pass: where the scope must end.</summary>
    internal void Begin(int index, long end) => _values[index] = end;

    /// <summary>Writing pass: the scope ends.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CountChanged"/> if it has another length than was counted.</exception>
    internal void CheckEnd(int index, long end)
    {
        if (_values[index] != end)
        {
            Changed();
        }
    }

    private static void Changed() =>
        throw new OctavoException(OctavoErrorCode.CountChanged,
            "the length of an object when it was written differs from its measured length; it was changed in between.");
}
