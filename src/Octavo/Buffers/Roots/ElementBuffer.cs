// Owns: elements whose number is known when they have been read: in place first, then in pooled memory. Knows no format.
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Octavo.Buffers;

/// <summary>Collects elements for an array or a list of exactly their number: nothing else is allocated.</summary>
/// <remarks>What is pooled is given back by the results alone: after an error it is left to the collector.</remarks>
internal struct ElementBuffer<T>
    where T : unmanaged
{
    /// <summary>Elements that are kept in place, on the caller's stack.</summary>
    private const int Few = 32;

    private int _count;
    private T[] _more; // from the first that has no place; empty at first
    private FirstItems _first;

    /// <summary>Begins, without clearing the places of the first elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Begin(out ElementBuffer<T> items)
    {
        Unsafe.SkipInit(out items);
        items._count = 0;
        items._more = [];
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Add(T item)
    {
        int count = _count;
        if ((uint)count < Few)
        {
            _first[count] = item;
        }
        else
        {
            if ((uint)(count - Few) >= (uint)_more.Length)
            {
                Grow();
            }
            _more[count - Few] = item;
        }
        _count = count + 1;
    }

    internal T[] ToArray()
    {
        if (_count == 0)
        {
            return [];
        }
        T[] array = GC.AllocateUninitializedArray<T>(_count);
        CopyTo(array);
        return array;
    }

    internal List<T> ToList()
    {
        var list = new List<T>(_count);
        CollectionsMarshal.SetCount(list, _count);
        CopyTo(CollectionsMarshal.AsSpan(list));
        return list;
    }

    private void CopyTo(Span<T> items)
    {
        Span<T> first = _first;
        if (_count <= Few)
        {
            first[.._count].CopyTo(items);
            return;
        }
        first.CopyTo(items);
        _more.AsSpan(0, _count - Few).CopyTo(items[Few..]);
        ArrayPool<T>.Shared.Return(_more);
        _more = [];
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow()
    {
        T[] larger = ArrayPool<T>.Shared.Rent(checked(Math.Max(Few, _more.Length) * 2));
        _more.CopyTo(larger, 0);
        if (_more.Length != 0)
        {
            ArrayPool<T>.Shared.Return(_more);
        }
        _more = larger;
    }

    [InlineArray(Few)]
    private struct FirstItems
    {
        private T _item;
    }
}
