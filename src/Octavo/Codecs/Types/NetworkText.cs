// Owns: addresses, end points and networks as text, for formats of text: as the platform writes them, and read without its leniency. Knows no format.
using System.Globalization;
using System.Net;
using System.Net.Sockets;
using Octavo.Internal;

namespace Octavo.Codecs.Types;

/// <summary>
/// Text of the types of <c>System.Net</c>. IPv4 is four decimal numbers as they are written, without leading zeros; IPv6 is RFC 4291, section 2.2, in any of
/// its forms, with the scope's number after a percent sign.
/// </summary>
internal static class NetworkText
{
    /// <summary>The address of a text.</summary>
    internal static IPAddress Address(scoped ReadOnlySpan<char> text, string type)
    {
        int scope = text.IndexOf('%');
        // The platform reads ports, prefixes and names of interfaces too, and numbers in octal.
        bool plain = scope < 0 ? !text.ContainsAny('[', ']', '/')
            : scope > 0 && !text[..scope].ContainsAny('[', ']', '/')
            && uint.TryParse(text[(scope + 1)..], NumberStyles.None, CultureInfo.InvariantCulture, out _);
        if (!plain || !IPAddress.TryParse(text, out IPAddress? address)
            || (address.AddressFamily == AddressFamily.InterNetwork && !text.SequenceEqual(address.ToString())))
        {
            Throw.InvalidValue(type, "text that is not an address");
            return IPAddress.None;
        }
        return address;
    }

    /// <summary>The end point of a text: <c>10.0.0.1:80</c>, <c>[::1]:80</c>.</summary>
    internal static IPEndPoint EndPoint(scoped ReadOnlySpan<char> text)
    {
        int colon = text.LastIndexOf(':');
        if (colon < 1 || Number(text[(colon + 1)..]) is not (>= IPEndPoint.MinPort and <= IPEndPoint.MaxPort and var port))
        {
            Throw.InvalidValue("IPEndPoint", "text without a port");
            return null!;
        }
        text = text[..colon];
        bool inBrackets = text.Length > 2 && text[0] == '[' && text[^1] == ']';
        IPAddress address = Address(inBrackets ? text[1..^1] : text, "IPEndPoint");
        if (inBrackets != (address.AddressFamily == AddressFamily.InterNetworkV6))
        {
            Throw.InvalidValue("IPEndPoint", "text whose address is IPv6 without brackets, or IPv4 in them");
        }
        return new IPEndPoint(address, port);
    }

    /// <summary>The base address of a network's text, and its prefix: <c>10.0.0.0/8</c>.</summary>
    internal static IPAddress Network(scoped ReadOnlySpan<char> text, out int prefix)
    {
        int slash = text.IndexOf('/');
        prefix = slash < 0 ? -1 : Number(text[(slash + 1)..]);
        if (prefix is < 0 or > byte.MaxValue)
        {
            Throw.InvalidValue("IPNetwork", "text without the length of a prefix");
        }
        return Address(text[..slash], "IPNetwork");
    }

    /// <summary>A number without leading zeros; −1 if there is none.</summary>
    private static int Number(scoped ReadOnlySpan<char> text) =>
        text.Length is > 0 and < 6 && (text[0] != '0' || text.Length == 1)
            && int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int number) ? number : -1;
}
