// Owns: what attributes on a type say about its place in .proto files. Knows no Shape.
using System.Reflection;

namespace Octavo.Protobuf.Schema;

/// <summary>What is declared of a message or an enum.</summary>
internal sealed record ProtobufDeclared
{
    private static readonly ProtobufDeclared s_nothing = new();

    /// <summary>The name, with those of the messages around it; empty if none is set.</summary>
    internal string Name { get; private init; } = "";

    /// <summary>The package; null if none is set.</summary>
    internal string? Package { get; private init; }

    /// <summary>The file; empty if none is set.</summary>
    internal string File { get; private init; } = "";

    /// <summary>Whether an enum takes no numbers but its own.</summary>
    internal bool IsClosed { get; private init; }

    /// <summary>Whether a message is a set.</summary>
    internal bool IsMessageSet { get; private init; }

    /// <summary>Whether a message has what proto3 has not: numbers for extensions.</summary>
    internal bool IsExtended => Extensions.Length != 0 || IsMessageSet;

    private string Extensions { get; init; } = "";

    private string Reserved { get; init; } = "";

    private string ReservedNames { get; init; } = "";

    internal static ProtobufDeclared Of(Type type)
    {
        if (type.IsEnum)
        {
            return type.GetCustomAttribute<ProtobufEnumAttribute>(inherit: false) is not { } one ? OfNet(type) : new ProtobufDeclared
            {
                Name = one.Name ?? ProtobufNetNames.OfType(type) ?? "",
                Package = one.Package,
                File = one.File ?? "",
                IsClosed = one.IsClosed,
                Reserved = one.Reserved ?? ProtobufNetNames.Reserved(type),
                ReservedNames = one.ReservedNames ?? ProtobufNetNames.ReservedNames(type),
            };
        }
        return type.GetCustomAttribute<ProtobufMessageAttribute>(inherit: false) is not { } message ? OfNet(type) : new ProtobufDeclared
        {
            Name = message.Name ?? ProtobufNetNames.OfType(type) ?? "",
            Package = message.Package,
            File = message.File ?? "",
            IsMessageSet = message.IsMessageSet,
            Extensions = message.Extensions ?? "",
            Reserved = message.Reserved ?? ProtobufNetNames.Reserved(type),
            ReservedNames = message.ReservedNames ?? ProtobufNetNames.ReservedNames(type),
        };
    }

    /// <summary>What protobuf-net's attributes say where the library's own are not.</summary>
    private static ProtobufDeclared OfNet(Type type) => s_nothing with
    {
        Name = ProtobufNetNames.OfType(type) ?? "",
        Reserved = ProtobufNetNames.Reserved(type),
        ReservedNames = ProtobufNetNames.ReservedNames(type),
    };

    /// <summary>The type that surrounds a declared one, by its name.</summary>
    /// <param name="type">The type.</param>
    /// <param name="name">The name of the message around it.</param>
    internal static Type? Around(Type type, string name)
    {
        for (Type? around = type.DeclaringType; around is not null; around = around.DeclaringType)
        {
            if (Of(around).Name == name)
            {
                return around;
            }
        }
        return null;
    }

    /// <summary>The statements of what is kept free.</summary>
    /// <param name="isEdition">Whether names are without quotes.</param>
    internal IEnumerable<string> Statements(bool isEdition)
    {
        if (IsMessageSet)
        {
            yield return "option message_set_wire_format = true;";
        }
        if (Extensions.Length != 0)
        {
            yield return $"extensions {Extensions};";
        }
        if (Reserved.Length != 0)
        {
            yield return $"reserved {Reserved};";
        }
        if (ReservedNames.Length != 0)
        {
            yield return $"reserved {(isEdition ? ReservedNames : string.Join(", ", ReservedNames.Split(',', StringSplitOptions.TrimEntries).Select(name => $"\"{name}\"")))};";
        }
    }
}
