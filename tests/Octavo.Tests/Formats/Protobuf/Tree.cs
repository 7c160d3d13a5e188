// Owns: a message whose codec is written by hand, in the manner of emitted ones: it tests Protobuf's writer and reader without the generator.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Protobuf;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class Tree
{
    public long Id { get; set; }

    public string? Name { get; set; }

    public List<int>? Numbers { get; set; }

    public double[]? Weights { get; set; }

    public List<Tree>? Children { get; set; }

    /// <summary>Written as a group.</summary>
    public Tree? Grouped { get; set; }

    public Guid Key { get; set; }

    public UnknownMembers? Unknown;
}

public readonly struct TreeCodec : ITaggedCodec<Tree?>
{
    private static byte s_width = 1;

    public static void WriteTagged<W>(ref W w, scoped in Tree? value)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        Tree v = value!;
        w.Enter();
        string? name = v.Name;
        ref byte at = ref w.Reserve(W.MaxTag(8) + W.MaxInt64 + W.MaxTag(18) + W.MaxText(name));
        nint n = 0;
        if (v.Id != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 8);
            n += W.PutInt64(ref Bytes.At(ref at, n), v.Id);
        }
        if (name is not null && TextRun.Fits(name))
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 18);
            n += W.PutText(ref Bytes.At(ref at, n), name);
        }
        w.Advance(n);
        if (name is not null && !TextRun.Fits(name))
        {
            w.Advance(W.PutTag(ref w.Reserve(W.MaxTag(18)), 18));
            w.WriteText(name);
        }
        if (v.Numbers is not null)
        {
            W.WritePackedInt32s(ref w, 26, System.Runtime.InteropServices.CollectionsMarshal.AsSpan(v.Numbers));
        }
        if (v.Weights is not null)
        {
            W.WritePackedDoubles(ref w, 34, v.Weights);
        }
        foreach (Tree child in v.Children ?? [])
        {
            byte width = s_width;
            w.Advance(W.PutTag(ref w.Reserve(W.MaxTag(42)), 42));
            int cookie = W.BeginScope(ref w, width);
            WriteTagged(ref w, child);
            W.EndScope(ref w, cookie, width, ref s_width);
        }
        if (v.Grouped is not null)
        {
            w.Advance(W.PutTag(ref w.Reserve(W.MaxTag(51)), 51));
            WriteTagged(ref w, v.Grouped);
            w.Advance(W.PutTag(ref w.Reserve(W.MaxTag(52)), 52));
        }
        if (v.Key != Guid.Empty)
        {
            at = ref w.Reserve(W.MaxTag(0x4002) + W.MaxGuid);
            n = W.PutTag(ref at, 0x4002);
            w.Advance(n + W.PutGuid(ref Bytes.At(ref at, n), v.Key));
        }
        if (v.Unknown is not null && W.Keeps(v.Unknown))
        {
            W.WriteUnknown(ref w, v.Unknown, first: false);
        }
        w.Leave();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static Tree? ReadTagged<R>(ref R r, scoped in Tree? existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        Tree v = existing ?? new Tree();
        r.Enter();
        ref byte at = ref R.Window(ref r, out nint limit);
        nint n = 0;
        while (true)
        {
            if (n >= limit)
            {
                if (!R.More(ref r, n))
                {
                    break;
                }
                at = ref R.Window(ref r, out limit);
                n = 0;
            }
            n += R.GetTag(ref Bytes.At(ref at, n), out uint tag);
            switch (tag)
            {
                case 8:
                    n += R.GetInt64(ref Bytes.At(ref at, n), out long id);
                    v.Id = id;
                    continue;
                case 18:
                    r.Commit(n);
                    v.Name = r.ReadText();
                    break;
                case 24:
                    n += R.GetInt32(ref Bytes.At(ref at, n), out int number);
                    (v.Numbers ??= []).Add(number);
                    continue;
                case 26:
                    r.Commit(n);
                    R.ReadPackedInt32s(ref r, v.Numbers ??= []);
                    break;
                case 34:
                    r.Commit(n);
                    v.Weights = R.ReadPackedDoubles(ref r);
                    break;
                case 42:
                    {
                        r.Commit(n);
                        long cookie = R.EnterScope(ref r);
                        (v.Children ??= []).Add(ReadTagged(ref r, null)!);
                        R.LeaveScope(ref r, cookie);
                        break;
                    }
                case 51:
                    {
                        r.Commit(n);
                        long cookie = R.EnterGroup(ref r, 51);
                        v.Grouped = ReadTagged(ref r, v.Grouped);
                        R.LeaveScope(ref r, cookie);
                        break;
                    }
                case 0x4002:
                    r.Commit(n);
                    v.Key = r.ReadGuid();
                    break;
                default:
                    r.Commit(n);
                    if (!R.KeepTag(ref r, tag, ref v.Unknown))
                    {
                        r.Leave();
                        return v;
                    }
                    break;
            }
            at = ref R.Window(ref r, out limit);
            n = 0;
            if (n < limit && R.IsTag(ref at, 0x4002))
            {
                n += R.TagLength(0x4002);
                r.Commit(n);
                v.Key = r.ReadGuid();
                at = ref R.Window(ref r, out limit);
                n = 0;
            }
        }
        r.Leave();
        return v;
    }
}

/// <summary>Its entry: the slots of Protobuf, and no others.</summary>
internal sealed class TreeEntry(string shape) : CodecEntry<Tree?>
{
    public override string? ShapeText => shape;

    public override Type? ShapeChild(int index) => index == 0 ? typeof(Tree) : null;

    public override void Write(ref OctavoProtobufWriter writer, in Tree? value) => TreeCodec.WriteTagged(ref writer, value);

    public override void Write(ref OctavoProtobufSizer writer, in Tree? value) => TreeCodec.WriteTagged(ref writer, value);

    public override void Read(ref OctavoProtobufReader reader, ref Tree? value) => value = TreeCodec.ReadTagged(ref reader, value);
}
