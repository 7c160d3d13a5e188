// Owns: what all that is declared has.
using System.Collections.Generic;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

/// <summary>Something with a name and options.</summary>
internal abstract class ProtoElement
{
    public string Name { get; set; } = "";

    /// <summary>The name with package and scopes, without a dot in front.</summary>
    public string FullName { get; set; } = "";

    /// <summary>Where the name is.</summary>
    public Position Position { get; set; }

    /// <summary>The comments above it, a line each.</summary>
    public string Comment { get; set; } = "";

    /// <summary>The options of the text.</summary>
    public List<ProtoOption> Written { get; private protected set; } = [];

    /// <summary>The options as the bytes of their message in descriptor.proto; empty if there are none. Linking makes them of <see cref="Written"/>.</summary>
    public byte[] Options { get; set; } = [];

    /// <summary>What the edition and the options of the element and those around it say.</summary>
    public ProtoFeatures Features { get; set; } = ProtoFeatures.Proto2;
}
