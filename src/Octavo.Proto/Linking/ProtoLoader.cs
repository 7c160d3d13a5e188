// Owns: finding files by the names of imports, and their order: a file comes after all that it imports.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;
using Octavo.Proto.Text;

namespace Octavo.Proto.Linking;

/// <summary>Loads files and what they import.</summary>
/// <param name="roots">Folders in which imports are looked for, the first that has the file.</param>
/// <param name="errors">Where errors go.</param>
/// <param name="rootName">How the caller's user names such folders.</param>
internal sealed class ProtoLoader(IReadOnlyList<string> roots, ProtoErrors errors, string rootName = "OctavoProtoRoot")
{
    /// <summary>The file that every option is of.</summary>
    public const string Descriptor = "google/protobuf/descriptor.proto";

    /// <summary>Files that import one another in a row, at most: loading takes stack for each.</summary>
    private const int MaxDepth = 500;

    private readonly Dictionary<string, ProtoFile> _files = new(StringComparer.Ordinal);
    private readonly Dictionary<string, ProtoFile> _given = new(StringComparer.Ordinal);
    private readonly HashSet<string> _open = new(StringComparer.Ordinal);
    private readonly List<ProtoFile> _ordered = [];
    private int _depth;

    /// <summary>All files that were loaded, imports first.</summary>
    public IReadOnlyList<ProtoFile> Ordered => _ordered;

    /// <summary>The name by which a file is imported: its path below the root that is nearest to it, or its name alone if it is below none.</summary>
    public static string ImportName(string path, IEnumerable<string> roots)
    {
        string best = "";
        foreach (string root in roots)
        {
            string folder = root.TrimEnd(Path.DirectorySeparatorChar, Path.AltDirectorySeparatorChar) + Path.DirectorySeparatorChar;
            if (path.StartsWith(folder, StringComparison.Ordinal) && folder.Length > best.Length)
            {
                best = folder;
            }
        }
        return best.Length == 0 ? Path.GetFileName(path) : path.Substring(best.Length).Replace('\\', '/');
    }

    /// <summary>A file of text.</summary>
    /// <param name="name">The name by which others import it.</param>
    /// <param name="path">Where it is.</param>
    public ProtoFile? Load(string name, string path) =>
        _files.TryGetValue(name, out ProtoFile known) ? known : ReadText(path) is { } text ? Add(ProtoParser.Parse(name, path, text, errors)) : null;

    /// <summary>A text that is in no file.</summary>
    public ProtoFile Load(string name, string path, string text) =>
        _files.TryGetValue(name, out ProtoFile known) ? known : Add(ProtoParser.Parse(name, path, text, errors));

    /// <summary>The files of a descriptor set.</summary>
    public IReadOnlyList<ProtoFile> LoadSet(string path, byte[] set)
    {
        try
        {
            List<ProtoFile> files = DeepStack.HasRoom ? SetReader.Read(set, path) : DeepStack.Run(() => SetReader.Read(set, path));
            foreach (ProtoFile file in files)
            {
                _given[file.Name] = file;
            }
            return [.. files.Select(file => _files.TryGetValue(file.Name, out ProtoFile known) ? known : Add(file))];
        }
        catch (FormatException wrong)
        {
            errors.Report(ProtoCodes.File, path, default,
                $"This is not a descriptor set: {wrong.Message} Make it with protoc --include_imports --descriptor_set_out.");
            return [];
        }
    }

    /// <summary>The file of the options.</summary>
    public ProtoFile Options() => Find(Descriptor) is { } file ? file : throw new InvalidOperationException("descriptor.proto is part of this assembly.");

    private ProtoFile Add(ProtoFile file)
    {
        if (DeepStack.HasRoom)
        {
            AddNow(file);
        }
        else
        {
            DeepStack.Run(AddNow, file);
        }
        return file;
    }

    private void AddNow(ProtoFile file)
    {
        _files[file.Name] = file;
        _open.Add(file.Name);
        var named = new HashSet<string>(StringComparer.Ordinal);
        foreach (ProtoImport import in file.Imports)
        {
            if (!named.Add(import.Name))
            {
                errors.Report(ProtoCodes.Duplicate, file.Path, import.Position, $"'{import.Name}' is imported already.");
            }
            if (_open.Contains(import.Name))
            {
                errors.Report(ProtoCodes.Import, file.Path, import.Position, $"'{import.Name}' imports this file, directly or through others: files cannot import one another.");
                file.Imported.Add(null);
                continue;
            }
            if (_depth == MaxDepth && !_files.ContainsKey(import.Name))
            {
                errors.Report(ProtoCodes.Import, file.Path, import.Position, $"Imports are nested more than {MaxDepth} deep.");
                file.Imported.Add(null);
                continue;
            }
            _depth++;
            ProtoFile? found = Find(import.Name);
            _depth--;
            if (found is null && !IsBelowRoots(import.Name))
            {
                errors.Report(ProtoCodes.Import, file.Path, import.Position,
                    $"'{import.Name}' is not a path below a folder: an import has slashes between its names, and no backslash, colon, '.' or '..'.");
            }
            else if (found is null)
            {
                errors.Report(ProtoCodes.Import, file.Path, import.Position,
                    $"'{import.Name}' was not found{(roots.Count == 0 ? "" : " below " + string.Join(", ", roots.Select(root => "'" + root + "'")))}: name its folder with {rootName}.");
            }
            file.Imported.Add(found);
        }
        _open.Remove(file.Name);
        _ordered.Add(file);
    }

    private ProtoFile? Find(string name)
    {
        if (_files.TryGetValue(name, out ProtoFile known))
        {
            return known;
        }
        if (_given.TryGetValue(name, out ProtoFile given))
        {
            return Add(given);
        }
        if (!IsBelowRoots(name))
        {
            return null;
        }
        foreach (string root in roots)
        {
            string path = Path.Combine(root, name);
            if (File.Exists(path))
            {
                return Load(name, path);
            }
        }
        return Bundled(name) is { } text ? Load(name, name, text) : null;
    }

    /// <summary>Whether a name leads nowhere but below a root, as in protoc: a text from elsewhere must not have files read that are beside the
    /// roots.</summary>
    public static bool IsBelowRoots(string name) => name.IndexOfAny(['\\', ':', '\0']) < 0 && name.Split('/').All(part => part is not ("" or "." or ".."));

    private static string? Bundled(string name)
    {
        using Stream? stream = typeof(ProtoLoader).Assembly.GetManifestResourceStream(name);
        if (stream is null)
        {
            return null;
        }
        using var reader = new StreamReader(stream, Encoding.UTF8);
        return reader.ReadToEnd();
    }

    private string? ReadText(string path)
    {
        try
        {
            return new UTF8Encoding(false, throwOnInvalidBytes: true).GetString(File.ReadAllBytes(path));
        }
        catch (Exception wrong) when (wrong is IOException or UnauthorizedAccessException or ArgumentException)
        {
            errors.Report(ProtoCodes.File, path, default, wrong is ArgumentException ? "The file is not UTF-8." : wrong.Message);
            return null;
        }
    }
}
