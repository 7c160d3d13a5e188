// Owns: whose types and stubs client and server have.
namespace Octavo.GrpcTests.Hosting;

public enum Pair
{
    GoogleToOctavo,
    OctavoToOctavo,
    OctavoToGoogle,
}
