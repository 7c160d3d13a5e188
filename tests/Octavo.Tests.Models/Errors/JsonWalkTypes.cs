// Owns: the types of JsonLocatorTests.
using System.Numerics;
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Errors;

[GenerateCodec]
public sealed class LocatedInJson
{
    public ISpotted? Case { get; set; }

    public ISpotted[]? Cases { get; set; }

    public IKindOfSpot? Named { get; set; }

    public Dictionary<TurnKey, int>? Turns { get; set; }

    public Dictionary<Guid, int>? Guids { get; set; }

    public Dictionary<Tint, int>? Tints { get; set; }

    public BigInteger Large { get; set; }

    public List<BigInteger>? Larges { get; set; }

    [CodecMember(Numbers = NumberForms.ReadText)] public List<int>? Quoted { get; set; }

    public object? Any { get; set; }

    public int Last { get; set; }
}

[GenerateCodec]
[CodecUnion(0, typeof(Spot))]
public interface ISpotted;

[GenerateCodec]
[CodecUnion(0, typeof(Spot), "spot", Discriminator = "kind")]
public interface IKindOfSpot;

[GenerateCodec]
public struct Spot : ISpotted, IKindOfSpot
{
    public int X;
    public int Y;
}

[GenerateCodec]
public record struct TurnKey(int X);
