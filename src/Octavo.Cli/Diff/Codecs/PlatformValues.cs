// Owns: types of the platform that have no members in data: what they are there.
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Codecs;

internal static class PlatformValues
{
    /// <summary>Those that refuse some texts, bytes or numbers of what they are in data.</summary>
    private static readonly HashSet<Type> s_narrow =
        [typeof(Uri), typeof(Version), typeof(CultureInfo), typeof(Range), typeof(IPAddress), typeof(IPEndPoint), typeof(IPNetwork), typeof(PhysicalAddress)];

    /// <summary>What a type of the platform is; null if it is none, or has members.</summary>
    internal static CodecValue? Of(Type type, MemberIdentity identity)
    {
        // In Binary it is its bytes, which are not any bytes.
        string? text = type == typeof(BigInteger) ? ShapeWords.Text(ShapeWord.Integer) : CodecCatalog.Library(type)?.ViewText(identity);
        return text is not null && !text.Contains(' ', StringComparison.Ordinal) && ContractView.Of(text, identity, static _ => ("", null)).Bare is { } value
            ? value with { Platform = s_narrow.Contains(type) ? type.Name : "" } : null;
    }
}
