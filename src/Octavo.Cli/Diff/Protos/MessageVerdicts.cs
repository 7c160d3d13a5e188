// Owns: what becomes of a message that is read as another one, field by field, at any depth.
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

/// <summary>Compares messages of which fields changed.</summary>
/// <param name="areOne">Whether two messages are versions of one, which is compared by itself.</param>
internal sealed class MessageVerdicts(Func<ProtoMessage, ProtoMessage, bool> areOne)
{
    private readonly HashSet<(ProtoMessage Writer, ProtoMessage Reader)> _open = [];

    internal Verdict Of(ProtoMessage writer, ProtoMessage reader, IFieldRules rules)
    {
        if (writer == reader || areOne(writer, reader) || !_open.Add((writer, reader)))
        {
            return Verdict.Read;
        }
        Verdict worst = Verdict.Read;
        foreach (ProtoField read in reader.Fields)
        {
            worst = worst.Or(writer.Fields.Find(field => field.Number == read.Number) is { } written ? rules.Read(written, read) : rules.Missing(read));
        }
        foreach (ProtoField written in writer.Fields.Where(field => !reader.Fields.Exists(other => other.Number == field.Number)))
        {
            worst = worst.Or(rules.Unknown(written));
        }
        _open.Remove((writer, reader));
        return worst.Outcome == Outcome.Read ? worst : worst with { Why = $"{writer.FullName} is read as {reader.FullName}: {worst.Why}" };
    }
}
