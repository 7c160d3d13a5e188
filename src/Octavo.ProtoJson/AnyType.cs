// Owns: the type that an Any's URL names. Knows no network: only what comes after the last slash counts.
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.ProtoJson;

internal static class AnyType
{
    /// <summary>The type of a URL such as <c>type.googleapis.com/google.protobuf.Duration</c>.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/>, <see cref="OctavoErrorCode.InvalidValue"/> for a URL without a slash,
    /// <see cref="OctavoErrorCode.NotRegistered"/>.</exception>
    internal static ProtoMessageType Of(ReadOnlySpan<byte> url, ProtoJsonTypes types)
    {
        int slash = url.LastIndexOf((byte)'/');
        string name = Utf8Text.Decode(url[(slash + 1)..]);
        if (slash < 0 || name.Length == 0)
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue,
                $"'{Throw.Shown(url)}' is not a type URL: the name of a message follows a slash.");
        }
        return types.TryMessage(name, out ProtoMessageType? type)
            ? type
            : throw new OctavoException(OctavoErrorCode.NotRegistered,
                $"an Any of {Throw.Shown(name)}, which the registry does not have; see OctavoProtoJsonOptions.Types.");
    }
}
