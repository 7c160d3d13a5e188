// Owns: whether an assembly has a strong name.
using System.IO.Compression;
using System.Reflection.PortableExecutable;

namespace Octavo.Packaging;

internal static class Signature
{
    internal static bool IsStrong(ZipArchiveEntry entry)
    {
        using var content = new MemoryStream();
        using (Stream packed = entry.Open())
        {
            packed.CopyTo(content);
        }
        content.Position = 0;
        using var file = new PEReader(content);
        return file.PEHeaders.CorHeader!.Flags.HasFlag(CorFlags.StrongNameSigned);
    }
}
