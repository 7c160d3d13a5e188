// Owns: the bodies of an object of a plain class in sequential formats: what WriteBody, SlowBody and NamedBody print for it. Knows no format.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Runtime.Pipeline;

namespace Octavo.Runtime.Interpreter;

/// <summary>A class that the first tier writes and reads. Its layout is <see cref="Layout.NameMap"/>, as of each type without numbers.</summary>
internal sealed class PlainType
{
    /// <summary>Members of one byte, where a format packs them.</summary>
    private const int MostBools = 8;

    /// <summary>Members that the marks of those that were read have room for.</summary>
    internal const int MostMembers = 64;

    /// <summary>Types that may lie in one another without a look at the stack.</summary>
    private const int LongestRow = 16;

    private readonly Type _type;
    private readonly bool _canDerive;
    private readonly ConstructorInfo? _constructor; // null: members are set
    private int[] _parameters = [];                 // the member that each takes
    private PlainMember[] _members = [];
    private byte[] _names = [];
    private bool _countsDepth;
    private bool _looksAtStack;

    /// <param name="type">The class.</param>
    /// <param name="constructor">The constructor that takes all members; null if they are set.</param>
    [RequiresDynamicCode("Closed types are made.")]
    internal PlainType(Type type, ConstructorInfo? constructor)
    {
        _type = type;
        _constructor = constructor;
        _canDerive = !type.IsSealed;
        Owner = (PlainOwner)Activator.CreateInstance(typeof(PlainOwner<>).MakeGenericType(type))!;
        Value = Owner.Objects(this);
    }

    internal Type Type => _type;

    internal ConstructorInfo? Constructor => _constructor;

    internal PlainOwner Owner { get; }

    /// <summary>Objects of the class, as members and elements.</summary>
    internal PlainValue Value { get; }

    /// <summary>Gives it its members, in order: a type may hold itself.</summary>
    /// <param name="members">The members.</param>
    /// <param name="parameters">The places of those that the parameters of the constructor take.</param>
    internal void Set(PlainMember[] members, int[] parameters)
    {
        _members = members;
        _parameters = parameters;
        _names = Encoding.UTF8.GetBytes(string.Concat(members.Select(m => m.Name + "\0")));
    }

    /// <summary>Finds out whether depth is counted, once all types that it holds have their members: objects can hold others of their class. Where they only
    /// hold one another in a long row, the stack is looked at.</summary>
    internal void Link()
    {
        HashSet<PlainType> seen = [];
        Stack<PlainType> open = new([this]);
        while (open.TryPop(out PlainType? one))
        {
            foreach (PlainMember member in one._members)
            {
                if (member.Value.Held is { } held)
                {
                    _countsDepth |= held == this;
                    if (seen.Add(held))
                    {
                        open.Push(held);
                    }
                }
            }
        }
        _looksAtStack = !_countsDepth && seen.Count > LongestRow;
    }

    /// <summary>Whether the constructor makes a dictionary or a set with a comparer of its own. One that throws gives collections the default comparer, as in
    /// Initializers. Runs the constructor.</summary>
    internal bool HasOwnComparers()
    {
        if (_constructor is not null || !Array.Exists(_members, m => m.Value.IsHashed) || !RunningConstructors.Begin(_type))
        {
            return false;
        }
        try
        {
            object made = Make();
            return Array.Exists(_members, m => m.Value.HasOwnComparer(m.Access, made));
        }
        catch (Exception found) when (Errors.Failure.IsConverted(found))
        {
            return false;
        }
        finally
        {
            RunningConstructors.End(_type);
        }
    }

    /// <summary>A new object. An exception of the constructor is thrown as it is.</summary>
    internal object Make() =>
        Activator.CreateInstance(_type, BindingFlags.Instance | BindingFlags.Public | BindingFlags.DoNotWrapExceptions, null, null, null)!;

    internal void Write<W>(ref W writer, object? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        if (_canDerive && value.GetType() != _type)
        {
            Throw.UnknownDerivedType(value.GetType(), _type);
        }
        if (_countsDepth)
        {
            writer.Enter();
        }
        else if (_looksAtStack)
        {
            writer.LookAtStack();
        }
        PlainMember[] members = _members;
        writer.Advance(W.PutStart(ref writer.Reserve(W.MaxHead), Layout.NameMap, members.Length, members.Length));
        for (int i = 0; i < members.Length; i++)
        {
            if (W.PacksBools && Bools(i) is > 1 and int count)
            {
                uint bits = 0;
                for (int bit = 0; bit < count; bit++)
                {
                    bits |= members[i + bit].Bool!.Get(value) ? 1u << bit : 0u;
                }
                writer.Advance(W.PutBools(ref writer.Reserve(W.MaxBool), bits));
                i += count - 1;
                continue;
            }
            PlainMember member = members[i];
            if (W.Named(Layout.NameMap))
            {
                writer.WriteKey(Layout.NameMap, i + 1, member.Literal, i == 0);
            }
            member.Value.Write(ref writer, member.Access, value, member.What);
        }
        if (W.Ends)
        {
            writer.WriteEnd();
        }
        if (_countsDepth)
        {
            writer.Leave();
        }
    }

