// Owns: that all tests of packages share those that were packed once.
namespace Octavo.Packaging;

[CollectionDefinition(Name)]
public sealed class PackageCollection : ICollectionFixture<PackageFixture>
{
    public const string Name = "packages";
}
