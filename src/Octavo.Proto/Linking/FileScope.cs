// Owns: which files, and which packages, a file sees: itself, what it imports, and what that imports publicly. Knows no name of an element.
using System;
using System.Collections.Generic;
using Octavo.Proto.Model;

namespace Octavo.Proto.Linking;

/// <summary>
/// In a chain of n files that import one another publicly n²/2 pairs see one another. Sets of what a file sees are made while they are small beside its
/// imports; what sees more is asked file by file, by rows of files with one public import each, which are gone through in the logarithm of their length.
/// What a file gives through many rows is kept, as much as there is room for.
/// </summary>
internal sealed class FileScope
{
    /// <summary>Files in a set of one without imports, and more for each import.</summary>
    private const int FewFiles = 64;
    private const int FilesAnImport = 16;

    /// <summary>Rows that are gone through again for each question.</summary>
    private const int FewRows = 16;

    /// <summary>Files in all sets of what files give, before they are made anew.</summary>
    private const int MostGiven = 1_000_000;

    private readonly Dictionary<ProtoFile, Row> _rows = [];
    private readonly Dictionary<ProtoFile, HashSet<ProtoFile>?> _few = [];
    private readonly Dictionary<ProtoFile, HashSet<ProtoFile>> _given = [];
    private readonly Dictionary<(ProtoFile File, ProtoFile Other), bool> _sees = [];
    private readonly Dictionary<ProtoFile, HashSet<string>> _fewPackages = [];
    private readonly Dictionary<(ProtoFile File, string Package), bool> _packages = [];
    private readonly Dictionary<string, List<ProtoFile>> _declaring = new(StringComparer.Ordinal);
    private int _kept;

    /// <summary>Notes that a file has a package, or one around its own.</summary>
    public void Declare(ProtoFile file, string package)
    {
        if (!_declaring.TryGetValue(package, out List<ProtoFile> files))
        {
            _declaring.Add(package, files = []);
        }
        files.Add(file);
    }

    /// <summary>Whether a file sees another.</summary>
    public bool Sees(ProtoFile file, ProtoFile other)
    {
        if (Few(file) is { } few)
        {
            return few.Contains(other);
        }
        if (ReferenceEquals(file, other))
        {
            return true;
        }
        if (!_sees.TryGetValue((file, other), out bool sees))
        {
            sees = file.Imported.Exists(import => import is not null && Gives(import, other));
            _sees.Add((file, other), sees);
        }
        return sees;
    }

    /// <summary>Whether a file sees a package.</summary>
    public bool SeesPackage(ProtoFile file, string package)
    {
        if (!_declaring.TryGetValue(package, out List<ProtoFile> files))
        {
            return false;
        }
        if (Few(file) is { } few)
        {
            if (!_fewPackages.TryGetValue(file, out HashSet<string> packages))
            {
                _fewPackages.Add(file, packages = new HashSet<string>(StringComparer.Ordinal));
                foreach (ProtoFile one in few)
                {
                    // With those around it.
                    for (string around = one.Package; around.Length != 0 && packages.Add(around);)
                    {
                        around = around.LastIndexOf('.') is var dot && dot < 0 ? "" : around.Substring(0, dot);
                    }
                }
            }
            return packages.Contains(package);
        }
        if (!_packages.TryGetValue((file, package), out bool sees))
        {
            sees = files.Exists(one => Sees(file, one));
            _packages.Add((file, package), sees);
        }
        return sees;
    }

    /// <summary>All that a file sees; null if that is many.</summary>
    private HashSet<ProtoFile>? Few(ProtoFile file)
    {
        if (_few.TryGetValue(file, out HashSet<ProtoFile>? known))
        {
            return known;
        }
        HashSet<ProtoFile> all = [file];
        return _few[file] = Follow(file.Imported, all, FewFiles + (FilesAnImport * file.Imported.Count)) ? all : null;
    }

