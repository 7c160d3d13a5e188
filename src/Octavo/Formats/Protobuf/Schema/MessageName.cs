// Owns: the full names of messages: the package of a .proto file and the message in it. Knows no type but by its Shape.
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Protobuf.WellKnown;
using Octavo.Shapes;

namespace Octavo.Protobuf.Schema;

internal static class MessageName
{
    /// <summary>The full name of a type's message, as its <c>.proto</c> file has it.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/> for what is not a message.</exception>
    internal static string Of<T>() => WellKnownTypes.NameOf(typeof(T)) ?? Of(CodecCache<T>.Entry);

    /// <summary>The same; null for types that are not a message, or have no codec.</summary>
    internal static string? Find<T>()
    {
        try
        {
            return Of<T>();
        }
        catch (OctavoException refused) when (refused.Code is OctavoErrorCode.NoCodec or OctavoErrorCode.NotInFormat)
        {
            return null;
        }
    }

    /// <summary>The package of a type: what its attribute says, else its namespace, in small letters; empty for none.</summary>
    internal static string PackageOf(TypeShape shape)
    {
        if (ProtobufDeclared.Of(shape.Type).Package is { } declared)
        {
            return declared;
        }
        return PackageOf(shape.FullName);
    }

    /// <summary>The package of a type of which no attribute says one.</summary>
    /// <param name="name">The type's full name.</param>
    internal static string PackageOf(string name)
    {
        int generic = name.AsSpan().IndexOfAny('<', '+');
        int end = name.AsSpan(0, generic < 0 ? name.Length : generic).LastIndexOf('.');
        return end <= 0 ? "" : string.Join('.', name[..end].Split('.').Select(SnakeName.Of));
    }

    /// <summary>The name of a type's message in its package, with those of the messages around it if an attribute says them.</summary>
    internal static string Simple(TypeShape shape) =>
        ProtobufDeclared.Of(shape.Type).Name is { Length: > 0 } declared ? declared : ProtobufSchemaTypes.Pascal(shape.Name);

    private static string Of(CodecEntry entry)
    {
        if (TypeShape.Of(entry, MemberIdentity.Protobuf) is not { } shape)
        {
            throw Throw.NotInProtobuf(entry.Type);
        }
        if (shape.Bare is not null)
        {
            throw Throw.NotAMessage(entry.Type);
        }
        string package = PackageOf(shape);
        return package.Length == 0 ? Simple(shape) : package + "." + Simple(shape);
    }
}
