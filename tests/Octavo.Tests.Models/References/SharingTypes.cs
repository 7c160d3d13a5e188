// Owns: the types of SharingTests.
using System.Text.Json;
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.References;

[GenerateCodec(References = true, Sharing = Sharing.Collections)]
public sealed class SharedPair
{
    public List<int>? One { get; set; }

    public List<int>? Two { get; set; }
}

/// <summary>A version of <see cref="SharedByNumber"/> with a member more, in front.</summary>
[GenerateCodec(Layout = Layout.Tolerant, Sharing = Sharing.All, Order = MemberOrder.Declaration)]
public sealed class NewerSharing
{
    [CodecMember(9)] public string? Before { get; set; }

    [CodecMember(1)] public List<string>? Tags { get; set; }

    [CodecMember(2)] public string? Text { get; set; }

    [CodecMember(5)] public List<string>? Others { get; set; }

    [CodecMember(6)] public int Id { get; set; }
}
