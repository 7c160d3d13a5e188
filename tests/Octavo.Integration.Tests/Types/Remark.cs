// Owns: enums by name and a union within a message, as .NET's default protocol and npm's client have them.
namespace Octavo.IntegrationTests.Types;

[CodecEnum(EnumForm.Name)]
public enum Mood
{
    Calm,
    Glad,
    Cross = 7,
}

[Flags, CodecEnum(EnumForm.Name)]
public enum Powers
{
    None = 0,
    Read = 1,
    Write = 2,
    Ban = 4,
}

[GenerateCodec]
public sealed class Remark
{
    public Mood Mood { get; set; }

    public Mood? Before { get; set; }

    public Powers Powers { get; set; }

    public List<Mood> Moods { get; set; } = [];

    public Dictionary<Mood, int> Counts { get; set; } = [];

    public Act? Act { get; set; }

    public List<Act> Acts { get; set; } = [];

    internal static Remark Of(int times) => new()
    {
        Mood = Mood.Cross,
        Before = times == 0 ? null : Mood.Glad,
        Powers = times == 0 ? Powers.None : Powers.Read | Powers.Ban,
        Moods = [Mood.Glad, Mood.Calm],
        Counts = { [Mood.Cross] = times },
        Act = times == 0 ? null : new Wave { Times = times, Hand = "left" },
        Acts = [new Nod { Times = times }, new Wave { Times = -times }],
    };
}

[GenerateCodec, CodecUnion(0, typeof(Nod)), CodecUnion(300, typeof(Wave)), MessagePack.Union(0, typeof(Nod)), MessagePack.Union(300, typeof(Wave))]
public abstract class Act
{
    public int Times { get; set; }
}

[GenerateCodec]
public sealed class Nod : Act;

[GenerateCodec]
public sealed class Wave : Act
{
    public string? Hand { get; set; }
}
