// Owns: a union behind an interface.
namespace Octavo.Aot.Types;

[GenerateCodec, CodecUnion(1, typeof(Van))]
public interface IVehicle;

[GenerateCodec]
public sealed class Van : IVehicle
{
    [CodecMember(1)] public int Load { get; set; }
}
