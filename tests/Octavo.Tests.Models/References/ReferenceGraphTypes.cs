// Owns: the types of ReferenceGraphTests.
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.References;

[GenerateCodec(References = true, Omit = OmitPolicy.Null, Layout = Layout.NameMap)]
public sealed class SharedOmitting
{
    public string? Text { get; set; }

    public int? Count { get; set; }

    public SharedOmitting? Next { get; set; }
}

/// <summary>Objects with references as elements of a set and as keys.</summary>
[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class KeptKeys
{
    public HashSet<KeptLink>? Set { get; set; }

    public Dictionary<KeptLink, int>? Map { get; set; }
}

[GenerateCodec(References = true)]
public record KeptLink
{
    public int Id { get; set; }

    public KeptLink? Next { get; set; }
}

/// <summary>A class that no codec knows.</summary>
public sealed record KeptStranger : KeptLink;