    /// <summary>Reads a new object, or null.</summary>
    internal object? Read<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int members = reader.ReadStart(Layout.NameMap);
        return members == ObjectHead.Null ? null : members < 0 ? ReadNamed(ref reader, ObjectHead.Entries(members)) : ReadCounted(ref reader, members);
    }

    private object ReadCounted<R>(ref R reader, int count)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        object made = Begin(ref reader);
        PlainMember[] members = _members;
        for (int i = 0; i < members.Length; i++)
        {
            // Where bools are packed all members are there: the format has no other way.
            if (R.PacksBools && Bools(i) is > 1 and int bools)
            {
                uint bits = R.ReadBools(ref reader, bools);
                for (int bit = 0; bit < bools; bit++)
                {
                    SetBool(made, i + bit, (bits & (1u << bit)) != 0);
                }
                i += bools - 1;
            }
            else if (i < count)
            {
                ReadMember(ref reader, made, i);
            }
            else if (members[i].Missing is { } missing)
            {
                Throw.MissingMember(missing.Text);
            }
        }
        reader.SkipRest(members.Length, count);
        if (_countsDepth)
        {
            reader.Leave();
        }
        return End(made);
    }

    private object ReadNamed<R>(ref R reader, int remaining)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        object made = Begin(ref reader);
        PlainMember[] members = _members;
        ulong seen = 0;
        // The next member in the type's order is tried first, as in compiled code: data may be such that a reader answers the two ways differently.
        int at = reader.TryKey(members[0].Literal, 1, Layout.NameMap, true, ref remaining) ? 0 : -1;
        for (bool first = true; ; first = false)
        {
            if (at < 0)
            {
                if (!reader.NextKey(ref remaining, first, out ReadOnlySpan<byte> key, out _))
                {
                    break;
                }
                at = Match(key);
                if (at < 0 && R.FoldsNames && R.TryFold(ref reader, _names, ref key))
                {
                    at = Match(key);
                }
                if (at < 0)
                {
                    reader.OnUnknown(key);
                    reader.Skip();
                    continue;
                }
            }
            if ((seen & (1UL << at)) != 0)
            {
                reader.OnDuplicateMember(members[at].Name);
            }
            seen |= 1UL << at;
            ReadMember(ref reader, made, at);
            at++;
            at = at < members.Length && reader.TryKey(members[at].Literal, at + 1, Layout.NameMap, false, ref remaining) ? at : -1;
        }
        for (int i = 0; i < members.Length; i++)
        {
            if (members[i].Missing is { } missing && (seen & (1UL << i)) == 0)
            {
                Throw.MissingMember(missing.Text);
            }
        }
        if (_countsDepth)
        {
            reader.Leave();
        }
        return End(made);
    }

    /// <summary>Enters an object: a new one, or the values that its constructor will take, by the members' places.</summary>
    private object Begin<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (_countsDepth)
        {
            reader.Enter();
        }
        else if (_looksAtStack)
        {
            reader.LookAtStack();
        }
        return _constructor is null ? Make() : new object?[_members.Length];
    }

    private void ReadMember<R>(ref R reader, object made, int at)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        PlainMember member = _members[at];
        if (_constructor is null)
        {
            member.Value.Read(ref reader, member.Access, made, member.What);
            return;
        }
        ((object?[])made)[at] = member.Value.ReadBoxed(ref reader, member.What);
    }

    private void SetBool(object made, int at, bool value)
    {
        if (_constructor is null)
        {
            _members[at].Bool!.Set(made, value);
            return;
        }
        ((object?[])made)[at] = value;
    }

    private object End(object made) => _constructor is null ? made
        : _constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, Array.ConvertAll(_parameters, place => ((object?[])made)[place]), null);

    private int Match(ReadOnlySpan<byte> key)
    {
        for (int i = 0; i < _members.Length; i++)
        {
            if (key.SequenceEqual(_members[i].Key))
            {
                return i;
            }
        }
        return -1;
    }

    /// <summary>The members of type bool that begin at a place where such a group may begin, at most eight; see BoolGroup.</summary>
    private int Bools(int first)
    {
        int count = 0;
        while (count < MostBools && first + count < _members.Length && _members[first + count].Bool is not null)
        {
            count++;
        }
        return count;
    }
}
