// Owns: emitted code compiles without a warning, whatever the types.
namespace Octavo.Generator.Tests.Emitting;

public sealed class CompilesTests
{
    [Fact]
    public void The_types_of_documents_000_and_002_compile()
    {
        var generated = Harness.Run(Harness.Compilation([Samples.Stubs, Samples.Nino, Samples.Dotnet2019]));
        if (Environment.GetEnvironmentVariable("OCTAVO_DUMP") is string folder)
        {
            foreach ((string file, string text) in generated.Files)
            {
                File.WriteAllText(Path.Combine(folder, file), text);
            }
        }
        generated.Compiles();
    }
}
