// Owns: the extensions that the program has declared, for readers that have names and no types. Knows no bytes and no JSON.

namespace Octavo.Protobuf.Extensions;

/// <summary>
/// The extensions of C# types that ProtoJSON knows. Extensions that <c>Octavo.Proto</c> makes from <c>extend</c> are registered when their assembly is first
/// used. Register extensions that you declare yourself with <see cref="Register"/>. The Protobuf format itself does not need this.
/// </summary>
/// <remarks>Safe to use from several threads.</remarks>
public static class ProtobufExtensions
{
    private static readonly Lock s_gate = new();
    private static Func<IEnumerable<ProtobufExtensionDeclaration>>[] s_all = [];

    /// <summary>How often extensions were registered.</summary>
    internal static int Version => Volatile.Read(ref s_all).Length;

    /// <summary>Registers extensions. The delegate is called only when the extensions are needed.</summary>
    /// <param name="extensions">Gives the extensions, the same each time, each with a <see cref="ProtobufExtensionDeclaration.Name"/>.</param>
    public static void Register(Func<IEnumerable<ProtobufExtensionDeclaration>> extensions)
    {
        ArgumentNullException.ThrowIfNull(extensions);
        lock (s_gate)
        {
            Volatile.Write(ref s_all, [.. s_all, extensions]);
        }
    }

    /// <summary>All that were registered.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/>: one has no name.</exception>
    internal static ProtobufExtensionDeclaration[] All()
    {
        // Not under the lock: what is asked may be in an assembly that registers others.
        ProtobufExtensionDeclaration[] all = [.. Volatile.Read(ref s_all).SelectMany(static extensions => extensions())];
        return Array.Find(all, static one => one.Name.Length == 0) is not { } nameless
            ? all
            : throw new OctavoException(OctavoErrorCode.InvalidData,
                $"the extension {nameless.Number} of {nameless.MessageType} is registered without a Name, which JSON needs.");
    }
}
