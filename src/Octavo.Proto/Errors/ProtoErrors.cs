// Owns: the errors of one run, in the order in which they were found.
using System.Collections.Generic;

namespace Octavo.Proto.Errors;

internal sealed class ProtoErrors
{
    /// <summary>Errors that are kept; one more says that there were others.</summary>
    public const int Most = 1_000;

    private readonly List<ProtoError> _all = [];
    private readonly HashSet<ProtoError> _known = [];

    public IReadOnlyList<ProtoError> All => _all;

    public bool Any => _all.Count != 0;

    public void Report(string code, string file, Position position, string message)
    {
        if (_all.Count > Most)
        {
            return;
        }
        var error = new ProtoError(code, file, position, ErrorText.Message(message));
        if (_known.Add(error))
        {
            _all.Add(_all.Count < Most ? error : error with { Message = $"There are more errors than {Most}: mend the others first." });
        }
    }
}
