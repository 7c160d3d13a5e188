// Owns: what a project says about the C# that is made.
using System.Collections.Generic;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

/// <summary>Settings of one run.</summary>
/// <param name="WellKnownNamespace">Where messages of google/protobuf that have no .NET type stand.</param>
/// <param name="PlainWellKnown">Whether all of them are messages like any other, also those that have a .NET type.</param>
internal sealed record EmissionSettings(string WellKnownNamespace, bool PlainWellKnown)
{
    /// <summary>The formats of the types of each file; all of them if a file is not there.</summary>
    public IReadOnlyDictionary<ProtoFile, string[]> Formats { get; init; } = new Dictionary<ProtoFile, string[]>();

    /// <summary>The sides of services that are made of each file; none if a file is not there.</summary>
    public IReadOnlyDictionary<ProtoFile, GrpcServices> Services { get; init; } = new Dictionary<ProtoFile, GrpcServices>();

    /// <summary>The types of times in each file's messages; messages if a file is not there.</summary>
    public IReadOnlyDictionary<ProtoFile, TimeTypes> Times { get; init; } = new Dictionary<ProtoFile, TimeTypes>();

    /// <summary>The types of times in a file's messages.</summary>
    public TimeTypes TimesOf(ProtoFile file) => !PlainWellKnown && Times.TryGetValue(file, out TimeTypes times) ? times : TimeTypes.Messages;

    /// <summary>The Formats in the attribute of a file's types.</summary>
    public string FormatsOf(ProtoFile file) => Formats.TryGetValue(file, out string[] formats) ? FormatNames.Argument(formats) : "";

    /// <summary>The same of messages of google/protobuf, which types of any file may hold.</summary>
    public string FormatsOfWellKnown => Formats.Count == 0 ? "" : FormatNames.Argument(FormatNames.Union(Formats.Values));

    /// <summary>The sides of a file's services that are made.</summary>
    public GrpcServices ServicesOf(ProtoFile file) => Services.TryGetValue(file, out GrpcServices sides) ? sides : GrpcServices.None;
}
