// Owns: types of data that made memory or time grow faster than it.
namespace Octavo.Tests.Robustness;

[GenerateCodec]
public sealed class CborItem
{
    public List<int>? L { get; set; }
}
