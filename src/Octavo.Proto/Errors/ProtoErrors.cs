// Owns: the errors of one run, in the order in which they were found.
using System.Collections.Generic;

namespace Octavo.Proto.Errors;

internal sealed class ProtoErrors
{
    private readonly List<ProtoError> _all = [];
    private readonly HashSet<ProtoError> _known = [];

    public IReadOnlyList<ProtoError> All => _all;

    public bool Any => _all.Count != 0;

    public void Report(string code, string file, Position position, string message)
    {
        var error = new ProtoError(code, file, position, message);
        if (_known.Add(error))
        {
            _all.Add(error);
        }
    }
}
