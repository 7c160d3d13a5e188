// Owns: the rules of the library's own generic code on hot paths: type arguments are structs.
using System.Reflection;

namespace Octavo.Architecture.Rules;

public sealed class LibraryBodyTests
{
    /// <summary>A method over a writer or reader takes it as a struct that may be a ref struct: a class there would be shared code, looked up at run
    /// time.</summary>
    [Fact]
    public void WritersAndReadersAreStructArguments() => Assert.Empty(
        from type in typeof(OctavoBinary).Assembly.GetTypes()
        from method in type.GetMethods(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly)
        where method.IsGenericMethodDefinition
        from argument in method.GetGenericArguments()
        where argument.Name is "W" or "R"
        where !argument.GenericParameterAttributes.HasFlag(GenericParameterAttributes.NotNullableValueTypeConstraint)
            || !argument.GenericParameterAttributes.HasFlag(GenericParameterAttributes.AllowByRefLike)
        select $"{type}.{method.Name}<{argument.Name}>");

    /// <summary>A codec type argument is a struct, so its static members are found when the code is compiled.</summary>
    [Fact]
    public void CodecsAreStructArguments() => Assert.Empty(
        from type in typeof(OctavoBinary).Assembly.GetTypes()
        let methods = type.GetMethods(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly)
        from argument in type.GetGenericArguments()
            .Concat(methods.Where(method => method.IsGenericMethodDefinition).SelectMany(method => method.GetGenericArguments()))
        where argument.IsGenericParameter && argument.Name is "TCodec" or "TLayout"
        where !argument.GenericParameterAttributes.HasFlag(GenericParameterAttributes.NotNullableValueTypeConstraint)
        select $"{type}: {argument.Name}");
}
