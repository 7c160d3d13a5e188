// Owns: what MessagePack says about graphs.
// Must not know: the engine.
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <content>Graphs of types that ask for references.</content>
public partial struct MessagePackSubject : IGraphSubject
{
    /// <summary>The list: objects nest in the data, and <see cref="SerializerLimits.MaxDepth"/> holds for them.</summary>
    public static string? Lacks(string row) => row == GraphCatalog.LinkedList ? Nesting.TooDeep : null;
}
