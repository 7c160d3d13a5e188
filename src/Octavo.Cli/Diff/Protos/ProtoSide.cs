// Owns: the messages, enums, services and extensions of one side, by their names.
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

/// <summary>One side.</summary>
internal sealed class ProtoSide
{
    private const string Google = "google/protobuf/";

    /// <param name="files">The files that were given.</param>
    /// <param name="hasFiles">Whether they are files by themselves, and not made of other things.</param>
    internal ProtoSide(IReadOnlyCollection<ProtoFile> files, bool hasFiles)
    {
        HasFiles = hasFiles;
        Files = [.. files.Where(file => !file.Name.StartsWith(Google, StringComparison.Ordinal) || files.Count == 1)];
        foreach (ProtoFile file in Files)
        {
            file.Messages.ForEach(message => Add(message, file));
            file.Enums.ForEach(one => Enums.TryAdd(one.FullName, one));
            file.Services.ForEach(service => Services.TryAdd(service.FullName, (service, file)));
            file.Extensions.ForEach(extension => Extensions.TryAdd((extension.Extendee, extension.Number), extension));
        }
    }

    /// <summary>Whether they are files by themselves.</summary>
    internal bool HasFiles { get; }

    /// <summary>The files that were given, without those of google/protobuf.</summary>
    internal IReadOnlyList<ProtoFile> Files { get; }

    /// <summary>Messages but those that stand for maps and groups.</summary>
    internal Dictionary<string, ProtoMessage> Messages { get; } = new(StringComparer.Ordinal);

    internal Dictionary<string, ProtoEnum> Enums { get; } = new(StringComparer.Ordinal);

    internal Dictionary<string, (ProtoService Service, ProtoFile File)> Services { get; } = new(StringComparer.Ordinal);

    /// <summary>By what they extend and their number.</summary>
    internal Dictionary<(string Extendee, int Number), ProtoField> Extensions { get; } = [];

    private void Add(ProtoMessage message, ProtoFile file)
    {
        if (!message.IsMapEntry)
        {
            Messages.TryAdd(message.FullName, message);
        }
        message.Enums.ForEach(one => Enums.TryAdd(one.FullName, one));
        message.Extensions.ForEach(extension => Extensions.TryAdd((extension.Extendee, extension.Number), extension));
        message.Nested.ForEach(nested => Add(nested, file));
    }
}
