// Owns: the rules of emitted bodies, checked on every codec that the generator emitted for the types here and for the zoo.
using System.CodeDom.Compiler;
using System.Reflection;
using Octavo.Architecture.Inspection;
using Octavo.Internal;

namespace Octavo.Architecture.Rules;

public sealed class EmittedBodyTests
{
    /// <summary>Members of a case that emitted code inlines into small unions: docs/decisions.md, 10.</summary>
    private const int SmallCase = 3;

    private static readonly MethodInfo[] s_bodies =
    [
        .. from assembly in EmittedCode.Assemblies
           from type in assembly.GetTypes()
           where type.GetCustomAttribute<GeneratedCodeAttribute>()?.Tool == "Octavo.Generator"
           from method in type.GetMethods(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance
               | BindingFlags.DeclaredOnly)
           where method.IsGenericMethodDefinition && !method.Name.Contains('.') // a dot: the compiler's bridge from the interface to Write or Read
           select method,
    ];

    [Fact]
    public void ThereAreBodies() => Assert.True(s_bodies.Length >= 1000, $"{s_bodies.Length} bodies: has the generator run?");

    [Fact]
    public void EachIsGenericOverOneStructThatMayBeARefStruct() => Assert.Empty(
        from body in s_bodies
        let arguments = body.GetGenericArguments()
        where arguments.Length != 1 || !Allows(arguments[0], GenericParameterAttributes.NotNullableValueTypeConstraint)
            || !Allows(arguments[0], GenericParameterAttributes.AllowByRefLike)
        select Name(body));

    /// <summary>
    /// What <see cref="ISequentialCodec{T}"/> asks for only calls a body, and bounds are constants themselves; what they call is a root for the JIT, because
    /// inlined into a small caller it would starve. The encoders of a struct of a few values are part of the run of their owner, and small cases part of small
    /// unions.
    /// </summary>
    [Fact]
    public void EachIsNotInlined() => Assert.Empty(
        from body in s_bodies
        where body.Name is not ("Write" or "Read") || body.DeclaringType!.IsClass
        where body.Name is not ("ReadPositional" or "ReadCase") || !IsCase(body.DeclaringType!)
        where body.Name != "ReadPositional" || !OnlyChooses(body)
        where body.ReturnType != typeof(int) || !body.Name.StartsWith("Max", StringComparison.Ordinal)
        where body.Name is not ("WriteCase" or "ReadCase" or "ReadObject") || !IsSmall(body)
        where body.Name is not ("Put" or "Get") || !IsFew(body.DeclaringType!)
        where !body.MethodImplementationFlags.HasFlag(MethodImplAttributes.NoInlining)
        select Name(body));

    /// <summary>The facade has the one try. A loop over a dictionary, set or interface has the compiler's, to dispose of the enumerator; nothing is ever
    /// caught.</summary>
    [Fact]
    public void NoneHasATryOfItsOwn() => Assert.Empty(
        from body in s_bodies
        let clauses = body.GetMethodBody()!.ExceptionHandlingClauses
        where clauses.Any(clause => clause.Flags != ExceptionHandlingClauseOptions.Finally)
            || (clauses.Count != 0 && !MethodCode.References(body).Any(member => member.Name == "MoveNext"))
        select Name(body));

    /// <summary>A case of a union has one body for both ways to it, which these two only call.</summary>
    private static bool IsCase(Type codec) => codec.GetMethod("ReadObject", BindingFlags.NonPublic | BindingFlags.Static) is not null;

    /// <summary>Whether a body only chooses another by constants of the format, once it has the head if that is an object's with keys.</summary>
    private static bool OnlyChooses(MethodInfo body) =>
        MethodCode.References(body).OfType<MethodInfo>()
            .All(called =>
                called.Name is "get_Shape" or "get_Slots" or "Named" or "ReadStart" or "ReadValueStart" or "ReadObjectStart" or "ReadSlow" or "ReadArray");

    /// <summary>Whether a case's body has no more encoders of values and calls of other bodies than a small case has members.</summary>
    private static bool IsSmall(MethodInfo body) => MethodCode.References(body).OfType<MethodInfo>().Count(IsOfValue) <= SmallCase;

    private static bool IsOfValue(MethodInfo called) => called.DeclaringType!.IsInterface
        ? called.Name is ['P' or 'G', 'u' or 'e', 't', ..] && !called.Name.EndsWith("Start", StringComparison.Ordinal) && called.Name is not "PutKey"
        : called.Name is "WriteSequential" or "ReadPositional";

    /// <summary>Whether the codec is that of a struct of at most four values, which emitted code inlines: docs/decisions.md, 13.</summary>
    private static bool IsFew(Type codec) =>
        codec.GetInterfaces().Single(one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(ISequentialCodec<>))
            .GetGenericArguments()[0] is { IsValueType: true } type && Values(type) <= 4;

    private static int Values(Type type) =>
        type.IsPrimitive || type.IsEnum || type.Namespace == "System" ? 1
            : type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic).Sum(field => Values(field.FieldType));

    private static bool Allows(Type argument, GenericParameterAttributes wanted) => argument.GenericParameterAttributes.HasFlag(wanted);

    private static string Name(MethodInfo body) => $"{body.DeclaringType}.{body.Name}";
}
