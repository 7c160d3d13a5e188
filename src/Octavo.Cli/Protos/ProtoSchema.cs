// Owns: what the schema command writes of .proto files and descriptor sets: text, or a descriptor set.
using System.Text;
using Octavo.Proto.Model;
using Octavo.Proto.Printing;
using Octavo.Proto.Selecting;
using Octavo.Proto.Sets;

namespace Octavo.Cli.Protos;

/// <summary>The files of an input, or the parts of them that one type needs.</summary>
internal sealed class ProtoSchema
{
    private readonly List<FilePart> _parts;
    private readonly HashSet<string> _asked;
    private readonly ProtoPrinter _printer; // one for all files: it looks at the extensions of all

    /// <param name="input">The files.</param>
    /// <param name="type">A message, an enum or a service, by its full name, or its own if no other has it; null for all.</param>
    /// <exception cref="UsageException">There is no such type.</exception>
    internal ProtoSchema(ProtoInput input, string? type)
    {
        _printer = new ProtoPrinter(input.All, input.Symbols);
        if (type is null)
        {
            var imported = new HashSet<ProtoFile>();
            Array.ForEach(input.Files, file => Import(file, imported));
            _parts = [.. input.All.Where(imported.Contains).Select(file => new FilePart(file, file))];
            _asked = [.. input.Files.Select(file => file.Name)];
            return;
        }
        ProtoElement found = Find(input, type);
        _parts = new TypeSelection(input.All, input.Symbols).Of(found);
        // The type's own file: those that it imports are printed with it into a folder alone.
        _asked =
            [_parts.Single(
                part =>
                    part.Part.Messages.Concat<ProtoElement>(part.Part.Enums).Concat(part.Part.Services)
                        .Any(top => top.FullName == found.FullName || found.FullName.StartsWith(top.FullName + ".", StringComparison.Ordinal))).Part.Name];
    }

    /// <summary>All of it, with what it imports.</summary>
    internal byte[] DescriptorSet() => SetWriter.Write(_parts.Select(part => part.Part));

    /// <summary>The one file that was asked for.</summary>
    /// <exception cref="UsageException">There are several.</exception>
    internal byte[] Text() => _asked.Count == 1
        ? Print(_parts.Single(part => _asked.Contains(part.Part.Name)))
        : throw new UsageException($"There are {_asked.Count} files: name a type, or a folder with -o FOLDER{Path.DirectorySeparatorChar}.");

    /// <summary>Every file by its name, except for those of google/protobuf, which every compiler has. Texts are made when they are asked for.</summary>
    internal IReadOnlyList<(string Name, Func<byte[]> Text)> Texts() =>
        [.. _parts.Where(part => _asked.Contains(part.Part.Name) || !part.Part.Name.StartsWith("google/protobuf/", StringComparison.Ordinal))
            .Select(part => (part.Part.Name, (Func<byte[]>)(() => Print(part))))];

    private byte[] Print(FilePart part) => Encoding.UTF8.GetBytes(_printer.Print(part.Part, part.Whole));

    /// <summary>Adds a file and what it imports, however long the chain is: a descriptor set may have one of 100,000 files.</summary>
    private static void Import(ProtoFile file, HashSet<ProtoFile> imported)
    {
        var open = new Stack<ProtoFile>([file]);
        while (open.TryPop(out ProtoFile? one))
        {
            if (imported.Add(one))
            {
                one.Imported.ForEach(next => open.Push(next!));
            }
        }
    }

    private static ProtoElement Find(ProtoInput input, string name)
    {
        string full = name.TrimStart('.');
        if (input.Symbols.Find(full) is { } exact and (ProtoMessage { IsMapEntry: false } or ProtoEnum or ProtoService))
        {
            return exact;
        }
        ProtoElement[] named = [.. input.All.SelectMany(All).Where(one => one.Name == name)];
        return named.Length switch
        {
            1 => named[0],
            0 => throw new UsageException($"The files have no message, enum or service {name}."),
            _ => throw new UsageException($"{name} may be {string.Join(" or ", named.Select(one => one.FullName))}."),
        };
    }

    private static IEnumerable<ProtoElement> All(ProtoFile file) => [.. file.Enums, .. file.Services, .. file.Messages.SelectMany(All)];

    private static IEnumerable<ProtoElement> All(ProtoMessage message) =>
        message.IsMapEntry ? [] : [message, .. message.Enums, .. message.Nested.SelectMany(All)];
}
