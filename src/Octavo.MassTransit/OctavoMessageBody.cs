// Owns: the bytes of a message, as text too: outboxes store text, and some transports send it. Knows no format.
using System.Text;
using MassTransit;

namespace Octavo.MassTransit;

/// <summary>A body that comes back from its text.</summary>
/// <param name="bytes">The bytes.</param>
/// <param name="isText">Whether they are UTF-8 text, which stays as it is; other bytes are Base64.</param>
internal sealed class OctavoMessageBody(byte[] bytes, bool isText) : MessageBody
{
    public long? Length => bytes.Length;

    /// <summary>The body that had a text.</summary>
    /// <param name="text">What <see cref="GetString"/> gave.</param>
    /// <param name="isText">Whether the format is text.</param>
    internal static OctavoMessageBody From(string text, bool isText) => new(isText ? Encoding.UTF8.GetBytes(text) : Convert.FromBase64String(text), isText);

    public Stream GetStream() => new MemoryStream(bytes, writable: false);

    public byte[] GetBytes() => bytes;

    public string GetString() => isText ? Encoding.UTF8.GetString(bytes) : Convert.ToBase64String(bytes);
}
