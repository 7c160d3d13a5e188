// Owns: the public way to the .proto text of a type. Knows no schema.
using Octavo.Internal;

namespace Octavo;

public static partial class OctavoProtobuf
{
    /// <summary>
    /// The <c>.proto</c> file of what <see cref="Serialize{T}(T, OctavoProtobufOptions)"/> writes: a message for each type with members that the type mentions, proto3 where that can say it, else edition 2023.
    /// Enums are enums, but where Protobuf's could not have their numbers: a comment says so. Well-known types are imported.
    /// </summary>
    /// <typeparam name="T">A type that is in Protobuf.</typeparam>
    /// <returns>The file's text.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: the type has no codec; <see cref="OctavoErrorCode.NotInFormat"/>: it is not in Protobuf.</exception>
    /// <exception cref="NotSupportedException">The type's codec was written by hand and has no Shape.</exception>
    public static string Schema<T>()
    {
        TypeShape shape = TypeShape.Of(CodecCache<T>.Entry, MemberIdentity.Protobuf) ?? throw new NotSupportedException($"The codec of {typeof(T)} has no Shape; give its entry a ShapeText.");
        try
        {
            // A Shape does not say whether the codec has a body for Protobuf; a message without fields does.
            Deserialize<T>([]);
        }
        catch (OctavoException refused) when (refused.Code != OctavoErrorCode.NotInFormat)
        {
        }
        return new ProtobufSchema().Of(shape);
    }
}
