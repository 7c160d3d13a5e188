// Owns: what becomes of a message that is read as another one, field by field, at any depth.
using System.Runtime.CompilerServices;
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

/// <summary>Compares messages of which fields changed. Each pair is judged once: with n fields of one message, or two of each in the next one, levels would
/// multiply otherwise. Messages that hold one another may be n·n pairs all the same, so there is a bound.</summary>
/// <param name="areOne">Whether two messages are versions of one, which is compared by itself.</param>
/// <param name="size">The messages, fields and values of enums of both sides.</param>
internal sealed class MessageVerdicts(Func<ProtoMessage, ProtoMessage, bool> areOne, int size)
{
    private const int Settled = int.MaxValue;

    /// <summary>Fields and values of enums that are compared, and more for each message, field and value.</summary>
    private const int FewSteps = 100_000;
    private const int StepsAField = 16;

    /// <summary>Characters from which on a reason does not get the messages that are around it, one in another.</summary>
    private const int LongestWhy = 400;

    private static readonly Verdict s_further = new(Outcome.Risk, "so many messages changed that this one is not compared any more");

    private static readonly Verdict s_furtherEnum = new(Outcome.Risk, "so many enums changed that this one is not compared any more");

    private readonly Dictionary<(ProtoMessage Writer, ProtoMessage Reader, IFieldRules Rules), Pair> _pairs = [];

    /// <summary>Pairs that are open, and those that hold an open one, whose verdict they lack, in the order in which they were opened.</summary>
    private readonly List<Pair> _unsettled = [];

    private readonly Dictionary<(ProtoEnum Writer, ProtoEnum Reader, IFieldRules Rules), Verdict> _enums = [];

    private long _left = FewSteps + ((long)StepsAField * size); // fields and values that are still compared
    private int _depth;
    private int _holds = Settled; // the first pair of those that the one being judged holds

    internal Verdict Of(ProtoMessage writer, ProtoMessage reader, IFieldRules rules)
    {
        if (writer == reader || areOne(writer, reader))
        {
            return Verdict.Read;
        }
        if (_pairs.TryGetValue((writer, reader, rules), out Pair? known))
        {
            _holds = Math.Min(_holds, known.Place);
            return known.Verdict;
        }
        if (_left < 0)
        {
            return s_further;
        }
        _left -= 1 + writer.Fields.Count + reader.Fields.Count;
        int outer = _holds;
        _holds = Settled;
        int place = _unsettled.Count;
        var pair = new Pair { Place = place, Verdict = Verdict.Read };
        _pairs.Add((writer, reader, rules), pair);
        _unsettled.Add(pair);
        _depth++;
        pair.Verdict = Judge(writer, reader, rules);
        _depth--;
        if (_holds >= place)
        {
            Settle(place, pair.Verdict);
            _holds = Settled;
        }
        _holds = Math.Min(_holds, outer);
        return pair.Verdict;
    }

    /// <summary>The verdict of two enums, each pair judged once. Fields that have one enum instead of another may be n·n pairs too.</summary>
    /// <param name="writer">The writer's enum.</param>
    /// <param name="reader">The reader's.</param>
    /// <param name="rules">Whose verdict it is.</param>
    /// <param name="steps">The values that judging them takes; 0 for versions of one, of which there is one pair each.</param>
    /// <param name="judge">Judges them.</param>
    internal Verdict Of(ProtoEnum writer, ProtoEnum reader, IFieldRules rules, int steps, Func<ProtoEnum, ProtoEnum, Verdict> judge)
    {
        if (!_enums.TryGetValue((writer, reader, rules), out Verdict verdict))
        {
            _left -= steps;
            _enums[(writer, reader, rules)] = verdict = _left < 0 && steps != 0 ? s_furtherEnum : judge(writer, reader);
        }
        return verdict;
    }

    /// <summary>Of pairs that hold one another, the one that was opened first ends: what lacks its verdict holds it, and is held by it.</summary>
    private void Settle(int first, Verdict verdict)
    {
        for (int i = first; i < _unsettled.Count; i++)
        {
            Pair pair = _unsettled[i];
            pair.Verdict = pair.Verdict.Or(verdict.Inside());
            pair.Place = Settled;
        }
        _unsettled.RemoveRange(first, _unsettled.Count - first);
    }

    private Verdict Judge(ProtoMessage writer, ProtoMessage reader, IFieldRules rules)
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new UsageException($"Messages that changed hold one another {_depth} deep; no more can be compared.");
        }
        Verdict worst = Verdict.Read;
        foreach (ProtoField read in reader.Fields)
        {
            worst = worst.Or(writer.Find(read.Number) is { } written ? rules.Read(written, read) : rules.Missing(read));
        }
        ILookup<string, ProtoField> named = reader.Fields.ToLookup(field => field.Name, StringComparer.Ordinal);
        foreach (ProtoField written in writer.Fields)
        {
            ProtoField? taker = reader.Find(written.Number);
            worst = named[written.Name].FirstOrDefault(field => field.Number != written.Number) is { } moved
                ? worst.Or(rules.Renumbered(written, moved, taker))
                : taker is null ? worst.Or(rules.Unknown(written))
                : worst;
        }
        return worst.Outcome == Outcome.Read || worst.WhyLength > LongestWhy ? worst : worst.In(VerdictReason.ReadAs(writer.FullName, reader.FullName));
    }

    private sealed class Pair
    {
        /// <summary>Among the pairs that are not settled.</summary>
        internal int Place { get; set; }

        internal Verdict Verdict { get; set; }
    }
}
