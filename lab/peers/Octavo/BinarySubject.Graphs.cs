// Owns: what Binary says about graphs.
// Must not know: the engine.
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <content>Graphs of types that ask for references.</content>
public partial struct BinarySubject : IGraphSubject
{
    /// <summary>Nothing: a chain of objects that may come again takes no stack.</summary>
    public static string? Lacks(string row) => null;
}
