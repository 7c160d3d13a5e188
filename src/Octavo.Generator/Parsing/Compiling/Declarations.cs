// Owns: what a parse depends on in addition to its own file: every file without the bodies of its members, the references, the options. Knows no attribute.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using System.Text;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Sources;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>The declarations of a compilation. Two that are equal give every name outside of bodies the same meaning, so that typing in a body changes nothing
/// for other files, unless a parse read it (<see cref="BodyReads"/>). Two that differ in members of ordinary classes alone give the same meaning to every file
/// that uses none of the members' names (<see cref="Since"/>).</summary>
internal sealed class Declarations : IEquatable<Declarations>
{
    private static readonly ConditionalWeakTable<Compilation, Declarations> s_known = new();

    private readonly byte[] _outline;
    private readonly byte[] _hash;
    private readonly CompilationOptions _options;
    private readonly ImmutableArray<MetadataReference> _references;
    private readonly Dictionary<string, ClassMembers> _ordinary = new(StringComparer.Ordinal);

    private Declarations(Compilation compilation)
    {
        _options = compilation.Options;
        _references = [.. compilation.References];
        FileDeclarations[] files = [.. compilation.SyntaxTrees.Select(FileDeclarations.Of)];
        var mentioned = new HashSet<string>(files.SelectMany(f => f.Mentioned), StringComparer.Ordinal);
        var several = new HashSet<string>(StringComparer.Ordinal);
        var seen = new HashSet<string>(StringComparer.Ordinal);
        several.UnionWith(files.SelectMany(f => f.Declared).Where(name => !seen.Add(name)));
        using var outline = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        outline.AppendData(Encoding.UTF8.GetBytes(compilation.AssemblyName ?? ""));
        foreach (FileDeclarations file in files)
        {
            outline.AppendData(file.Hash);
            foreach (ClassMembers one in file.Classes)
            {
                bool isOrdinary = !mentioned.Contains(one.Name) && !several.Contains(one.Name);
                if (isOrdinary)
                {
                    _ordinary.Add(one.Name, one);
                }
                (isOrdinary ? hash : outline).AppendData(one.Hash);
            }
        }
        _outline = outline.GetHashAndReset();
        hash.AppendData(_outline);
        _hash = hash.GetHashAndReset();
    }

    public static Declarations Of(Compilation compilation) => s_known.GetValue(compilation, static c => new Declarations(c));

    /// <summary>The names of the members that are others than in earlier declarations, if nothing else is: what was found in a file then is true now, unless
    /// the file uses one of the names, or declares one of the members. Null if anything may have another meaning.</summary>
    public IReadOnlyCollection<string>? Since(Declarations before)
    {
        if (!_outline.AsSpan().SequenceEqual(before._outline) || !HasSettingsOf(before) || _ordinary.Count != before._ordinary.Count)
        {
            return null;
        }
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (ClassMembers one in _ordinary.Values)
        {
            if (!before._ordinary.TryGetValue(one.Name, out ClassMembers? was))
            {
                return null;
            }
            names.UnionWith(one.Since(was));
        }
        return names;
    }

    public bool Equals(Declarations? other) =>
        ReferenceEquals(this, other) || (other is not null && _hash.AsSpan().SequenceEqual(other._hash) && HasSettingsOf(other));

    public override bool Equals(object? obj) => Equals(obj as Declarations);

    public override int GetHashCode() => _hash[0] | (_hash[1] << 8);

    private bool HasSettingsOf(Declarations other) => _options.Equals(other._options) && _references.SequenceEqual(other._references);
}
