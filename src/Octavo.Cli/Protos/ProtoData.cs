// Owns: messages as data: their type, found in .proto files or a descriptor set.
using Octavo.Cli.CommandLine;
using Octavo.Cli.Schemas;
using Octavo.Proto.Model;

namespace Octavo.Cli.Protos;

internal static class ProtoData
{
    /// <summary>The type of the messages, for conversion.</summary>
    /// <param name="path">A <c>.proto</c> file, a folder of them or a descriptor set.</param>
    /// <param name="name">Its full name, or its own if no other message has it.</param>
    /// <param name="roots">Where imports are looked for.</param>
    /// <exception cref="UsageException">One of the two was not said, or there is no such message.</exception>
    /// <exception cref="ProtoRefusal">The files are wrong.</exception>
    internal static ProtoMessageType Type(string? path, string? name, IReadOnlyList<string> roots)
    {
        (ProtoInput input, ProtoMessage message) = Find(path, name, roots);
        return ProtoJsonTypes.FromDescriptorSet(new ProtoSchema(input, null).DescriptorSet()).Message(message.FullName);
    }

    /// <summary>The type of the messages, with the files that it is in.</summary>
    /// <inheritdoc cref="Type"/>
    internal static (ProtoInput Input, ProtoMessage Message) Find(string? path, string? name, IReadOnlyList<string> roots)
    {
        if (path is null || name is null)
        {
            throw new UsageException("Protobuf data has neither names nor types: name its message with --proto FILE and --type NAME.");
        }
        if (InputKind.IsAssembly(path))
        {
            throw new UsageException(
                $"{path} is an assembly: --proto takes .proto files, a folder of them or a descriptor set, and octavo schema {path} TYPE --proto writes one.");
        }
        ProtoInput input = ProtoInput.Read(path, roots);
        string full = name.TrimStart('.');
        ProtoMessage[] messages = [.. input.All.SelectMany(file => file.Messages).SelectMany(WithNested)];
        ProtoMessage[] named = [.. messages.Where(one => one.FullName == full)];
        if (named.Length == 0)
        {
            named = [.. messages.Where(one => one.FullName.EndsWith("." + full, StringComparison.Ordinal))
                .OrderBy(one => one.FullName, StringComparer.Ordinal)];
        }
        return named.Length switch
        {
            1 => (input, named[0]),
            0 => throw new UsageException(
                $"{path} has no message {name}{Suggestion.DidYouMean(full, messages.SelectMany(one => new[] { one.FullName, one.Name }))}"),
            _ => throw new UsageException($"{name} may be {string.Join(" or ", named.Select(one => one.FullName))}."),
        };
    }

    private static IEnumerable<ProtoMessage> WithNested(ProtoMessage message) =>
        message.IsMapEntry ? [] : [message, .. message.Nested.SelectMany(WithNested)];
}
