// Owns: the types of SkippedReferenceTests.
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.References;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class PassingHolderNewer
{
    [CodecMember(1)] public List<SharedNode?>? First { get; set; }

    [CodecMember(2)] public List<SharedNode?>? Second { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class PassingHolder
{
    [CodecMember(2)] public List<SharedNode?>? Second { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class KeepingHolder
{
    [CodecMember(2)] public List<SharedNode?>? Second { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
