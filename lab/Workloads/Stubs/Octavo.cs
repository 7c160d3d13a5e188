// Owns: Octavo's attributes by name, for adapters that do not reference it.
// Must not know: anything.
namespace Octavo;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
internal sealed class GenerateCodecAttribute : Attribute;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class CodecMemberAttribute : Attribute
{
    public MemberEncoding Encoding { get; set; }
}

internal enum MemberEncoding
{
    Default,
    Fixed,
}
