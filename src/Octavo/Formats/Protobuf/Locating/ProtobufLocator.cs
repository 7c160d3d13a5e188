// Owns: the locator over Protobuf data for error paths: what it searches, and the data of values that were to be written. Knows no type.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Locators;
using Octavo.Shapes;

namespace Octavo.Protobuf;

internal sealed class ProtobufLocator : ShapeLocator
{
    internal static readonly ProtobufLocator Locator = new();

    internal override (long Offset, string Path) Find(CodecEntry entry, ReadOnlySpan<byte> data, long offset, OctavoErrorCode code)
    {
        try
        {
            return TypeShape.Of(entry, MemberIdentity.Protobuf) is { } root
                ? new ProtobufFaultSearch(root, data, (int)Math.Min(offset, data.Length), code).Run()
                : (offset, "");
        }
        catch (Exception)
        {
            // Entries of user code may say anything of their Shape; the error that is being reported must not be lost for that.
            return (offset, "");
        }
    }

    /// <summary>A null takes no bytes: the innermost message of the member's type is found in which it would be.</summary>
    private protected override string PathOfNull(CodecEntry entry, ReadOnlySpan<byte> data, int at, string member) =>
        TypeShape.Of(entry, MemberIdentity.Protobuf) is { } root && member.LastIndexOf('.') is var dot and > 0
            ? new ProtobufFaultSearch(root, data, at, OctavoErrorCode.NullNotAllowed, (member[..dot], member[(dot + 1)..])).Run().Path + member[dot..]
            : "";

    private protected override ReadOnlySpan<byte> Write(WriterState state, CodecEntry entry, object? value)
    {
        var writer = new OctavoProtobufWriter(state);
        entry.WriteObject(ref writer, value);
        return writer.Window.Written;
    }
}
