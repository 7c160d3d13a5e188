// Owns: tests that need a package of npm: skipped, with the reason, if it is missing. Knows no format.
namespace Octavo.Conformance.Suites;

/// <summary>A test with other people's programs. xunit 2 knows no skipping at run time, so it is decided at discovery.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class NodeFactAttribute : FactAttribute
{
    /// <summary>The environment variable with the path of the folder in which the packages for Protobuf are installed.</summary>
    public const string Protobuf = "OCTAVO_PROTOBUFJS";

    /// <summary>The environment variable with the path of the folder in which the packages for CBOR are installed.</summary>
    public const string Cbor = "OCTAVO_CBORJS";

    /// <param name="package">The package's name.</param>
    /// <param name="variable">The environment variable with its folder.</param>
    public NodeFactAttribute(string package, string variable = Protobuf)
    {
        string folder = FolderOf(variable);
        if (folder.Length == 0 || !Directory.Exists(Path.Combine(folder, "node_modules", package)))
        {
            Skip = $"{package} not found: run 'npm install {(variable == Protobuf ? "protobufjs protoc" : "cbor-x cborg")}' in a folder and name that in {variable}; node must be on the path.";
        }
    }

    /// <summary>Runs node in the folder of a variable.</summary>
    /// <returns>What it wrote to standard output.</returns>
    internal static byte[] Run(string variable, byte[] input, params string[] arguments) => OtherProgram.Run("node", FolderOf(variable), input, arguments);

    private static string FolderOf(string variable) => Environment.GetEnvironmentVariable(variable) ?? "";
}
