// Owns: which fields of an explicit layout share bytes. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class LayoutAnalysis
{
    private const string Interop = "System.Runtime.InteropServices.";

    /// <summary>Fields that share bytes with a truth value: it is written as 0 or 1, whatever its byte is.</summary>
    public static IEnumerable<(ISymbol Over, IFieldSymbol Flag)> Flags(INamedTypeSymbol type)
    {
        if (Attributes.Find(type, Interop + "StructLayoutAttribute")?.ConstructorArguments is not [{ Value: 2 }]) // LayoutKind.Explicit
        {
            return [];
        }
        (IFieldSymbol Field, int Start, int End)[] fields = [.. type.GetMembers().OfType<IFieldSymbol>().Where(f => !f.IsStatic)
            .Select(f => (Field: f, At: Attributes.Find(f, Interop + "FieldOffsetAttribute")?.ConstructorArguments is [{ Value: int at }] ? at : -1))
            .Where(f => f.At >= 0).Select(f => (f.Field, f.At, f.At + Size(f.Field.Type)))];
        return from flag in fields
               where HasFlag(flag.Field.Type)
               from other in fields
               where !SymbolEqualityComparer.Default.Equals(other.Field, flag.Field) && other.Start < flag.End && flag.Start < other.End
                   && other.Field.Type.SpecialType != SpecialType.System_Boolean
               select (StateAnalysis.Associated(other.Field) ?? other.Field, flag.Field);
    }

    /// <summary>Whether a value has a byte of which two values alone are written.</summary>
    private static bool HasFlag(ITypeSymbol type) => type.SpecialType == SpecialType.System_Boolean
        || (type is INamedTypeSymbol { TypeKind: TypeKind.Struct, SpecialType: SpecialType.None } named && !ValueParser.IsPlatform(named)
        && named.GetMembers().OfType<IFieldSymbol>().Any(f => !f.IsStatic && HasFlag(f.Type)));

    private static int Size(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol { EnumUnderlyingType: { } number } => Size(number),
        { SpecialType: SpecialType.System_Boolean or SpecialType.System_SByte or SpecialType.System_Byte } => 1,
        { SpecialType: SpecialType.System_Int16 or SpecialType.System_UInt16 or SpecialType.System_Char } => 2,
        { SpecialType: SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Single } => 4,
        { SpecialType: SpecialType.System_Decimal } => 16,
        { Name: "Guid" or "Int128" or "UInt128" } => 16,
        { Name: "Half" } => 2,
        INamedTypeSymbol { TypeKind: TypeKind.Struct, SpecialType: SpecialType.None } named when !ValueParser.IsPlatform(named) =>
            named.GetMembers().OfType<IFieldSymbol>().Where(f => !f.IsStatic).Sum(f => Size(f.Type)),
        _ => 8,
    };
}
