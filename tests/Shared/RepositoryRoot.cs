// Owns: where the checked-out tree lies. The path is known to the build and never written into a file of the tree.
using System.Reflection;

namespace Octavo.Tests.Shared;

internal static class RepositoryRoot
{
    internal static string Folder { get; } =
        typeof(RepositoryRoot).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(data => data.Key == nameof(RepositoryRoot)).Value!;
}
