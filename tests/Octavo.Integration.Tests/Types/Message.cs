// Owns: types that hubs send: without numbers they are maps by name, as .NET's default protocol writes them.
namespace Octavo.IntegrationTests.Types;

[GenerateCodec]
public sealed class Message
{
    public string? From { get; set; }

    public int Room { get; set; }

    public List<double> Marks { get; set; } = [];
}

/// <summary>A message of a later version: one member more, which the former skips.</summary>
[GenerateCodec]
public sealed class NewerMessage
{
    public string? From { get; set; }

    public int Room { get; set; }

    public List<double> Marks { get; set; } = [];

    public Dictionary<string, int[]> Later { get; set; } = [];
}

/// <summary>A message of an earlier version: one member less.</summary>
[GenerateCodec]
public sealed class OlderMessage
{
    public string? From { get; set; }

    public int Room { get; set; }
}

[GenerateCodec, CodecUnion(1, typeof(Joined)), CodecUnion(2, typeof(Left))]
public abstract class Change
{
    public string? Who { get; set; }
}

[GenerateCodec]
public sealed class Joined : Change;

[GenerateCodec]
public sealed class Left : Change;
