// Owns: what becomes of keys that are not text where every key is. docs/features/transcode.md, "Keys".
using System.Buffers.Text;
using System.Globalization;
using Octavo.Transcode.Events;

namespace Octavo.Transcode.Engine;

internal static class KeyText
{
    /// <summary>Makes a key's event one of text.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/>: nil, a float, an extension, an array or a map.</exception>
    internal static void Make(scoped ref DataEvent key)
    {
        switch (key.Kind)
        {
            case DataEventKind.Text:
                return;
            case DataEventKind.Integer:
                Set(ref key, key.Integer.ToString(CultureInfo.InvariantCulture));
                return;
            case DataEventKind.LargeInteger:
                Set(ref key, ((ulong)key.Integer).ToString(CultureInfo.InvariantCulture));
                return;
            case DataEventKind.Number when key.IsWhole:
                key = DataEvent.Of(DataEventKind.Text, key.Bytes);
                return;
            case DataEventKind.False or DataEventKind.True:
                Set(ref key, key.Kind == DataEventKind.True ? "true" : "false");
                return;
            case DataEventKind.Bytes:
                byte[] text = new byte[Base64.GetMaxEncodedToUtf8Length(key.Bytes.Length)];
                Base64.EncodeToUtf8(key.Bytes, text, out _, out int length);
                key = DataEvent.Of(DataEventKind.Text, text.AsSpan(0, length));
                return;
            default:
                throw new OctavoException(OctavoErrorCode.NotInFormat, $"a key of the kind {key.Kind} cannot be written as a name in the target format.", "", -1);
        }
    }

    private static void Set(scoped ref DataEvent key, string text) => key = DataEvent.Of(DataEventKind.Text, System.Text.Encoding.UTF8.GetBytes(text));
}