    /// <summary>Adds files and what they import publicly.</summary>
    /// <returns>Whether that is all of them: no more are added than about <paramref name="most"/>.</returns>
    private static bool Follow(IEnumerable<ProtoFile?> files, HashSet<ProtoFile> all, int most)
    {
        var open = new Stack<ProtoFile>();
        foreach (ProtoFile? file in files)
        {
            Open(file);
        }
        while (open.Count != 0 && all.Count <= most)
        {
            ProtoFile one = open.Pop();
            for (int i = 0; i < one.Imported.Count; i++)
            {
                if (one.Imports[i].IsPublic)
                {
                    Open(one.Imported[i]);
                }
            }
        }
        return open.Count == 0;

        void Open(ProtoFile? one)
        {
            if (one is not null && all.Add(one))
            {
                open.Push(one);
            }
        }
    }

    /// <summary>Whether a file, or what it imports publicly, is another.</summary>
    private bool Gives(ProtoFile file, ProtoFile other)
    {
        if (_given.TryGetValue(file, out HashSet<ProtoFile> given))
        {
            return given.Contains(other);
        }
        var seen = new HashSet<Row>();
        var open = new Stack<Row>();
        open.Push(RowOf(file));
        while (open.Count != 0)
        {
            Row row = open.Pop();
            if (!seen.Add(row))
            {
                continue;
            }
            if (seen.Count > FewRows)
            {
                return Given(file).Contains(other);
            }
            // Of two files in one row the one with the smaller place is imported by the other.
            if (_rows.TryGetValue(other, out Row wanted) && ReferenceEquals(row.At(wanted.Depth), wanted))
            {
                return true;
            }
            ProtoFile last = row.At(0)!.File;
            for (int i = 0; i < last.Imported.Count; i++)
            {
                if (last.Imports[i].IsPublic && last.Imported[i] is { } import)
                {
                    open.Push(RowOf(import));
                }
            }
        }
        return false;
    }

    /// <summary>A file, and all that it imports publicly.</summary>
    private HashSet<ProtoFile> Given(ProtoFile file)
    {
        HashSet<ProtoFile> given = [];
        Follow([file], given, int.MaxValue);
        if ((_kept += given.Count) > MostGiven)
        {
            _given.Clear();
            _kept = given.Count;
        }
        return _given[file] = given;
    }

    /// <summary>The place of a file in its row: after the one that it imports publicly, if that is one.</summary>
    private Row RowOf(ProtoFile file)
    {
        var row = new Stack<ProtoFile>();
        Row? next = null;
        for (ProtoFile? one = file; one is not null; one = Next(one))
        {
            if (_rows.TryGetValue(one, out next))
            {
                break;
            }
            row.Push(one);
        }
        while (row.Count != 0)
        {
            ProtoFile one = row.Pop();
            _rows.Add(one, next = new Row(one, next));
        }
        return next!;
    }

    /// <summary>The one file that a file imports publicly; null for none, and for several.</summary>
    private static ProtoFile? Next(ProtoFile file)
    {
        ProtoFile? found = null;
        for (int i = 0; i < file.Imported.Count; i++)
        {
            if (file.Imports[i].IsPublic && file.Imported[i] is { } import)
            {
                if (found is not null)
                {
                    return null;
                }
                found = import;
            }
        }
        return found;
    }

    /// <summary>A file's place in a row.</summary>
    private sealed class Row(ProtoFile file, Row? next)
    {
        private readonly Row? _next = next;

        // One further away, so far that the way to any place takes as many steps as its length has binary digits.
        private readonly Row? _far = next?._far is { _far: { } further } far && next.Depth - far.Depth == far.Depth - further.Depth ? further : next;

        public ProtoFile File { get; } = file;

        public int Depth { get; } = next is null ? 0 : next.Depth + 1;

        /// <summary>The file at a place; null if the row is shorter.</summary>
        public Row? At(int depth)
        {
            Row row = this;
            while (row.Depth > depth)
            {
                row = row._far is { } far && far.Depth >= depth ? far : row._next!;
            }
            return row.Depth == depth ? row : null;
        }
    }
}
