// Owns: what keys are compared as if the target writes several events as one. docs/features/transcode.md, "Keys".
using Octavo.Transcode.Events;
using Octavo.Transcode.MsgPack;

namespace Octavo.Transcode.Engine;

internal static class KeyForm
{
    /// <summary>Whether keys of a kind have a form of their own.</summary>
    internal static bool IsNeeded(DataEventKind kind) => kind is DataEventKind.Single or DataEventKind.Number or DataEventKind.Extension;

    /// <summary>Makes a key what the target writes it as; of a timestamp the smallest form, whichever it has.</summary>
    /// <param name="key">The key.</param>
    /// <param name="isCbor">Whether the target is CBOR, where a float has one form, and numbers that it has no other form for are none of JSON.</param>
    /// <param name="large">What becomes of whole numbers beyond 64 bits elsewhere.</param>
    internal static void Make(scoped ref DataEvent key, bool isCbor, LargeIntegerRule large)
    {
        switch (key.Kind)
        {
            case DataEventKind.Single when isCbor:
                key.Kind = DataEventKind.Double;
                break;
            case DataEventKind.Number when !isCbor:
                DataEventKind kind = NumberText.Resolve(in key, large, out long whole, out double real);
                key = new DataEvent { Kind = kind, Integer = whole, Real = real, Bytes = kind == DataEventKind.Text ? key.Bytes : default };
                break;
            case DataEventKind.Extension when key.Integer == TimestampText.ExtensionType
                && TimestampText.TryGet(key.Bytes, out long seconds, out uint nanoseconds):
                TagMeaning.TryTime(seconds, nanoseconds, ref key, isText: false);
                break;
        }
    }
}
