// Owns: the public way to the .proto text of a type. Knows no schema.
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Protobuf.Schema;
using Octavo.Shapes;

namespace Octavo;

public static partial class OctavoProtobuf
{
    /// <summary>
    /// The <c>.proto</c> file of what <see cref="Serialize{T}(T, OctavoProtobufOptions)"/> writes: a message for each type with members that the type mentions,
    /// in proto3 if possible, else in edition 2023. Enums are enums, unless a Protobuf enum cannot have their numbers: a comment says so. The file imports
    /// well-known types, and types that attributes place in another file (<see cref="SchemaFiles{T}"/>).
    /// </summary>
    /// <typeparam name="T">A type that is in Protobuf.</typeparam>
    /// <returns>The text of the file.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: the type has no codec; <see cref="OctavoErrorCode.NotInFormat"/>: it is not in
    /// Protobuf.</exception>
    /// <exception cref="NotSupportedException">The codec of the type was written by hand and has no Shape.</exception>
    /// <example><code>
    /// Console.WriteLine(OctavoProtobuf.Schema&lt;Order>());
    /// </code></example>
    public static string Schema<T>() => FilesOf<T>()[0].Text();

    /// <summary>
    /// The <c>.proto</c> file of <see cref="Schema{T}"/> and the files that it imports, by the names under which they import one another. There are several if
    /// <see cref="ProtobufMessageAttribute.File"/> names them, as for types made from <c>.proto</c> files. Each has only what the type mentions. Files of
    /// google/protobuf are not included, because every <c>.proto</c> compiler has them.
    /// </summary>
    /// <inheritdoc cref="Schema{T}"/>
    /// <returns>The texts by file name.</returns>
    /// <example><code>
    /// foreach ((string name, string text) in OctavoProtobuf.SchemaFiles&lt;Order>())
    /// {
    ///     File.WriteAllText(Path.GetFileName(name), text);
    /// }
    /// </code></example>
    public static IReadOnlyDictionary<string, string> SchemaFiles<T>() =>
        FilesOf<T>().Where((file, index) => index == 0 || !file.IsGoogle).ToDictionary(file => file.Name, file => file.Text(), StringComparer.Ordinal);

    /// <summary>All files, the file of the root first.</summary>
    internal static IReadOnlyList<ProtobufSchemaFile> FilesOf<T>()
    {
        TypeShape shape = TypeShape.Required(CodecCache<T>.Entry, MemberIdentity.Protobuf);
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
