// Owns: Google.Protobuf before data that grows.
// Must not know: the engine.
using Google.Protobuf;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Attacks;
using Messages = Octavo.Lab.Peers.Google;

namespace Octavo.Lab.Peers;

/// <summary>Default parsers of the messages that stand for the types. It has no sorted maps.</summary>
public struct AttackedGoogleProtobuf : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new GoogleCandidate().Info;

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Protobuf;

    /// <inheritdoc/>
    public static bool Has(Attack attack) => attack != Attack.Sorted;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => throw new NotSupportedException("The attacks on Protobuf are written by hand.");

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) =>
        typeof(T) == typeof(AttackNode) ? Messages.AttackNode.Parser.ParseFrom(data)
            : typeof(T) == typeof(AttackMaps) ? Messages.AttackMaps.Parser.ParseFrom(data)
            : typeof(T) == typeof(AttackOuter) ? Messages.AttackOuter.Parser.ParseFrom(data)
            : Messages.AttackNumbers.Parser.ParseFrom(data);
}
