// Owns: the configuration in which all tests run on codecs that were made at run time, in the place of the generated ones.
using System.Runtime.CompilerServices;

namespace Octavo.Tests.RunTime;

internal static class RunTimeCodecs
{
    /// <summary>Whether this run is in that configuration.</summary>
    internal static bool AreUsed => Environment.GetEnvironmentVariable("OCTAVO_RUNTIME_CODECS") == "1";

    [ModuleInitializer]
    internal static void Use()
    {
        if (AreUsed)
        {
            // Codecs that tests wrote by hand stay what they are.
            OctavoRuntime.Use(
                first: static type => (type.IsGenericType ? type.GetGenericTypeDefinition() : type).IsDefined(typeof(GenerateCodecAttribute), inherit: false));
        }
    }
}
