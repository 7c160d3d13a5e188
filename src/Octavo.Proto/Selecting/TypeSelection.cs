// Owns: the parts of files that a type needs: declarations at the top of files, and the imports to them. Changes no file.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Linking;
using Octavo.Proto.Model;
using Octavo.Proto.Printing;

namespace Octavo.Proto.Selecting;

/// <summary>A part of a file.</summary>
/// <param name="Part">A file of the same name with fewer declarations.</param>
/// <param name="Whole">The file.</param>
internal sealed record FilePart(ProtoFile Part, ProtoFile Whole);

/// <summary>Follows what declarations name.</summary>
/// <param name="files">All files that were linked, imports first.</param>
/// <param name="symbols">What their names mean.</param>
internal sealed class TypeSelection(IReadOnlyList<ProtoFile> files, SymbolTable symbols)
{
    private readonly HashSet<ProtoElement> _kept = [];
    private readonly Queue<(ProtoElement Element, ProtoFile File)> _queue = new();
    private readonly HashSet<ProtoFile> _files = [];
    private readonly OptionUse _options = new(files, symbols);
    private readonly Dictionary<ProtoElement, (ProtoElement Top, ProtoFile File)> _tops = Tops(files);

    /// <summary>The parts of all files that a message, an enum or a service needs, imports first. Extensions of messages are not among them, except for those
    /// that are used as options.</summary>
    public List<FilePart> Of(ProtoElement type) => DeepStack.HasRoom ? OfNow(type) : DeepStack.Run(() => OfNow(type));

    private List<FilePart> OfNow(ProtoElement type)
    {
        Keep(type);
        while (_queue.Count != 0)
        {
            (ProtoElement element, ProtoFile file) = _queue.Dequeue();
            if (_files.Add(file))
            {
                Options(file, "FileOptions", file, file.Package);
            }
            Follow(element, file);
        }
        var parts = new Dictionary<ProtoFile, ProtoFile>();
        var result = new List<FilePart>();
        foreach (ProtoFile file in files)
        {
            if (Part(file, parts) is { } part)
            {
                parts.Add(file, part);
                result.Add(new FilePart(part, file));
            }
        }
        return result;
    }

    private static Dictionary<ProtoElement, (ProtoElement Top, ProtoFile File)> Tops(IEnumerable<ProtoFile> files)
    {
        var tops = new Dictionary<ProtoElement, (ProtoElement Top, ProtoFile File)>();
        foreach (ProtoFile file in files)
        {
            foreach (ProtoElement top in file.Enums.Concat<ProtoElement>(file.Services).Concat(file.Extensions))
            {
                tops[top] = (top, file);
            }
            foreach (ProtoMessage top in file.Messages)
            {
                Add(top, top, file);
            }
        }
        return tops;

        void Add(ProtoMessage message, ProtoMessage top, ProtoFile file)
        {
            tops[message] = (top, file);
            foreach (ProtoElement inner in message.Enums.Concat<ProtoElement>(message.Extensions))
            {
                tops[inner] = (top, file);
            }
            message.Nested.ForEach(nested => Add(nested, top, file));
        }
    }

    private void Keep(ProtoElement? element)
    {
        if (element is not null && _tops.TryGetValue(element, out (ProtoElement Top, ProtoFile File) found) && _kept.Add(found.Top))
        {
            _queue.Enqueue((found.Top, found.File));
            // The message of a group of a top-level extension is beside it.
            if (found.Top is ProtoField { Type: ProtoType.Group } extension)
            {
                Keep(extension.Message);
            }
        }
    }

    private void Follow(ProtoElement element, ProtoFile file)
    {
        switch (element)
        {
            case ProtoMessage message:
                Message(message, file);
                break;
            case ProtoEnum one:
                Enum(one, file);
                break;
            case ProtoService service:
                Options(service, "ServiceOptions", file, service.FullName);
                foreach (ProtoMethod method in service.Methods)
                {
                    Options(method, "MethodOptions", file, method.FullName);
                    Keep(symbols.Find(method.Input.TrimStart('.')));
                    Keep(symbols.Find(method.Output.TrimStart('.')));
                }
                break;
            case ProtoField extension:
                Field(extension, file, file.Package);
                break;
        }
    }

    private void Message(ProtoMessage message, ProtoFile file)
    {
        Options(message, "MessageOptions", file, message.FullName);
        message.Oneofs.ForEach(oneof => Options(oneof, "OneofOptions", file, message.FullName));
        for (int i = 0; i < message.ExtensionRanges.Count; i++)
        {
            if (i == 0 || !message.ExtensionRanges[i].Shares(message.ExtensionRanges[i - 1]))
            {
                Options(message.ExtensionRanges[i], "ExtensionRangeOptions", file, message.FullName);
            }
        }
        message.Enums.ForEach(one => Enum(one, file));
        message.Nested.ForEach(nested => Message(nested, file));
        message.Fields.ForEach(field => Field(field, file, message.FullName));
        message.Extensions.ForEach(field => Field(field, file, message.FullName));
    }

    private void Enum(ProtoEnum one, ProtoFile file)
    {
        Options(one, "EnumOptions", file, one.FullName);
        one.Values.ForEach(value => Options(value, "EnumValueOptions", file, one.FullName));
    }

    private void Field(ProtoField field, ProtoFile file, string scope)
    {
        Options(field, "FieldOptions", file, scope);
        Keep(field.Message);
        Keep(field.Enum);
        Keep(field.Extended);
    }

    private void Options(ProtoElement element, string message, ProtoFile file, string scope)
    {
        foreach (ProtoField extension in _options.Of(element, message, file, scope))
        {
            Keep(extension);
        }
    }

    private ProtoFile? Part(ProtoFile file, Dictionary<ProtoFile, ProtoFile> parts)
    {
        var part = new ProtoFile
        {
            Name = file.Name,
            Path = file.Path,
            Syntax = file.Syntax,
            Package = file.Package,
            Options = file.Options,
            Features = file.Features,
            Position = file.Position,
            Comment = file.Comment,
        };
        part.Written.AddRange(file.Written);
        part.Messages.AddRange(file.Messages.Where(_kept.Contains));
        part.Enums.AddRange(file.Enums.Where(_kept.Contains));
        part.Services.AddRange(file.Services.Where(_kept.Contains));
        part.Extensions.AddRange(file.Extensions.Where(_kept.Contains));
        for (int i = 0; i < file.Imports.Count; i++)
        {
            if (file.Imported[i] is { } imported && parts.TryGetValue(imported, out ProtoFile needed))
            {
                part.Imports.Add(file.Imports[i]);
                part.Imported.Add(needed);
            }
        }
        // A file without a declaration is a way to those that it imports for others.
        return _files.Contains(file) || part.Imports.Exists(import => import.IsPublic) ? part : null;
    }
}
