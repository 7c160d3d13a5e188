// Owns: what becomes of structs that Binary writes as their raw layout: each scalar at its offset, zeros between them. Specification: docs/formats/binary.md,
// "Structs".
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Rules.Values;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules;

internal static class RawLayoutRules
{
    private const int MaxLevels = 64;

    /// <summary>A scalar in a raw layout.</summary>
    /// <param name="Offset">Where it begins.</param>
    /// <param name="Word">What it is.</param>
    /// <param name="Member">The outermost member that it is in.</param>
    private sealed record Leaf(int Offset, ShapeWord Word, TypeMember Member)
    {
        internal int End => Offset + ShapeWords.Size(Word);
    }

    internal static Verdict Judge(Direction direction, PositionalValueRules values)
    {
        (List<Leaf> written, int length) = Lay(direction.Writer, direction.WritersType);
        (List<Leaf> read, int expected) = Lay(direction.Reader, direction.ReadersType);
        if (length != expected)
        {
            return new Verdict(Outcome.Garbled, $"the raw layout is {length} bytes long, but {expected} are read");
        }
        return read.Select(leaf => Of(leaf, written, direction, values))
            .Concat(written.Where(leaf => !read.Exists(other => Overlap(leaf, other)))
            .Select(_ => new Verdict(Outcome.Partly, "bytes that are padding to the reader are refused if they are not zero")))
            .Aggregate(Verdict.Read, (worst, one) => worst.Or(one));
    }

    private static bool Overlap(Leaf one, Leaf other) => one.Offset < other.End && other.Offset < one.End;

    private static Verdict Of(Leaf leaf, List<Leaf> written, Direction direction, PositionalValueRules values)
    {
        Leaf[] there = [.. written.Where(other => Overlap(leaf, other))];
        return there.Length == 0 ? leaf.Member.Facts.IsZeroWhenMissing ? Verdict.Read
            : new Verdict(Outcome.Wrong, "zeros at its place are taken for its value")
            : there is [var only] && only.Offset == leaf.Offset && direction.ReadersOf(only.Member) == leaf.Member
            ? values.Read(Value(only.Word), Value(leaf.Word))
            : new Verdict(ShapeWords.Validated(leaf.Word) ? Outcome.Garbled : Outcome.Wrong, "the bytes of other members are read at its place");
    }

    private static CodecValue Value(ShapeWord word) => new(word, null, null, "", false);

    private static (List<Leaf> Leaves, int Length) Lay(CodecType type, Func<string, CodecType?> find)
    {
        var leaves = new List<Leaf>();
        (int length, int alignment) = Put(type, 0, null, MaxLevels);
        return (leaves, TypeShape.Align(Math.Max(1, length), alignment));

        (int Length, int Alignment) Put(CodecType one, int start, TypeMember? outer, int levels)
        {
            int at = start;
            int widest = 1;
            foreach (TypeMember member in one.Members.Where(member => member.In(MemberIdentity.Ordinal) is not null)
                .OrderBy(member => member.In(MemberIdentity.Ordinal)!.Index))
            {
                CodecValue value = member.In(MemberIdentity.Ordinal)!.Value;
                CodecType? inner = value.IsType && levels > 0 ? find(value.Type) : null;
                ShapeWord word = value.Word == ShapeWord.Enum ? value.First!.Word : value.Word;
                int alignment = inner is null ? ShapeWords.Alignment(word) : AlignmentOf(inner, levels - 1);
                at = TypeShape.Align(at, alignment);
                widest = Math.Max(widest, alignment);
                if (inner is null)
                {
                    leaves.Add(new Leaf(at, word, outer ?? member));
                    at += ShapeWords.Size(word);
                }
                else
                {
                    at = TypeShape.Align(at + Put(inner, at, outer ?? member, levels - 1).Length, alignment);
                }
            }
            return (at - start, widest);
        }

        int AlignmentOf(CodecType one, int levels) => one.Members.Select(member => member.In(MemberIdentity.Ordinal)?.Value).OfType<CodecValue>()
            .Select(
                value =>
                    value.IsType && levels > 0 && find(value.Type) is { } inner ? AlignmentOf(inner, levels - 1)
                        : Math.Max(1, ShapeWords.Alignment(value.Word == ShapeWord.Enum ? value.First!.Word : value.Word))).DefaultIfEmpty(1).Max();
    }
}
