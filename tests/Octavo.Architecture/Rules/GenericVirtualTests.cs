// Owns: the rule that no instance method is both generic and virtual: slow under the JIT, and where native AOT breaks first.
using System.Reflection;
using Octavo.Architecture.Inspection;

namespace Octavo.Architecture.Rules;

public sealed class GenericVirtualTests
{
    [Fact]
    public void LibraryHasNoInstanceGenericVirtualMethod() => Assert.Empty(Of(typeof(OctavoBinary).Assembly));

    [Fact]
    public void EmittedCodeHasNoInstanceGenericVirtualMethod() => Assert.Empty(EmittedCode.Assemblies.SelectMany(Of));

    private static IEnumerable<string> Of(Assembly assembly) =>
        from type in assembly.GetTypes()
        where type.Namespace != "Octavo.Tests.Zoo" // how tests call a check of a type that they do not name
        from method in type.GetMethods(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.DeclaredOnly)
        where method.IsVirtual && method.IsGenericMethodDefinition
        select $"{type}.{method.Name}";
}
