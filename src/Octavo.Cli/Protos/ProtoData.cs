// Owns: messages as data: their type, found in .proto files or a descriptor set.
namespace Octavo.Cli.Protos;

internal static class ProtoData
{
    /// <summary>The type of the messages.</summary>
    /// <param name="path">A <c>.proto</c> file, a folder of them or a descriptor set.</param>
    /// <param name="name">Its full name, or its own where no other message has it.</param>
    /// <param name="roots">Where imports are looked for.</param>
    /// <exception cref="UsageException">One of the two was not said, or there is no such message.</exception>
    /// <exception cref="ProtoRefusal">The files are wrong.</exception>
    internal static ProtoMessageType Type(string? path, string? name, IReadOnlyList<string> roots)
    {
        if (path is null || name is null)
        {
            throw new UsageException("data of Protobuf says neither names nor types: --proto FILE and --type NAME say what message it is.");
        }
        if (InputKind.IsAssembly(path))
        {
            throw new UsageException(
                $"{path} is an assembly: --proto takes .proto files, a folder of them or a descriptor set, and octavo schema {path} TYPE --proto writes one.");
        }
        var schema = new ProtoSchema(ProtoInput.Read(path, roots), null);
        ProtoJsonTypes types = ProtoJsonTypes.FromDescriptorSet(schema.DescriptorSet());
        string full = name.TrimStart('.');
        if (types.TryMessage(full, out ProtoMessageType? exact))
        {
            return exact;
        }
        string[] named = [.. types.Names.Where(one => one.EndsWith("." + full, StringComparison.Ordinal)).Order(StringComparer.Ordinal)];
        return named.Length switch
        {
            1 => types.Message(named[0]),
            0 => throw new UsageException(
                $"{path} has no message {name}{Nearest.Asking(full, types.Names.SelectMany(one => new[] { one, one[(one.LastIndexOf('.') + 1)..] }))}"),
            _ => throw new UsageException($"{name} may be {string.Join(" or ", named)}."),
        };
    }
}
