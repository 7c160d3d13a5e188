// Owns: what becomes of a message that is read as another one, field by field, at any depth.
using System.Runtime.CompilerServices;
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

/// <summary>Compares messages of which fields changed. Each pair is judged once: with n fields of one message, or two of each in the next one, levels would
/// multiply otherwise.</summary>
/// <param name="areOne">Whether two messages are versions of one, which is compared by itself.</param>
internal sealed class MessageVerdicts(Func<ProtoMessage, ProtoMessage, bool> areOne)
{
    private const int Finished = int.MaxValue;

    /// <summary>Characters from which on a reason does not get the messages that are around it, one in another.</summary>
    private const int LongestWhy = 400;

    private readonly Dictionary<(ProtoMessage Writer, ProtoMessage Reader), int> _open = []; // with their levels
    private readonly Dictionary<(ProtoMessage Writer, ProtoMessage Reader, IFieldRules Rules), Verdict> _known = [];

    /// <summary>Known pairs that hold an open one, whose verdict they lack, with its level.</summary>
    private readonly Dictionary<(ProtoMessage Writer, ProtoMessage Reader, IFieldRules Rules), int> _lacking = [];

    private readonly HashSet<int> _held = []; // levels of open pairs that are in what they hold
    private int _lacks = Finished; // the outermost open pair that the one being judged holds

    internal Verdict Of(ProtoMessage writer, ProtoMessage reader, IFieldRules rules)
    {
        if (writer == reader || areOne(writer, reader))
        {
            return Verdict.Read;
        }
        if (_open.TryGetValue((writer, reader), out int further))
        {
            _lacks = Math.Min(_lacks, further);
            _held.Add(further);
            return Verdict.Read;
        }
        if (_known.TryGetValue((writer, reader, rules), out Verdict known))
        {
            _lacks = Math.Min(_lacks, _lacking.GetValueOrDefault((writer, reader, rules), Finished));
            return known;
        }
        int outer = _lacks;
        int level = _open.Count;
        _lacks = Finished;
        _open.Add((writer, reader), level);
        Verdict verdict = Judge(writer, reader, rules);
        _open.Remove((writer, reader));
        _known[(writer, reader, rules)] = verdict;
        if (_lacks < level)
        {
            _lacking[(writer, reader, rules)] = _lacks;
        }
        else
        {
            Finish(level, verdict);
            _lacks = Finished;
        }
        _held.Remove(level);
        _lacks = Math.Min(_lacks, outer);
        return verdict;
    }

    /// <summary>What lacks a pair holds it, and is held by it.</summary>
    private void Finish(int level, Verdict verdict)
    {
        if (!_held.Contains(level))
        {
            return;
        }
        foreach ((ProtoMessage, ProtoMessage, IFieldRules) one in _lacking.Where(one => one.Value >= level).Select(one => one.Key).ToArray())
        {
            _known[one] = _known[one].Or(verdict.Inside());
            _lacking.Remove(one);
        }
    }

    private Verdict Judge(ProtoMessage writer, ProtoMessage reader, IFieldRules rules)
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new UsageException($"Messages that changed hold one another {_open.Count} deep; no more can be compared.");
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
            worst = named[written.Name].Any(field => field.Number != written.Number) ? worst.Or(rules.Renumbered(taker))
                : taker is null ? worst.Or(rules.Unknown(written))
                : worst;
        }
        return worst.Outcome == Outcome.Read || worst.Why.Length > LongestWhy ? worst
            : worst with { Why = $"{writer.FullName} is read as {reader.FullName}: {worst.Why}" };
    }
}
