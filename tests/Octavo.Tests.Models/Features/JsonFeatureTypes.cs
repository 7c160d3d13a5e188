// Owns: the types of JsonFeatureTests.
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

[GenerateCodec]
public sealed class Noted
{
    public string Text { get; set; } = "";

    public DateOnly? Seen { get; set; }

    public int Id { get; set; }
}

[GenerateCodec]
public sealed record Needy(int Id, int Size = 7)
{
    public required string Name { get; init; }
}
