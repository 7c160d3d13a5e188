// Owns: the names of what hashes keys: two types of one name must not come to the same.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal sealed class KeyNames
{
    private const string Emitted = "global::Octavo.Generated.KeyHashes.";

    private readonly Dictionary<string, string> _names = new(StringComparer.Ordinal);

    /// <param name="hashings">How the keys of an assembly's collections are hashed.</param>
    public KeyNames(IEnumerable<KeyHashing> hashings)
    {
        var used = new HashSet<string>(StringComparer.Ordinal);
        foreach (KeyModel key in hashings.SelectMany(h => h.Emitted).GroupBy(k => k.Type, StringComparer.Ordinal).Select(g => g.First())
            .OrderBy(k => k.Type, StringComparer.Ordinal))
        {
            string name = key.Name;
            for (int number = 2; !used.Add(name); number++)
            {
                name = key.Name + number;
            }
            _names.Add(key.Type, name);
        }
    }

    /// <summary>How keys are hashed, by the names of what is emitted.</summary>
    public KeyHashing? Name(KeyHashing? hashing) => hashing is null ? null : new KeyHashing(Name(hashing.Hash), hashing.Emitted
        .Select(k => k with { Name = _names[k.Type], Parts = Name(k.Parts), Cases = Name(k.Cases) }).ToEquatable());

    private EquatableList<KeyPart> Name(EquatableList<KeyPart> parts) => parts.Select(p => p with { Hash = Name(p.Hash) }).ToEquatable();

    private string Name(string hash) =>
        hash.StartsWith(KeyHashing.Mark, StringComparison.Ordinal) ? Emitted + _names[hash.Substring(KeyHashing.Mark.Length)] : hash;
}
