// Owns: one service and its methods.
using System.Collections.Generic;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

internal sealed class ProtoService : ProtoElement
{
    public List<ProtoMethod> Methods { get; } = [];
}

internal sealed class ProtoMethod : ProtoElement
{
    public string Input { get; set; } = "";

    public Position InputPosition { get; set; }

    public bool StreamsInput { get; set; }

    public string Output { get; set; } = "";

    public Position OutputPosition { get; set; }

    public bool StreamsOutput { get; set; }
}
