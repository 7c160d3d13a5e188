// Owns: the answers of the generator's class of this name for types from reflection, which have no source text.
using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;
using Octavo.Runtime.Symbols;

namespace Octavo.Generator.Parsing.Bodies;

internal static class StateAnalysis
{
    /// <summary>Nothing is kept from one run to the next.</summary>
    public static void Note(INamedTypeSymbol type)
    {
    }

    public static bool IsHidden(INamedTypeSymbol type) => false;

    public static bool MayBeNull(ISymbol member) =>
        (Attributes.Find(member, Attributes.MaybeNull) ?? Attributes.Find(member, Attributes.AllowNull)) is not null;

    public static Location? PlaceOf(AttributeData? attribute) => null;

    public static ISymbol? Associated(IFieldSymbol field) => field.AssociatedSymbol;

    public static bool ShowParts(IReadOnlyCollection<IPropertySymbol> properties, IFieldSymbol field, IMethodSymbol? constructor) => false;

    /// <summary>Whether a field holds who listens to the event of its name.</summary>
    public static bool HasListeners(IFieldSymbol field) => ((ReflectedField)field).Field is { DeclaringType: { } owner } info
        && owner.GetEvent(info.Name, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly) is not null;

    public static bool IsUnmanaged(INamedTypeSymbol type) => type.IsUnmanagedType;

    public static bool IsMadeInPlace(IFieldSymbol field) => false;

    public static bool SaysDisposed(IFieldSymbol field) => false;

    public static bool IsShown(IPropertySymbol property, string field) => false;

    public static bool IsGivenByConstructor(IFieldSymbol field) => false;

    public static bool StaysNull(ISymbol member, IMethodSymbol? constructor) => false;

    public static bool Receives(IPropertySymbol property, IFieldSymbol field, IParameterSymbol? parameter, INamedTypeSymbol type) => true;

    public static bool IsCache(ISymbol symbol, IEnumerable<ISymbol> members, Compilation compilation) => false;

    public static bool KeepsByHook(IPropertySymbol property, IFieldSymbol field) => false;

    public static bool HasSetter(IPropertySymbol property) => false;

    public static bool HasGetter(IPropertySymbol property) => !FillParser.IsAuto(property);

    /// <summary>What is not made by the compiler may have any code.</summary>
    public static bool HasCode(IPropertySymbol property) => ((ReflectedProperty)property).Property is var made
        && new[] { made.GetMethod, made.SetMethod }.Any(accessor => accessor?.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false) == false);

    public static bool Empties(IPropertySymbol property) => HasCode(property);

    public static string? DependsOn(IPropertySymbol property, ISymbol other, bool isBefore, INamedTypeSymbol of, Compilation compilation) => null;

    public static (Location Place, string Text)? Rounds(INamedTypeSymbol type) => null;

    public static bool Raises(ISymbol filled, ISymbol other, Compilation compilation) => false;

    /// <summary>Whether a new object has what nothing can be added to, in a member whose type is an interface.</summary>
    public static bool IsFixed(ISymbol member, ITypeSymbol type) =>
        type.TypeKind == TypeKind.Interface && Initializers.IsFixed(member, ((ReflectedNamedType)member.ContainingType).Type);

    public static bool Mentions(IPropertySymbol property, string word) => false;

    /// <summary>Whether the getter's instructions name a field.</summary>
    public static bool Uses(IPropertySymbol property, IFieldSymbol field) => Names(((ReflectedProperty)property).Property.GetMethod, field);

    /// <summary>Whether the setter's instructions name a field.</summary>
    public static bool Sets(IPropertySymbol property, IFieldSymbol field) => Names(((ReflectedProperty)property).Property.SetMethod, field);

    private static bool Names(MethodInfo? method, IFieldSymbol field)
    {
        byte[] code = CodeOf(method);
        for (int i = 1; i + 4 <= code.Length; i++)
        {
            if ((code[i - 1] == OpCodes.Ldfld.Value || code[i - 1] == OpCodes.Ldflda.Value || code[i - 1] == OpCodes.Stfld.Value) && IsToken(code, i, field))
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>Whether a getter does more than to return its field, and a method's or getter's instructions are those of <c>field != null</c>.</summary>
    public static bool FallsBack(IPropertySymbol property, ISymbol asked, IFieldSymbol field)
    {
        ReadOnlySpan<byte> code = CodeOf(asked is ReflectedProperty { Property.GetMethod: { } getter } ? getter : ((ReflectedMethod)asked).Method);
        code = code is [0, ..] ? code[1..] : code; // nop
        // ldarg.0, ldfld, ldnull, cgt.un, then what returns it
        return code is [0x02, 0x7B, _, _, _, _, 0x14, 0xFE, 0x03, ..] && code.Length <= 16 && IsToken(code, 2, field)
            && CodeOf(((ReflectedProperty)property).Property.GetMethod).Length > 7;
    }

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Without a body nothing is known of the property, as for types of other assemblies.")]
    private static byte[] CodeOf(MethodBase? method) => method?.GetMethodBody()?.GetILAsByteArray() ?? [];

    private static bool IsToken(ReadOnlySpan<byte> code, int at, IFieldSymbol field)
    {
        FieldInfo info = ((ReflectedField)field).Field;
        try
        {
            return info.Module.ResolveField(BinaryPrimitives.ReadInt32LittleEndian(code[at..]), info.DeclaringType!.GetGenericArguments(), null) == info;
        }
        catch (ArgumentException)
        {
            return false; // four bytes that are not a field
        }
    }
}
