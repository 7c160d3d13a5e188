// Owns: the entry of a plain class while its codec is not compiled, and the step to the compiled one. docs/decisions.md, 24.
using Octavo.Binary;
using Octavo.Cbor;
using Octavo.Codecs.Entries;
using Octavo.Compact;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Json;
using Octavo.MsgPack;

namespace Octavo.Runtime.Interpreter;

/// <summary>
/// Writes and reads new objects by their plan. Everything else (existing objects, clones, members, Shapes) goes to the compiled entry, which is made for it.
/// After some calls that serves everything.
/// </summary>
internal sealed class PlainEntry<T> : CodecEntry<T>
    where T : class
{
    private readonly PlainType _plan;
    private CodecEntry<T>? _compiled;
    private int _calls;

    internal PlainEntry(PlainType plan) => _plan = plan;

    /// <summary>The compiled entry if calls go there by now; null if this one takes them. Counts the call.</summary>
    internal CodecEntry<T>? Later
    {
        get
        {
            // A lost update between threads does no harm.
            if (_calls < PlainCodecs.Calls)
            {
                if (++_calls == PlainCodecs.Calls)
                {
                    CodecCatalog.CompileLater(typeof(T));
                }
                return null;
            }
            return Volatile.Read(ref _compiled) ?? Find();
        }
    }

    /// <summary>The compiled entry, which is made now if it was not before.</summary>
    internal CodecEntry<T> Compiled => Volatile.Read(ref _compiled) ?? (_compiled = (CodecEntry<T>)CodecCatalog.Compile(typeof(T)));

    public override string? ShapeText => Compiled.ShapeText;

    public override bool HasMembers => true;

    public override string? ViewText(MemberIdentity identity) => Compiled.ViewText(identity);

    public override Type? ShapeChild(int index) => Compiled.ShapeChild(index);

    public override object? Member(object value, int member) => Compiled.Member(value, member);

    public override string? FurtherMember(int index) => Compiled.FurtherMember(index);

    public override T Clone(in T value, CloneMap map) => Compiled.Clone(in value, map);

    public override int BinaryLength(in T value) => Volatile.Read(ref _compiled)?.BinaryLength(in value) ?? -1;

    public override CodecEntry? MakeRoot(RootKind kind) => Roots.Make<T, PlainCodec<T>>(kind);

    public override void Write(ref OctavoBinaryWriter writer, in T value)
    {
        if (Later is { } later)
        {
            later.Write(ref writer, in value);
            return;
        }
        _plan.Write(ref writer, value);
    }

    public override void Write(ref OctavoCompactWriter writer, in T value)
    {
        if (Later is { } later)
        {
            later.Write(ref writer, in value);
            return;
        }
        _plan.Write(ref writer, value);
    }

    public override void Write(ref OctavoMsgPackWriter writer, in T value)
    {
        if (Later is { } later)
        {
            later.Write(ref writer, in value);
            return;
        }
        _plan.Write(ref writer, value);
    }

    public override void Write(ref OctavoCborWriter writer, in T value)
    {
        if (Later is { } later)
        {
            later.Write(ref writer, in value);
            return;
        }
        _plan.Write(ref writer, value);
    }

    public override void Write(ref OctavoJsonWriter writer, in T value)
    {
        if (Later is { } later)
        {
            later.Write(ref writer, in value);
            return;
        }
        _plan.Write(ref writer, value);
    }

    public override void Write(ref OctavoTokensWriter writer, in T value)
    {
        if (Later is { } later)
        {
            later.Write(ref writer, in value);
            return;
        }
        _plan.Write(ref writer, value);
    }

    public override void Read(ref OctavoBinaryReader reader, ref T value)
    {
        if (Later is null && value is null)
        {
            value = ReadNew(ref reader);
            return;
        }
        Compiled.Read(ref reader, ref value);
    }

    public override void Read(ref OctavoCompactReader reader, ref T value)
    {
        if (Later is null && value is null)
        {
            value = ReadNew(ref reader);
            return;
        }
        Compiled.Read(ref reader, ref value);
    }

    public override void Read(ref OctavoMsgPackReader reader, ref T value)
    {
        if (Later is null && value is null)
        {
            value = ReadNew(ref reader);
            return;
        }
        Compiled.Read(ref reader, ref value);
    }

    public override void Read(ref OctavoCborReader reader, ref T value)
    {
        if (Later is null && value is null)
        {
            value = ReadNew(ref reader);
            return;
        }
        Compiled.Read(ref reader, ref value);
    }

    public override void Read(ref OctavoJsonReader reader, ref T value)
    {
        if (Later is null && value is null)
        {
            value = ReadNew(ref reader);
            return;
        }
        Compiled.Read(ref reader, ref value);
    }

    public override void Read(ref OctavoTokensReader reader, ref T value)
    {
        if (Later is null && value is null)
        {
            value = ReadNew(ref reader);
            return;
        }
        Compiled.Read(ref reader, ref value);
    }

    /// <summary>Writes an element of a root.</summary>
    internal void WriteAny<W>(ref W writer, in T value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        // CodecEntry.WriteRoot does not take Tokens, which is for tests.
        if (typeof(W) != typeof(OctavoTokensWriter) && Later is { } later)
        {
            WriteRoot(later, ref writer, in value);
            return;
        }
        _plan.Write(ref writer, value);
    }

    /// <summary>Reads an element of a root.</summary>
    internal void ReadAny<R>(ref R reader, ref T value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (typeof(R) != typeof(OctavoTokensReader) && (Later is not null || value is not null))
        {
            ReadRoot(Compiled, ref reader, ref value);
            return;
        }
        value = ReadNew(ref reader);
    }

    private T ReadNew<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct => (T)_plan.Read(ref reader)!;

    /// <summary>Asks for it again after as many calls as at first: there may have been no memory to compile it.</summary>
    private CodecEntry<T>? Find()
    {
        _compiled = (CodecEntry<T>?)CodecCatalog.FindCompiled(typeof(T));
        if (_compiled is null && ++_calls >= 2 * PlainCodecs.Calls)
        {
            _calls = PlainCodecs.Calls;
            CodecCatalog.CompileLater(typeof(T));
        }
        return _compiled;
    }
}

/// <summary>The codec of a plain class, for roots that are built from it.</summary>
internal readonly struct PlainCodec<T> : ISequentialCodec<T>
    where T : class
{
    private static PlainEntry<T>? s_entry;

    /// <summary>The entry of the class, after it was made.</summary>
    internal static PlainEntry<T> Entry => s_entry!;

    /// <summary>The entry of the class, of which there is one: two threads may ask for it at once.</summary>
    internal static PlainEntry<T> Make(PlainType plan) => s_entry ?? Interlocked.CompareExchange(ref s_entry, new PlainEntry<T>(plan), null) ?? s_entry;

    public static void Write<W>(ref W writer, scoped in T value)
        where W : struct, ISequentialWriter<W>, allows ref struct => Entry.WriteAny(ref writer, in value);

    public static void Read<R>(ref R reader, ref T value)
        where R : struct, ISequentialReader<R>, allows ref struct => Entry.ReadAny(ref reader, ref value);
}
