// Owns: types of the platform that have no members in data: what they are there.
using System.Numerics;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Codecs;

internal static class PlatformValues
{
    /// <summary>What a type of the platform is; null if it is none, or has members.</summary>
    internal static CodecValue? Of(Type type, MemberIdentity identity)
    {
        // In Binary it is its bytes, which are not any bytes.
        string? text = type == typeof(BigInteger) ? ShapeWords.Text(ShapeWord.Integer) : CodecCatalog.Library(type)?.ViewText(identity);
        return text is not null && !text.Contains(' ', StringComparison.Ordinal) ? ContractView.Of(text, identity, static _ => ("", null)).Bare : null;
    }
}
