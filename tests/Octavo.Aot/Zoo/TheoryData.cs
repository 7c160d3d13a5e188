// Owns: the place of xunit's type in the zoo's catalog, which lists its cases for theories too. There are none here.
namespace Octavo.Tests.Zoo;

public sealed class TheoryData<T1, T2>
{
    public void Add(T1 first, T2 second)
    {
    }
}
