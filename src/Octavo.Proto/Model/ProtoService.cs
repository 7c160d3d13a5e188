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

    /// <summary>What <see cref="Input"/> names; linking finds it.</summary>
    public ProtoMessage? InputMessage { get; set; }

    public bool StreamsInput { get; set; }

    public string Output { get; set; } = "";

    public Position OutputPosition { get; set; }

    /// <summary>What <see cref="Output"/> names; linking finds it.</summary>
    public ProtoMessage? OutputMessage { get; set; }

    public bool StreamsOutput { get; set; }

    /// <summary>Whether it has a block, or a set has its options: a descriptor has them then, if they are empty too.</summary>
    public bool HasOptions { get; set; }
}
