// Owns: which options of other libraries ask for nothing that Octavo does not do by default.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Octavo.Generator.Analyzers;

internal static class ForeignOptions
{
    /// <summary>Whether options may be left out: none, the library's standard, text's form in memory, or distrust of the data, which is the default
    /// here.</summary>
    public static bool MeanTheDefault(IOperation value) => WithoutConversions(value) switch
    {
        { ConstantValue: { HasValue: true, Value: null } } or IDefaultValueOperation => true,
        IMemberReferenceOperation { Member: { ContainingType.Name: "MessagePackSerializerOptions", Name: "Standard" } } => true,
        IMemberReferenceOperation { Member: { ContainingType.Name: "MemoryPackSerializerOptions", Name: "Default" or "Utf8" or "Utf16" } } => true,
        IInvocationOperation
        {
            TargetMethod: { ContainingType.Name: "MessagePackSerializerOptions", Name: "WithSecurity" }, Instance: { } standard,
            Arguments: [{ Value: IMemberReferenceOperation { Member.Name: "UntrustedData" } }]
        }
            => MeanTheDefault(standard),
        _ => false,
    };

    /// <summary>Whether a cancellation token is none.</summary>
    public static bool IsNoToken(IOperation value) =>
        WithoutConversions(value) is IDefaultValueOperation or IMemberReferenceOperation { Member: { ContainingType.Name: "CancellationToken", Name: "None" } };

    private static IOperation WithoutConversions(IOperation value) => value is IConversionOperation conversion ? WithoutConversions(conversion.Operand) : value;
}
