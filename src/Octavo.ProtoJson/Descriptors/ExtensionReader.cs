// Owns: descriptors of the extensions that the program registered, joined to the messages that they extend. Knows no data.
using Octavo.ProtoJson.Types;
using Octavo.Protobuf.Extensions;

namespace Octavo.ProtoJson.Descriptors;

internal static class ExtensionReader
{
    /// <summary>Files with the extensions of their messages, those of the messages that these bring, and so on.</summary>
    /// <param name="files">The files of a C# type.</param>
    /// <exception cref="OctavoException">A registered extension has no name, or its value's type no codec.</exception>
    internal static IReadOnlyList<FileDescriptor> Extend(IReadOnlyList<FileDescriptor> files)
    {
        var all = new List<FileDescriptor>(files);
        var known = Names(files).ToHashSet(StringComparer.Ordinal);
        var rest = new List<ProtobufExtensionDeclaration>(ProtobufExtensions.All());
        for (bool any = true; any;)
        {
            ProtobufExtensionDeclaration[] found = [.. rest.Where(one => one.Extended is { } extended && known.Contains(extended))];
            rest.RemoveAll(found.ToHashSet().Contains);
            any = found.Length != 0;
            foreach (ProtobufExtensionDeclaration extension in found)
            {
                IReadOnlyList<FileDescriptor> values = SchemaReader.Read(extension.ValueFiles(out string type).Select(file => file.Text()));
                known.UnionWith(Names(values));
                all.AddRange(values);
                all.Add(Declaration(extension, type));
            }
        }
        return all;
    }

    private static FileDescriptor Declaration(ProtobufExtensionDeclaration extension, string type)
    {
        int dot = extension.Name.LastIndexOf('.');
        FieldKind kind = SchemaReader.KindOf(type);
        var file = new FileDescriptor { Package = dot < 0 ? "" : extension.Name[..dot] };
        file.Extensions.Add(new FieldDescriptor
        {
            Name = extension.Name[(dot + 1)..],
            Extendee = "." + extension.Extended,
            Number = extension.Number,
            IsRepeated = extension.IsRepeated,
            Kind = kind == FieldKind.Message && extension.ValueType.IsEnum ? FieldKind.Enum : kind,
            TypeName = kind == FieldKind.Message ? type : "",
            Packed = extension.IsPacked,
            Features = new FeatureSet
            {
                Utf8Validation = extension.Utf8 == ProtobufUtf8.Trust ? FeatureSet.NotVerified : FeatureSet.Verify,
                MessageEncoding = extension.Encoding == ProtobufEncoding.Group ? FeatureSet.Delimited : 0,
            },
        });
        return file;
    }

    private static IEnumerable<string> Names(IEnumerable<FileDescriptor> files) =>
        files.SelectMany(file => Names(file.Messages, file.Package.Length == 0 ? "" : file.Package + "."));

    private static IEnumerable<string> Names(IEnumerable<MessageDescriptor> messages, string scope) =>
        messages.SelectMany(message => Names(message.Messages, $"{scope}{message.Name}.").Prepend(scope + message.Name));
}
