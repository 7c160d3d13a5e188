// Owns: Google.Protobuf before data that grows.
// Must not know: the engine.
using System.Buffers;
using Google.Protobuf;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Attacks;
using Messages = Octavo.Lab.Peers.Google;

namespace Octavo.Lab.Peers;

/// <summary>Default parsers of the messages that stand for the types. It has no sorted maps, and no structs.</summary>
public struct AttackedGoogleProtobuf : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new GoogleCandidate().Info;

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Protobuf;

    /// <inheritdoc/>
    public static bool Has(Attack attack) => attack is not (Attack.Sorted or Attack.WideLevels);

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => Message(value).ToByteArray();

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => Message(value).WriteTo(destination);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) =>
        typeof(T) == typeof(AttackNode) ? Messages.AttackNode.Parser.ParseFrom(data)
            : typeof(T) == typeof(AttackMaps) ? Messages.AttackMaps.Parser.ParseFrom(data)
            : typeof(T) == typeof(AttackOuter) ? Messages.AttackOuter.Parser.ParseFrom(data)
            : typeof(T) == typeof(AttackTexts) ? new AttackTexts { Texts = [.. Messages.AttackTexts.Parser.ParseFrom(data).Texts] }
            : Messages.AttackNumbers.Parser.ParseFrom(data);

    private static Messages.AttackTexts Message<T>(T value) => value is AttackTexts texts ? new Messages.AttackTexts { Texts = { texts.Texts } }
        : throw new NotSupportedException("The other attacks on Protobuf are written by hand.");
}
