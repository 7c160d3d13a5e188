// Owns: tests that need NetSerializer and NetSerializer2: skipped, with the reason, if they are not.
namespace Octavo.Interop.Tests.NetSerializer;

/// <summary>A test with the libraries. xunit 2 knows no skipping at run time, so it is decided at discovery.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class NetSerializerTheoryAttribute : TheoryAttribute
{
    public NetSerializerTheoryAttribute()
    {
        if (Enum.GetValues<NetSerializerVersion>().Any(static version => NetLibrary.PathOf(version) is null))
        {
            Skip = "OCTAVO_NETSERIALIZER names no folder with NetSerializer.dll and NetSerializer2.dll (docs/formats/netserializer.md, Origin).";
        }
    }
}
