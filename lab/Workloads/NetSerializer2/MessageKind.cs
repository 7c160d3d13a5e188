// Owns: one message type of document 001: how many, where its random numbers begin, how one is made.
// Must not know: libraries.
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Workloads;

/// <summary>A row of document 001.</summary>
/// <param name="Row">The type's name.</param>
/// <param name="Count">Messages in the document.</param>
/// <param name="FirstDraw">Numbers drawn from the one generator by the types before it.</param>
/// <param name="Make">Makes the next message.</param>
public sealed record MessageKind(string Row, int Count, int FirstDraw, Func<Random, MessageBase> Make);
