// Owns: which files, and which packages, a file sees: itself, what it imports, and what that imports publicly. Knows no name of an element.
using System;
using System.Collections.Generic;
using Octavo.Proto.Model;

namespace Octavo.Proto.Linking;

/// <summary>
/// In a chain of n files that import one another publicly n²/2 pairs see one another. Sets of what a file sees are made while they are small beside its
/// imports. What sees more is answered for 64 files at a time, with one bit for each: one pass over all imports marks what each of the 64 sees.
/// </summary>
/// <remarks>Files are linked and printed one after another, so the questions of one block come together, and only one block is kept.</remarks>
internal sealed class FileScope
{
    /// <summary>Files in a set of one without imports, and more for each import.</summary>
    private const int FewFiles = 64;
    private const int FilesAnImport = 16;

    /// <summary>Imports that are looked at for each file that a set may have.</summary>
    private const int StepsAFile = 4;

    /// <summary>Files of a block: the bits of a mark.</summary>
    private const int BlockSize = 64;

    private readonly List<ProtoFile> _files = []; // each after all that it imports
    private readonly Dictionary<ProtoFile, int> _numbers = []; // the places in that list
    private readonly Dictionary<ProtoFile, HashSet<ProtoFile>?> _few = [];
    private readonly Dictionary<(ProtoFile File, ProtoFile Other), bool> _sees = [];
    private readonly Dictionary<ProtoFile, HashSet<string>> _fewPackages = [];
    private readonly Dictionary<(ProtoFile File, string Package), bool> _packages = [];
    private readonly Dictionary<string, List<ProtoFile>> _declaring = new(StringComparer.Ordinal);
    private readonly Dictionary<string, ulong> _packageMarks = new(StringComparer.Ordinal); // of the block
    private ulong[] _marks = []; // of the block: by the numbers of files, who sees them
    private int _first = -1; // the number of the block's first file
    private int _end; // the number after that of its last file

    /// <summary>Takes a file and all that it imports. A block is marked once if all files are here before the first question.</summary>
    public void Add(ProtoFile file)
    {
        if (_numbers.ContainsKey(file))
        {
            return;
        }
        var entered = new HashSet<ProtoFile>();
        var open = new Stack<ProtoFile>();
        open.Push(file);
        while (open.Count != 0)
        {
            ProtoFile one = open.Peek();
            if (!_numbers.ContainsKey(one) && entered.Add(one))
            {
                foreach (ProtoFile? import in one.Imported)
                {
                    if (import is not null && !_numbers.ContainsKey(import))
                    {
                        open.Push(import);
                    }
                }
                continue;
            }
            open.Pop();
            if (!_numbers.ContainsKey(one))
            {
                _numbers.Add(one, _files.Count);
                _files.Add(one);
            }
        }
    }

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
            ulong bit = Bit(file);
            sees = (Mark(other) & bit) != 0;
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
            return PackagesOf(file, few).Contains(package);
        }
        if (!_packages.TryGetValue((file, package), out bool sees))
        {
            ulong bit = Bit(file);
            if (!_packageMarks.TryGetValue(package, out ulong marks))
            {
                files.ForEach(one => marks |= Mark(one));
                _packageMarks.Add(package, marks);
            }
            sees = (marks & bit) != 0;
            _packages.Add((file, package), sees);
        }
        return sees;
    }

    /// <summary>The packages of the files that a file sees, with those around them.</summary>
    private HashSet<string> PackagesOf(ProtoFile file, HashSet<ProtoFile> seen)
    {
        if (!_fewPackages.TryGetValue(file, out HashSet<string> packages))
        {
            _fewPackages.Add(file, packages = new HashSet<string>(StringComparer.Ordinal));
            foreach (ProtoFile one in seen)
            {
                for (string around = one.Package; around.Length != 0 && packages.Add(around);)
                {
                    around = around.LastIndexOf('.') is var dot && dot < 0 ? "" : around.Substring(0, dot);
                }
            }
        }
        return packages;
    }

    /// <summary>All that a file sees; null if that is many.</summary>
    private HashSet<ProtoFile>? Few(ProtoFile file)
    {
        if (!_few.TryGetValue(file, out HashSet<ProtoFile>? known))
        {
            _few.Add(file, known = Follow(file, FewFiles + (FilesAnImport * file.Imported.Count)));
        }
        return known;
    }

    /// <summary>A file, its imports, and what they import publicly; null if that is more than <paramref name="most"/>, or takes long to find.</summary>
    private static HashSet<ProtoFile>? Follow(ProtoFile file, int most)
    {
        HashSet<ProtoFile> all = [file];
        var open = new Stack<ProtoFile>();
        foreach (ProtoFile? import in file.Imported)
        {
            Open(import);
        }
        int steps = StepsAFile * most;
        while (open.Count != 0)
        {
            ProtoFile one = open.Pop();
            steps -= one.Imported.Count;
            for (int i = 0; i < one.Imported.Count && steps >= 0; i++)
            {
                if (one.Imports[i].IsPublic)
                {
                    Open(one.Imported[i]);
                }
            }
            if (steps < 0 || all.Count > most)
            {
                return null;
            }
        }
        return all;

        void Open(ProtoFile? one)
        {
            if (one is not null && all.Add(one))
            {
                open.Push(one);
            }
        }
    }

    /// <summary>The bit of a file in the marks, which are those of its block from here on.</summary>
    private ulong Bit(ProtoFile file)
    {
        Add(file);
        int number = _numbers[file];
        if (_first < 0 || number < _first || number >= _end)
        {
            MarkBlock(number - (number % BlockSize));
        }
        return 1UL << (number - _first);
    }

    private ulong Mark(ProtoFile file) => _numbers.TryGetValue(file, out int number) && number < _end ? _marks[number] : 0;

    /// <summary>Marks what each file of a block sees, from the block down: imports have smaller numbers than their importers.</summary>
    private void MarkBlock(int first)
    {
        _first = first;
        _end = Math.Min(_files.Count, first + BlockSize);
        _packageMarks.Clear();
        if (_marks.Length < _end)
        {
            _marks = new ulong[_files.Count];
        }
        Array.Clear(_marks, 0, _end);
        for (int number = _end - 1; number >= 0; number--)
        {
            ulong own = number >= first ? 1UL << (number - first) : 0;
            ulong seers = _marks[number] |= own;
            if (seers == 0)
            {
                continue;
            }
            ProtoFile file = _files[number];
            for (int i = 0; i < file.Imported.Count; i++)
            {
                if (file.Imported[i] is { } import && (file.Imports[i].IsPublic ? seers : own) is var passed and not 0)
                {
                    _marks[_numbers[import]] |= passed;
                }
            }
        }
    }
}
