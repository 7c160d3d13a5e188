// Owns: the check that codecs at run time are refused where nothing can be compiled, and that nothing of them is left in the program.
using System.Diagnostics.CodeAnalysis;

namespace Octavo.Aot;

internal static class RunTimeCodecs
{
    internal static void Run(Report report)
    {
        report.Check("codecs at run time", () =>
        {
            Report.That(!OctavoRuntime.IsSupported, "native programs compile nothing");
            Refused(Use);
            Refused(static () => Prepare(typeof(Unknown)));
        });
    }

    private static void Refused(Action call)
    {
        try
        {
            call();
        }
        catch (OctavoException refused)
        {
            Report.That(refused.Code == OctavoErrorCode.NoCodec && refused.Message.Contains("[GenerateCodec]", StringComparison.Ordinal), refused.Message);
            return;
        }
        Report.That(false, "codecs are made at run time");
    }

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "A program that ignores what the build says of this call.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "A program that ignores what the build says of this call.")]
    private static void Use() => OctavoRuntime.Use();

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "A program that ignores what the build says of this call.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "A program that ignores what the build says of this call.")]
    private static void Prepare(Type type) => OctavoRuntime.Prepare(type);

    private sealed class Unknown;
}
