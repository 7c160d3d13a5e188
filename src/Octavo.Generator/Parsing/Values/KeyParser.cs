// Owns: how a type of keys is hashed against flooding: as one value, by its members, or not at all. Knows no collection and no emitter.
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Unions;
using Octavo.Model;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

internal sealed class KeyParser(ParseContext context)
{
    private const string OneValue = "";

    private readonly Dictionary<string, string> _hashes = [];
    private readonly List<KeyModel> _emitted = [];
    private bool _isWhole;

    /// <summary>How keys of a type are hashed.</summary>
    /// <returns>Null for one value, and for a value whose type is known only at run time.</returns>
    public static KeyHashing? Parse(ParseContext context, ITypeSymbol key)
    {
        var parser = new KeyParser(context);
        string hash = parser.Hash(key);
        return hash == OneValue ? null : new KeyHashing(hash, parser._emitted.ToEquatable()) { IsWhole = parser._isWhole };
    }

    private string Hash(ITypeSymbol type)
    {
        if (type is INamedTypeSymbol known && context.Facts.KeyHash(known) is { } given)
        {
            return CSharpNames.Text(given);
        }
        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct or TypeKind.Interface } named
            || named.SpecialType is not SpecialType.None and not SpecialType.System_Nullable_T || (named.IsAbstract && !UnionAttributes.IsUnion(named)))
        {
            return OneValue;
        }
        string text = CSharpNames.Text(named);
        if (!_hashes.TryGetValue(text, out string? hash))
        {
            // A type may hold itself.
            string name = CSharpNames.Id(named) + "Key";
            _hashes.Add(text, KeyHashing.Mark + text);
            context.Facts.Read(named);
            _hashes[text] = hash = Hash(named, text, name);
            _isWhole |= hash != OneValue && !named.IsAbstract && new ReferenceParser(context).Has(named);
        }
        return hash;
    }

    private string Hash(INamedTypeSymbol type, string text, string name)
    {
        if (type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
        {
            string inner = Hash(type.TypeArguments[0]);
            return inner.Length == 0 ? OneValue : inner.StartsWith("RefusedKey<", System.StringComparison.Ordinal) ? inner.Insert(inner.Length - 1, "?")
                : Emit(text, name, canBeNull: true, [new KeyPart("Value", inner)], type);
        }
        if (Elements(type) is { } elements)
        {
            return Emit(text, name, !type.IsValueType, [.. elements.Select((e, i) => new KeyPart(e, Hash(type.TypeArguments[i])))], type);
        }
        if (CSharpNames.FullName(type).Split('<')[0] == "Octavo.CodecOptional")
        {
            // Its own hash asks the value for one, as its type makes it.
            var value = new KeyPart("GetValueOrDefault()", Hash(type.TypeArguments[0]));
            return Emit(text, name, canBeNull: false, [new KeyPart("HasValue", OneValue), value], type);
        }
        string space = CSharpNames.Space(type);
        if (LibraryTypes.IsSpace(space) || space == "System" || space.StartsWith("System.", System.StringComparison.Ordinal))
        {
            // Structs of the platform that are not values, as ImmutableArray, are equal if they hold the same object.
            return type is { IsValueType: true, IsGenericType: true } ? "IdentityKey<" + text + ">" : OneValue;
        }
        if (type.IsAbstract && (type.IsRecord || !MemberParser.BaseFirst(type).Any(HasOwnEquality)))
        {
            return Emit(text, name, canBeNull: true, [], type);
        }
        if (!type.IsValueType && !type.IsRecord)
        {
            return MemberParser.BaseFirst(type).Any(HasOwnEquality) ? Single(type, text) : OneValue;
        }
        if (MemberParser.BaseFirst(type).Any(HasOwnEquality))
        {
            return Single(type, text);
        }
        var accessors = new List<AccessorModel>();
        KeyPart[] parts = [.. Members(type, accessors)];
        return parts.Length == 0 ? Refused(text) : Emit(text, name, !type.IsValueType, parts, type, accessors);
    }

    /// <summary>The types that a key may be instead of a base.</summary>
    private KeyPart[] Cases(INamedTypeSymbol type) =>
    [
        .. context.Cases(type).Where(c => !SymbolEqualityComparer.Default.Equals(c, type)).Select(c => new KeyPart(CSharpNames.Text(c), Hash(c))),
    ];

    private static string Refused(string text) => "RefusedKey<" + text + ">";

    private string Emit(string text, string name, bool canBeNull, KeyPart[] parts, INamedTypeSymbol? type = null, List<AccessorModel>? accessors = null)
    {
        bool isOpen = type is { IsValueType: false, IsSealed: false } && Elements(type) is null;
        _emitted.Add(new KeyModel(text, name, canBeNull, parts.ToEquatable())
        {
            IsShared = type is not null && new ReferenceParser(context).Reaches(type),
            IsOpen = isOpen,
            Cases = isOpen ? Cases(type!).ToEquatable() : default,
            Accessors = (accessors ?? []).ToEquatable(),
        });
        return KeyHashing.Mark + text;
    }

    /// <summary>The elements of a tuple or pair, one per type argument; null for other types.</summary>
    private static IEnumerable<string>? Elements(INamedTypeSymbol type) => CSharpNames.FullName(type).Split('<')[0] switch
    {
        "System.ValueTuple" or "System.Tuple" => type.TypeArguments.Select((_, i) => i == 7 ? "Rest" : "Item" + (i + 1)),
        "System.Collections.Generic.KeyValuePair" => ["Key", "Value"],
        _ => null,
    };

    /// <summary>Of a type with an equality of its own and one field, that field: text and numbers up to 32 bits come with hashes that are as good as any.
    /// Others are refused.</summary>
    private string Single(INamedTypeSymbol type, string text)
    {
        ISymbol[] state = [.. StateParser.All(type)];
        if (state.Length != 1)
        {
            return Refused(text);
        }
        ITypeSymbol held = state[0] is IFieldSymbol field ? field.Type : ((IPropertySymbol)state[0]).Type;
        if (held.TypeKind == TypeKind.Enum)
        {
            held = ((INamedTypeSymbol)held).EnumUnderlyingType!;
        }
        return held.SpecialType is SpecialType.System_String or SpecialType.System_Boolean or SpecialType.System_Char or SpecialType.System_SByte
            or SpecialType.System_Byte
            or SpecialType.System_Int16 or SpecialType.System_UInt16 or SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Single
                ? "IdentityKey<" + text + ">" : Refused(text);
    }

    /// <summary>The members that hold a type's state: fields that are not visible by accessors. If one of those cannot be named, what is computed counts too:
    /// equal keys give equal values.</summary>
    private IEnumerable<KeyPart> Members(INamedTypeSymbol type, List<AccessorModel> accessors)
    {
        var names = new HashSet<string>();
        var hidden = new HashSet<string>();
        bool isHidden = MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers()).Any(m => IsUnread(m) && !IsReached((IFieldSymbol)m));
        foreach (INamedTypeSymbol owner in Enumerable.Reverse(MemberParser.BaseFirst(type)))
        {
            foreach (ISymbol member in owner.GetMembers())
            {
                // A member that another one of the same name hides is state too; one that is overridden is not.
                if (IsRead(member) && (StateParser.HasField(member) || (isHidden && IsPlain(member)))
                    && (names.Add(member.Name) || hidden.Contains(member.Name)))
                {
                    yield return new KeyPart(CSharpNames.Identifier(member.Name), Hash(MemberParser.TypeOf(member)))
                    {
                        Through = hidden.Contains(member.Name) ? CSharpNames.Text(owner) : "",
                    };
                }
                else if (IsUnread(member) && IsReached((IFieldSymbol)member))
                {
                    yield return Unread((IFieldSymbol)member, accessors);
                }
            }
            hidden.UnionWith(owner.GetMembers().Where(m => m is not IPropertySymbol { OverriddenProperty: not null }).Select(m => m.Name));
        }
    }

    /// <summary>Whether a member is a field that emitted code cannot read, neither by its name nor by its property. Data may choose what it holds: a member may
    /// be private.</summary>
    private bool IsUnread(ISymbol member) => member is IFieldSymbol { IsStatic: false, IsConst: false, AssociatedSymbol: not IEventSymbol } field
        && !IsRead(StateAnalysis.Associated(field) ?? field);

    /// <summary>Whether an accessor can name what a field holds.</summary>
    private bool IsReached(IFieldSymbol field) => IsHeld(field.Type) && context.CanReach(field.Type);

    private KeyPart Unread(IFieldSymbol field, List<AccessorModel> accessors)
    {
        INamedTypeSymbol declaring = field.ContainingType;
        OwnerModel owner = OwnerParser.Parse(declaring);
        // Not by its name, which another language may have made: F# has Name@.
        string number = accessors.Count.ToString(CultureInfo.InvariantCulture);
        accessors.Add(AccessorModel.Field(owner, declaring.IsValueType, CSharpNames.Text(MemberParser.TypeOf(field.OriginalDefinition)), field.Name, number));
        return new KeyPart(owner.Prefix + "Field_" + number, Hash(field.Type)) { Through = CSharpNames.Text(declaring), IsAccessor = true };
    }

    private bool IsRead(ISymbol member) => member switch
    {
        IFieldSymbol { IsStatic: false, IsConst: false, AssociatedSymbol: null } field => IsHeld(field.Type) && context.CanReach(field),
        IPropertySymbol { IsStatic: false, IsIndexer: false, GetMethod: { } get } property =>
            IsHeld(property.Type) && context.CanReach(property) && context.CanReach(get),
        _ => false,
    } && member.CanBeReferencedByName && member.Name != "EqualityContract" && !ObsoleteParser.IsRefused(member);

    /// <summary>Whether a computed member gives one value.</summary>
    private static bool IsPlain(ISymbol member) =>
        member is IPropertySymbol { Type: { IsValueType: true } type } && (type.SpecialType != SpecialType.None || type.TypeKind == TypeKind.Enum);

    private static bool IsHeld(ITypeSymbol type) => type is IArrayTypeSymbol or INamedTypeSymbol && !type.IsRefLikeType;

    /// <summary>Whether a type says itself what is equal. What the compiler makes for records compares their members.</summary>
    private static bool HasOwnEquality(INamedTypeSymbol type) => type.GetMembers().Any(m => m is IMethodSymbol { IsStatic: false } method
        && (method is { Name: "GetHashCode", Parameters.Length: 0 } || method is { Name: "Equals", Parameters.Length: 1 })
        && !method.IsImplicitlyDeclared && Attributes.Find(method, "System.Runtime.CompilerServices.CompilerGeneratedAttribute") is null);
}
