// Owns: all names of all files, and what a name means where it is.
using System;
using System.Collections.Generic;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;

namespace Octavo.Proto.Linking;

internal sealed class SymbolTable(ProtoErrors errors)
{
    private readonly Dictionary<string, (ProtoElement Element, ProtoFile File)> _names = new(StringComparer.Ordinal);
    private readonly Dictionary<string, ProtoFile> _packages = new(StringComparer.Ordinal);
    private readonly FileScope _sight = new();

    /// <summary>Declares a file's package, with those around it: other files may have the same, and nothing else.</summary>
    public void DeclarePackage(ProtoFile file)
    {
        _sight.Add(file);
        for (string name = file.Package; name.Length != 0; name = name.LastIndexOf('.') is var dot && dot < 0 ? "" : name.Substring(0, dot))
        {
            _sight.Declare(file, name);
            if (_names.TryGetValue(name, out (ProtoElement Element, ProtoFile File) other))
            {
                errors.Report(ProtoCodes.Duplicate, file.Path, file.PackagePosition,
                    $"'{name}' exists already and is not a package: {Place(other.Element, other.File)}.");
            }
            else if (!_packages.ContainsKey(name))
            {
                _packages.Add(name, file);
            }
        }
    }

    private static string Place(ProtoElement element, ProtoFile file) =>
        element.Position.Line == 0 ? file.Path : $"{file.Path}({element.Position.Line},{element.Position.Column})";

    /// <summary>Declares a name.</summary>
    public void Declare(ProtoElement element, ProtoFile file, string scope)
    {
        if (scope.Length + element.Name.Length >= ProtoFile.MaxFullName)
        {
            errors.Report(ProtoCodes.Name, file.Path, element.Position, $"The full name of this declaration has more than {ProtoFile.MaxFullName} letters.");
            element.FullName = scope; // no name below it becomes longer
            return;
        }
        element.FullName = scope.Length == 0 ? element.Name : scope + "." + element.Name;
        if (_names.TryGetValue(element.FullName, out (ProtoElement Element, ProtoFile File) other))
        {
            string note = element is ProtoEnumValue ? " Values of an enum are siblings of the enum, not members of it." : "";
            errors.Report(ProtoCodes.Duplicate, file.Path, element.Position,
                $"'{element.FullName}' exists already: {Place(other.Element, other.File)}.{note}");
            return;
        }
        if (_packages.TryGetValue(element.FullName, out ProtoFile package))
        {
            errors.Report(ProtoCodes.Duplicate, file.Path, element.Position, $"'{element.FullName}' is the package of {package.Path}.");
        }
        _names.Add(element.FullName, (element, file));
    }

    /// <summary>What a full name means, wherever it is asked.</summary>
    public ProtoElement? Find(string fullName) => _names.TryGetValue(fullName, out (ProtoElement Element, ProtoFile File) found) ? found.Element : null;

    /// <summary>Whether a full name is of something that has names in it, as far as a file sees it: the first part of a name is one of
    /// these.</summary>
    public bool IsScope(string fullName, ProtoFile file) =>
        Seen(fullName, file) is ProtoMessage or ProtoEnum or ProtoService || _sight.SeesPackage(file, fullName);

    /// <summary>What a name means in a scope; null if it means nothing.</summary>
    /// <param name="name">As it is written.</param>
    /// <param name="scope">The full name of what it is in.</param>
    /// <param name="file">The file in which it is.</param>
    /// <param name="fits">Whether an element is of the kind that is asked for.</param>
    /// <param name="hides">Whether the innermost element of the name decides, whatever it is, as of extended messages, types of methods and options.
    /// Types of fields are looked for further out.</param>
    public ProtoElement? Resolve(string name, string scope, ProtoFile file, Func<ProtoElement, bool> fits, bool hides = false)
    {
        // A descriptor set may leave a method's type or an extension's message out. No name has more letters than this, and each scope makes it anew.
        if (name.Length == 0 || name.Length > ProtoFile.MaxFullName + 1)
        {
            return null;
        }
        if (name[0] == '.')
        {
            return Seen(name.Substring(1), file) is { } rooted && fits(rooted) ? rooted : null;
        }
        int dot = name.IndexOf('.');
        string first = dot < 0 ? name : name.Substring(0, dot);
        while (true)
        {
            string candidate = scope.Length == 0 ? first : scope + "." + first;
            if (dot < 0)
            {
                if (Seen(candidate, file) is { } found && (hides || fits(found)))
                {
                    return fits(found) ? found : null;
                }
            }
            else if (IsScope(candidate, file))
            {
                // The innermost scope that has the first part decides, as in C++.
                return Seen(scope.Length == 0 ? name : scope + "." + name, file) is { } found && fits(found) ? found : null;
            }
            if (scope.Length == 0)
            {
                return null;
            }
            int last = scope.LastIndexOf('.');
            scope = last < 0 ? "" : scope.Substring(0, last);
        }
    }

    private ProtoElement? Seen(string fullName, ProtoFile file) =>
        _names.TryGetValue(fullName, out (ProtoElement Element, ProtoFile File) found) && _sight.Sees(file, found.File) ? found.Element : null;
}
