// Owns: the state of one clone: copies by the identity of their originals, how deep it is, what is filled later. Knows no type.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Memory;

namespace Octavo.Internal;

/// <summary>Which objects were cloned already, and how deep a clone is: for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial class CloneMap
{
    /// <summary>Levels that take stack; what is deeper is made empty, and filled by the outermost call.</summary>
    private const int Levels = 32;

    /// <summary>Levels of objects that cannot be made empty, as their constructors take their members; beyond the first of them if the stack has
    /// room.</summary>
    private const int MostLevels = 10_000;

    /// <summary>Slots that stay with the thread from one call to the next.</summary>
    private const int MostKept = 1 << 14;

    /// <summary>Stands for the copy of an object while its constructor's arguments are cloned.</summary>
    private static readonly object s_unmade = new();

    [ThreadStatic]
    private static CloneMap? t_free;

    private readonly List<(object From, object To, Action<object, object, CloneMap> Fill)> _open = [];
    private readonly Queue<Action> _last = new();
    private Slot[] _slots = new Slot[32];
    private int[] _used = new int[16];
    private int _shift = 32 - 5;
    private int _count;
    private int _level;
    private nuint _stackFloor;

    private CloneMap()
    {
    }

    /// <summary>Whether a reader may make other objects than the clones: an object has callbacks, or its formats have different members.</summary>
    public bool IsReadOtherwise { get; set; }

    /// <summary>The place of an object's copy: null if it was not cloned yet. The place is good until the next call.</summary>
    /// <param name="original">The object.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public ref object? Find(object original)
    {
        if (_count == _used.Length)
        {
            Grow();
        }
        Slot[] slots = _slots;
        for (int at = Hash(original, _shift); ; at++)
        {
            at &= slots.Length - 1;
            ref Slot slot = ref slots[at];
            if (ReferenceEquals(slot.Original, original))
            {
                return ref slot.Copy;
            }
            if (slot.Original is null)
            {
                slot.Original = original;
                _used[_count++] = at;
                return ref slot.Copy;
            }
        }
    }

    /// <summary>Enters the copy of an object that was looked for before.</summary>
    public void Set(object original, object copy) => Find(original) = copy;

    /// <summary>Enters an object whose constructor takes its members: a cycle through it is found by this.</summary>
    /// <param name="copy">The place that <see cref="Find"/> gave.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> if such objects are nested too deep.</exception>
    public void Begin(ref object? copy)
    {
        copy = s_unmade;
        Descend();
    }

    /// <summary>The copy of an object whose constructor takes its members.</summary>
    /// <param name="copy">What <see cref="Find"/> gave, not null.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> if the object holds itself and is not made yet.</exception>
    public static T Made<T>(object copy)
        where T : class
    {
        if (ReferenceEquals(copy, s_unmade))
        {
            Throw.CloneCycle(typeof(T));
        }
        return (T)copy;
    }

    /// <summary>Goes a level down, for the members of an object that was entered.</summary>
    /// <returns>False if that is too deep: the members must be filled <see cref="Later"/>.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryDescend()
    {
        if (_level >= Levels || !StackGuard.HasRoom(ref _stackFloor))
        {
            return false;
        }
        _level++;
        return true;
    }

    /// <summary>Goes a level up.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Ascend() => _level--;

    /// <summary>Fills an empty copy when the outermost call has come back.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Later(object from, object to, Action<object, object, CloneMap> fill) => _open.Add((from, to, fill));

    /// <summary>Does something when all objects are filled: what looks at their members, as hashing does.</summary>
    internal void Last(Action action) => _last.Enqueue(action);

    /// <summary>Goes a level down, for what cannot be filled later.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> if the stack has no room.</exception>
    public void Descend()
    {
        if (_level >= MostLevels)
        {
            Throw.CloneTooDeep(_level);
        }
        StackGuard.Look(ref _stackFloor);
        _level++;
    }

    /// <summary>The copy that an object has, if it is of a type; else null.</summary>
    internal T? Known<T>(object original)
        where T : class
    {
        object? copy = Find(original);
        if (ReferenceEquals(copy, s_unmade))
        {
            Throw.CloneCycle(original.GetType());
        }
        return copy as T;
    }

    /// <summary>A map without objects.</summary>
    internal static CloneMap Rent()
    {
        CloneMap map = t_free ?? new CloneMap();
        t_free = null;
        map._stackFloor = 0;
        map.IsReadOtherwise = false;
        return map;
    }

    /// <summary>Fills what was put off.</summary>
    internal void Finish()
    {
        while (true)
        {
            while (_open.Count != 0)
            {
                (object from, object to, Action<object, object, CloneMap> fill) = _open[^1];
                _open.RemoveAt(_open.Count - 1);
                fill(from, to, this);
            }
            if (!_last.TryDequeue(out Action? action))
            {
                return;
            }
            action();
        }
    }

    /// <summary>Gives the map back, if no error ended the clone.</summary>
    internal void Return()
    {
        if (_slots.Length > MostKept)
        {
            return;
        }
        if (_count < _slots.Length / 8)
        {
            foreach (int at in _used.AsSpan(0, _count))
            {
                _slots[at] = default;
            }
        }
        else
        {
            Array.Clear(_slots);
        }
        _count = 0;
        t_free = this;
    }

    /// <summary>Identity hashes are random already except for their lower bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Hash(object original, int shift) => (int)(((uint)RuntimeHelpers.GetHashCode(original) * 0x9E37_79B1) >> shift);

    /// <summary>Half of the slots are used at most.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow()
    {
        int factor = _slots.Length < 1 << 12 ? 4 : 2;
        var slots = new Slot[_slots.Length * factor];
        int[] used = new int[slots.Length / 2];
        int shift = 32 - int.Log2(slots.Length);
        for (int i = 0; i < _count; i++)
        {
            Slot slot = _slots[_used[i]];
            int at = Hash(slot.Original!, shift);
            while (slots[at].Original is not null)
            {
                at = (at + 1) & (slots.Length - 1);
            }
            slots[at] = slot;
            used[i] = at;
        }
        (_slots, _used, _shift) = (slots, used, shift);
    }

    [SuppressMessage("Performance", "CA1815", Justification = "Never compared.")]
    private struct Slot
    {
        internal object? Original;
        internal object? Copy;
    }
}
