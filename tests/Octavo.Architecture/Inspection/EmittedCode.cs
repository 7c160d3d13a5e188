// Owns: the assemblies that hold emitted code to look at. Knows no rule.
using System.Reflection;
using Octavo.Tests.Zoo;

namespace Octavo.Architecture.Inspection;

internal static class EmittedCode
{
    internal static IReadOnlyList<Assembly> Assemblies { get; } = [typeof(EmittedCode).Assembly, typeof(ZooFamilies).Assembly, typeof(ZooCatalog).Assembly];
}
