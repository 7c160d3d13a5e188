// Owns: that all tests of Echo share its servers.
namespace Octavo.GrpcTests.Hosting;

[CollectionDefinition(Name)]
public sealed class EchoCollection : ICollectionFixture<EchoServers>
{
    public const string Name = "echo";
}
