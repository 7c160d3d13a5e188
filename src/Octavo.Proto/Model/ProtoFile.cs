// Owns: one file, from text or from a descriptor set.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

/// <summary>A file. <see cref="ProtoElement.Name"/> is the name by which it is imported.</summary>
internal sealed class ProtoFile : ProtoElement
{
    /// <summary>The number of edition 2023 in descriptors.</summary>
    public const int Edition2023 = 1000;

    /// <summary>The path for errors.</summary>
    public string Path { get; set; } = "";

    /// <summary>The letters of its text; 0 if it is of a descriptor set.</summary>
    public int Letters { get; set; }

    /// <summary><c>proto2</c>, <c>proto3</c> or <c>editions</c>.</summary>
    public string Syntax { get; set; } = "proto2";

    public bool IsProto3 => Syntax == "proto3";

    public bool IsEdition => Syntax == "editions";

    /// <summary>Parts that a package's name has at most, as in protoc: names are looked for in each of them.</summary>
    public const int MaxPackageParts = 100;

    /// <summary>Letters that a full name has at most, a namespace of C#, and the name of a file of a set: n types with a name of n letters would take n²
    /// otherwise.</summary>
    public const int MaxFullName = 1_024;

    public string Package { get; set; } = "";

    /// <summary>Whether its options are for the lite runtime. Linking says so once: each file that imports it asks.</summary>
    public bool IsLite { get; set; }

    /// <summary>Whether the package's name has more parts or letters than any may have.</summary>
    public bool IsPackageTooLong => Package.Length > MaxFullName || Package.Count(one => one == '.') >= MaxPackageParts;

    public Position PackagePosition { get; set; }

    public List<ProtoImport> Imports { get; } = [];

    public List<ProtoMessage> Messages { get; } = [];

    public List<ProtoEnum> Enums { get; } = [];

    public List<ProtoField> Extensions { get; } = [];

    /// <summary>The extensions that are declared in it and in its messages.</summary>
    public IEnumerable<ProtoField> AllExtensions => Extensions.Concat(Messages.SelectMany(message => message.AllExtensions));

    public List<ProtoService> Services { get; } = [];

    /// <summary>The files that <see cref="Imports"/> name, in their order; null if one is missing.</summary>
    public List<ProtoFile?> Imported { get; } = [];
}

/// <summary>An import.</summary>
/// <param name="Name">The file's name.</param>
/// <param name="IsPublic">Whether importers of this file see it.</param>
/// <param name="IsWeak">Whether it is weak, which means nothing here.</param>
/// <param name="Position">Where it is.</param>
internal sealed record ProtoImport(string Name, bool IsPublic, bool IsWeak, Position Position);
