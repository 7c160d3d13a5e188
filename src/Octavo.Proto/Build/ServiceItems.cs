// Owns: what items say about their files' services. Knows no C#.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Microsoft.Build.Framework;
using Octavo.Proto.CSharp;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;

namespace Octavo.Proto.Build;

/// <summary>Which sides of services are made of which files.</summary>
/// <param name="everywhere">What the project says for all items; empty if it says nothing.</param>
/// <param name="references">What the project is compiled with; empty if that is not told.</param>
/// <param name="errors">Where errors go.</param>
internal sealed class ServiceItems(string everywhere, ITaskItem[] references, ProtoErrors errors)
{
    private const string Metadata = "GrpcServices";
    private const string Package = "Octavo.Grpc";

    private readonly Dictionary<ProtoFile, GrpcServices> _sides = [];

    /// <summary>The sides of each file that an item names.</summary>
    public IReadOnlyDictionary<ProtoFile, GrpcServices> Sides => _sides;

    /// <summary>Notes what an item says about a file.</summary>
    public void Add(ITaskItem item, ProtoFile file)
    {
        string said = item.GetMetadata(Metadata) is { Length: > 0 } own ? own : everywhere.Trim();
        GrpcServices sides = GrpcServices.None;
        if (said.Length != 0 && !TryParse(said, out sides))
        {
            errors.Report(ProtoCodes.Setting, file.Path, default, $"{Metadata} is '{said}': expected None, Client, Server or Both.");
        }
        if (sides != GrpcServices.None && file.Services.Count != 0 && references.Length != 0
            && !references.Any(one => Path.GetFileNameWithoutExtension(one.ItemSpec) == Package))
        {
            errors.Report(ProtoCodes.Setting, file.Path, file.Services[0].Position,
                $"The service '{file.Services[0].Name}' needs the package {Package}: reference it, or set {Metadata} to None.");
        }
        _sides[file] = sides;
    }

    // Not by Enum.TryParse alone, which takes numbers and lists as well.
    private static bool TryParse(string text, out GrpcServices sides) =>
        Enum.TryParse(text, ignoreCase: true, out sides) && string.Equals(sides.ToString(), text, StringComparison.OrdinalIgnoreCase);
}
