// Owns: how code that is generic over the entry's type is called for a case that does not name it.
namespace Octavo.Tests.Zoo;

/// <summary>What is done with a case, by its type.</summary>
public interface IZooVisitor<out TResult>
{
    TResult Visit<T>(ZooCase<T> zoo);
}
