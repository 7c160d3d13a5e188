// Owns: what kind of thing a path of a schema names.
using Octavo.Cli.Protos;

namespace Octavo.Cli.Schemas;

internal static class InputKind
{
    /// <summary>Whether a path names an assembly, and not a <c>.proto</c> file, a folder of them or a descriptor set: by its name, and by its first bytes if
    /// that says nothing.</summary>
    internal static bool IsAssembly(string path)
    {
        if (ProtoInput.IsText(path))
        {
            return false;
        }
        if (Path.GetExtension(path).ToLowerInvariant() is ".dll" or ".exe")
        {
            return true;
        }
        using var file = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.Read);
        return file.ReadByte() == 'M' && file.ReadByte() == 'Z';
    }
}
