// Owns: what a parse depends on in addition to its own file: every file without the bodies of its members, the references, the options. Knows no attribute.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using System.Text;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Bodies;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>The declarations of a compilation. Two that are equal give every name outside of bodies the same meaning, so that typing in a body changes nothing
/// for other files, unless a parse read it (<see cref="BodyReads"/>). Two that differ in members of ordinary types alone give the same meaning to every file
/// that uses none of the members' names (<see cref="Since"/>).</summary>
internal sealed class Declarations : IEquatable<Declarations>
{
    private static readonly ConditionalWeakTable<Compilation, Declarations> s_known = new();

    private readonly byte[] _outline;
    private readonly byte[] _hash;
    private readonly CompilationOptions _options;
    private readonly ImmutableArray<MetadataReference> _references;
    private readonly Dictionary<string, TypeMembers> _ordinary = new(StringComparer.Ordinal);
    private readonly TypeFamilies _families;

    private Declarations(Compilation compilation)
    {
        _options = compilation.Options;
        _references = [.. compilation.References];
        FileDeclarations[] files = [.. compilation.SyntaxTrees.Select(FileDeclarations.Of)];
        _families = new TypeFamilies(files);
        using var outline = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        outline.AppendData(Encoding.UTF8.GetBytes(compilation.AssemblyName ?? ""));
        foreach (FileDeclarations file in files)
        {
            outline.AppendData(file.Hash);
            foreach (TypeMembers one in file.Types)
            {
                bool isOrdinary = _families.IsOrdinary(one.Name);
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

    /// <summary>The members that are others than in earlier declarations, if nothing else is: what was found in a file then is true now, unless the change
    /// concerns the file. Null if anything may have another meaning.</summary>
    public MemberChange? Since(Declarations before)
    {
        if (!_outline.AsSpan().SequenceEqual(before._outline) || !HasSettingsOf(before) || _ordinary.Count != before._ordinary.Count)
        {
            return null;
        }
        var names = new HashSet<string>(StringComparer.Ordinal);
        var types = new HashSet<string>(StringComparer.Ordinal);
        foreach (TypeMembers one in _ordinary.Values)
        {
            if (!before._ordinary.TryGetValue(one.Name, out TypeMembers? was))
            {
                return null;
            }
            if (!one.Equals(was))
            {
                names.UnionWith(one.Since(was));
                types.UnionWith(_families.Derived(one.Name));
            }
        }
        return new MemberChange(names, types);
    }

    public bool Equals(Declarations? other) =>
        ReferenceEquals(this, other) || (other is not null && _hash.AsSpan().SequenceEqual(other._hash) && HasSettingsOf(other));

    public override bool Equals(object? obj) => Equals(obj as Declarations);

    public override int GetHashCode() => _hash[0] | (_hash[1] << 8);

    private bool HasSettingsOf(Declarations other) => _options.Equals(other._options) && _references.SequenceEqual(other._references);
}
