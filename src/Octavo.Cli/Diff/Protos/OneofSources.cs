// Owns: which fields of a writer a reader has in one of its oneofs, by the oneofs in which the writer has them.
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

internal sealed class OneofSources
{
    private readonly Dictionary<int, int> _together = [];
    private int _all;

    /// <summary>Adds the writer's field; null if it has none.</summary>
    internal void Add(ProtoField? written)
    {
        if (written is null)
        {
            return;
        }
        _all++;
        if (FieldType.Oneof(written) is not null)
        {
            _together[written.Oneof] = _together.GetValueOrDefault(written.Oneof) + 1;
        }
    }

    /// <summary>Whether the writer may set another of them beside one: it has them in no oneof, or not in that one's.</summary>
    internal bool AreApart(ProtoField written)
    {
        bool isAlone = FieldType.Oneof(written) is null;
        int together = written.Oneof < 0 ? 0 : _together.GetValueOrDefault(written.Oneof);
        return _all - together > (isAlone ? 1 : 0);
    }
}
