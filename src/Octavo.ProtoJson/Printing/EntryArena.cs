// Owns: the memory of a printing pass: the entries of all open messages, one after another.
using System.Buffers;
using Octavo.ProtoJson.Types;

namespace Octavo.ProtoJson.Printing;

internal sealed class EntryArena
{
    private FieldEntry[] _entries = ArrayPool<FieldEntry>.Shared.Rent(64);
    private (FieldType? Winner, bool IsClosed)[] _oneofs = [];
    private int _used;

    /// <summary>How many there are. Set lower, what is above is forgotten.</summary>
    internal int Used
    {
        get => _used;
        set => _used = value;
    }

    internal ref readonly FieldEntry this[int index] => ref _entries[index];

    internal void Add(in FieldEntry entry)
    {
        if (_used == _entries.Length)
        {
            FieldEntry[] larger = ArrayPool<FieldEntry>.Shared.Rent(_used * 2);
            _entries.AsSpan(0, _used).CopyTo(larger);
            Return();
            _entries = larger;
        }
        _entries[_used++] = entry;
    }

    internal void Drop(int index) => _entries[index] = default;

    /// <summary>Brings the entries from an index on into the order of fields.</summary>
    internal void Sort(int first)
    {
        for (int i = first + 1; i < _used; i++)
        {
            if (_entries[i].Field!.Order < _entries[i - 1].Field!.Order)
            {
                _entries.AsSpan(first, _used - first).Sort(FieldEntry.ByOrder);
                return;
            }
        }
    }

    /// <summary>Of each oneof leaves the member that was set last, and of that what came after another was set.</summary>
    internal void KeepLastOfOneofs(int first, int oneofs)
    {
        if (_oneofs.Length < oneofs)
        {
            _oneofs = new (FieldType?, bool)[oneofs];
        }
        for (int i = first; i < _used; i++)
        {
            if (_entries[i].Field!.Oneof is >= 0 and var oneof)
            {
                _oneofs[oneof] = default; // a message may have many, and none of them in the data
            }
        }
        bool dropped = false;
        for (int i = _used - 1; i >= first; i--)
        {
            FieldType field = _entries[i].Field!;
            if (field.Oneof < 0)
            {
                continue;
            }
            ref (FieldType? Winner, bool IsClosed) state = ref _oneofs[field.Oneof];
            state.Winner ??= field;
            state.IsClosed |= state.Winner != field;
            if (state.IsClosed)
            {
                Drop(i);
                dropped = true;
            }
        }
        if (dropped)
        {
            int kept = first;
            for (int i = first; i < _used; i++)
            {
                if (_entries[i].Field is not null)
                {
                    _entries[kept++] = _entries[i];
                }
            }
            _used = kept;
        }
    }

    internal void Return() => ArrayPool<FieldEntry>.Shared.Return(_entries, clearArray: true);
}
