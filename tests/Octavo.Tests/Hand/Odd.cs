// Owns: types for what goes wrong in user code, and their codecs: a chain that may have a cycle, throwing members, a codec without a Shape.
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Tests.Hand;

public sealed class Node
{
    public Node? Next { get; set; }

    public int Value { get; set; }
}

/// <summary>Read as one number; what it does then is up to the test.</summary>
public sealed class Thrower
{
    [ThreadStatic]
    private static Func<Exception>? t_throws;

    private int _value;

    public static Func<Exception>? Throws
    {
        get => t_throws;
        set => t_throws = value;
    }

    public int Value
    {
        get => t_throws is { } make ? throw make() : _value;
        set => _value = t_throws is { } make ? throw make() : value;
    }
}

public sealed class Shapeless
{
    public int Value { get; set; }
}

/// <summary>As emitted for a type whose graph has cycles.</summary>
public readonly struct NodeCodec : ISequentialCodec<Node?>
{
    public static void Write<W>(ref W w, scoped in Node? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => WriteSequential(ref w, value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteSequential<W>(ref W w, Node? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            w.WriteNull();
            return;
        }
        w.Enter();
        Put.Start(ref w, 2);
        Put.Key(ref w, 1, ",\"Next\":"u8, first: true);
        WriteSequential(ref w, value.Next);
        Put.Key(ref w, 2, ",\"Value\":"u8);
        Put.Int32(ref w, value.Value);
        Put.End(ref w);
        w.Leave();
    }

    public static void Read<R>(ref R r, ref Node? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int members;
        if (R.Shape == ReaderShape.Positional)
        {
            nint n = R.GetStart(ref r.Need(R.MaxHead), Layout.Array, out members);
            if (members == 2)
            {
                r.Enter();
            }
            r.Commit(n);
        }
        else
        {
            members = r.ReadStart(Layout.Array);
        }
        if (members == ObjectHead.Null)
        {
            value = null;
            return;
        }
        if (members != 2 || R.Shape != ReaderShape.Positional)
        {
            r.Enter();
        }
        value = new Node();
        int remaining = ObjectHead.Entries(members);
        bool first = true;
        for (int i = 0; members < 0 ? r.NextKey(ref remaining, first, out _, out _) : i < members; i++)
        {
            first = false;
            if (i == 0)
            {
                Node? next = null;
                Read(ref r, ref next);
                value.Next = next;
            }
            else
            {
                value.Value = r.ReadInt32();
            }
        }
        r.Leave();
    }
}

public readonly struct ThrowerCodec : ISequentialCodec<Thrower?>
{
    public static void Write<W>(ref W w, scoped in Thrower? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        Put.Start(ref w, 1);
        Put.Key(ref w, 1, ",\"Value\":"u8, first: true);
        Put.Int32(ref w, value!.Value);
        Put.End(ref w);
    }

    public static void Read<R>(ref R r, ref Thrower? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int members = r.ReadStart(Layout.Array);
        if (members < ObjectHead.Null)
        {
            int remaining = ObjectHead.Entries(members);
            r.NextKey(ref remaining, first: true, out _, out _);
        }
        value = new Thrower { Value = r.ReadInt32() };
        if (members < ObjectHead.Null)
        {
            int remaining = 0;
            r.NextKey(ref remaining, first: false, out _, out _);
        }
    }
}

public readonly struct ShapelessCodec : ISequentialCodec<Shapeless?>
{
    public static void Write<W>(ref W w, scoped in Shapeless? value)
        where W : struct, ISequentialWriter<W>, allows ref struct => Put.Int32(ref w, value!.Value);

    public static void Read<R>(ref R r, ref Shapeless? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = new Shapeless { Value = r.ReadInt32() };
}
