// Owns: a member while it is being parsed: its symbol and what its attributes say. Never leaves the parse.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Members;

internal sealed class MemberDraft(ISymbol symbol, ITypeSymbol type)
{
    private readonly Dictionary<AttributeLibrary, MemberMark> _marks = [];
    private readonly HashSet<string> _own = []; // arguments of [CodecMember] that were taken

    public ISymbol Symbol { get; } = symbol;

    public ITypeSymbol Type { get; } = type;

    public string Name => Symbol.Name;

    public Location? Location => Symbol.Locations.FirstOrDefault();

    /// <summary>Marked by an attribute that makes it a member, in some format at least.</summary>
    public bool IsMarked => IsOwn || _marks.Any(m => m.Value.IsMember && m.Key is not ProtoBufAttributes);

    /// <summary>Marked by an attribute that gives it a place in formats that go by position or number, where a member must be set.</summary>
    public bool MustBeSet =>
        OwnNumber is not null || _marks.Any(m => m.Value.IsMember && m.Key is not (ProtoBufAttributes or SystemTextJsonAttributes or NewtonsoftAttributes));

    /// <summary>Marked by an attribute that makes it a member in Protobuf alone.</summary>
    public bool IsField => OwnField is not null || _marks.Any(m => m.Value.IsMember && m.Key is ProtoBufAttributes);

    /// <summary>Whether it is a member in Protobuf alone: nothing else may come to know of it.</summary>
    public bool IsProtobufOnly { get; set; }

    /// <summary>The library's own attribute about Protobuf; null if it has none.</summary>
    public AttributeData? OwnField { get; private set; }

    /// <summary>Marked by the library's own attribute.</summary>
    public bool IsOwn { get; private set; }

    /// <summary>Left out of every format by the library's own attribute.</summary>
    public bool IsIgnored { get; private set; }

    /// <summary>The overridden property whose attributes of System.Text.Json are not followed, as that library does not inherit them; null if there is
    /// none.</summary>
    public IPropertySymbol? NotInherited { get; private set; }

    /// <summary>Left out by an attribute that any other overrides.</summary>
    public bool IsWeaklyIgnored { get; private set; }

    /// <summary>Whether an attribute leaves it out of some formats or of all.</summary>
    public bool IsLeftOut => IsIgnored || IsWeaklyIgnored || _marks.Values.Any(m => m.IsIgnored);

    /// <summary>The library's own number, from 1; null if it has none.</summary>
    public int? OwnNumber { get; private set; }

    /// <summary>The library's own name; null if it has none.</summary>
    public string? OwnName { get; private set; }

    /// <summary>The library's own names in some formats.</summary>
    public FormatNames FormatNames { get; } = new();

    /// <summary>Further names for reading.</summary>
    public string[] Aliases { get; private set; } = [];

    /// <summary>OmitPolicy as written: 0 inherit, 1 never, 2 null, 3 default.</summary>
    public int Omit { get; private set; }

    /// <summary>The attribute that names its hand-written codec, or null.</summary>
    public AttributeData? Converter { get; private set; }

    public ScalarEncoding Encoding { get; private set; }

    /// <summary>EnumForm as written; 0 if the attribute says nothing.</summary>
    public int Enum { get; private set; }

    /// <summary>The formats in which <see cref="Enum"/> counts.</summary>
    public FormatSet EnumFormats { get; private set; } = FormatSet.All;

    /// <summary>Whether a JSON library's converter writes its enum by name.</summary>
    public bool NamesEnum { get; private set; }

    /// <summary>Whether undefined values of its enum are refused.</summary>
    public bool Defined { get; private set; }

    /// <summary>Whether it is declared as read and no longer written.</summary>
    public bool IsDeprecated { get; private set; }

    /// <summary>The version of the type in which it came; 0 for one that was always there.</summary>
    public int Since { get; private set; }

    /// <summary>KnownComparer as written; 0 if the attribute names none.</summary>
    public int Comparer { get; private set; }

    /// <summary>ComputedMembers as written; 0 if the attribute says nothing.</summary>
    public int Computed { get; private set; }

    /// <summary>Of a computed member that is written, whether maps by name of MessagePack and CBOR have it, and not JSON alone.</summary>
    public bool IsInMaps { get; set; }

    /// <summary>Sharing as written; null if the attribute says nothing.</summary>
    public int? Sharing { get; private set; }

    /// <summary>The forms of its numbers as an attribute says them; null if none does.</summary>
    public NumberTraits? Numbers { get; private set; }

    /// <summary>Whether the library's own attribute says them.</summary>
    public bool OwnsNumbers { get; private set; }

    public ValueModel? Value { get; set; }

    /// <summary>The forms that its numbers have.</summary>
    public NumberTraits Forms { get; set; }

    public MemberAccess Access { get; set; }

    /// <summary>How it is set; <see cref="MemberSetting.Constructor"/> if nothing but a constructor can.</summary>
    public MemberSetting Setting { get; set; }

    /// <summary>The type that declares what accessors call: a setter may be of the base class.</summary>
    public INamedTypeSymbol Owner { get; set; } = symbol.ContainingType;

    public int Parameter { get; set; } = -1;

    public bool IsRequired { get; set; }

    /// <summary>Whether its type is <c>partial</c>, so a mark lets the codec past its visibility.</summary>
    public bool IsOfPartialType { get; set; }

    /// <summary>Whether it is public, getter and all.</summary>
    public bool IsPublic { get; set; } = IsPublicSymbol(symbol);

    /// <summary>Its place among the candidates of the type.</summary>
    public int Place { get; set; }

    /// <summary>The type whose member it is, which may derive from the one that declares it; null if nothing asks.</summary>
    public INamedTypeSymbol? Holder { get; set; }

    /// <summary>What tells whether it has a value, by a convention of protobuf-net's; null if nothing does.</summary>
    public SpecifiedModel? Specified { get; set; }

    /// <summary>What tells by Json.NET's convention, in formats by name; null if nothing does.</summary>
    public SpecifiedModel? SpecifiedByName { get; set; }

    /// <summary>The method or property of <see cref="Specified"/>, where the member alone does not give back what that is asked of; else null.</summary>
    public ISymbol? SeenBy { get; set; }

    /// <summary>The type that declares it.</summary>
    public INamedTypeSymbol Declaring { get; set; } = symbol.ContainingType;

    /// <summary>The member as messages name it, with the type that declares it.</summary>
    public string FullName => SymbolEqualityComparer.Default.Equals(Declaring, Symbol.ContainingType) ? Symbol.ToDisplayString()
        : Declaring.ToDisplayString() + "." + Symbol.Name;

    /// <summary>Whether a field or property is public, getter and all.</summary>
    public static bool IsPublicSymbol(ISymbol symbol) =>
        symbol.DeclaredAccessibility == Accessibility.Public
            && !(symbol is IPropertySymbol property && MemberParser.Getter(property) is { DeclaredAccessibility: not Accessibility.Public });

    /// <summary>What another library's attributes say about it; null if they say nothing.</summary>
    public MemberMark? Mark(AttributeLibrary library) => _marks.TryGetValue(library, out MemberMark? mark) ? mark : null;

    /// <summary>The type that declares it, where a name of a derived type hides it; null if its name means it.</summary>
    public INamedTypeSymbol? Through { get; set; }

    /// <summary>The first declaration of a property that overrides; the symbol itself if it overrides none.</summary>
    public ISymbol Declared { get; private set; } = symbol;

    /// <summary>An attribute of the member, or of the nearest property that it overrides; null if none has it. For attributes that their library
    /// inherits.</summary>
    public AttributeData? Find(string name)
    {
        for (ISymbol? one = Symbol; one is not null; one = (one as IPropertySymbol)?.OverriddenProperty)
        {
            if (Attributes.Find(one, name) is { } found)
            {
                return found;
            }
        }
        return null;
    }

    /// <summary>Takes the attributes of the member, or of the primary constructor's parameter that makes it. What was taken before is overridden.</summary>
    public void Take(ISymbol symbol)
    {
        if (symbol.GetAttributes().IsEmpty)
        {
            return;
        }
        IsIgnored |= LeavesOut(symbol);
        TakeOthers(symbol);
        foreach (AttributeLibrary library in AttributeLibrary.All)
        {
            if (library.MemberMark(symbol) is MemberMark mark)
            {
                _marks[library] = _marks.TryGetValue(library, out MemberMark? known) ? known.And(mark) : mark;
            }
        }
        if (!OwnsNumbers && JsonNumbers.Of(symbol) is NumberTraits forms)
        {
            Numbers = forms;
        }
        NamesEnum |= JsonEnums.Names(symbol, Type);
        if (Attributes.Find(symbol, Attributes.CodecMember) is { } own)
        {
            TakeOwn(own, overrides: true);
        }
    }

    /// <summary>Takes what the properties say that it overrides, the nearest first.</summary>
    public void Inherit()
    {
        for (IPropertySymbol? one = (Symbol as IPropertySymbol)?.OverriddenProperty; one is not null; one = one.OverriddenProperty)
        {
            Inherit(one);
            if (MemberParser.ParameterOf(one) is { } parameter)
            {
                Inherit(parameter);
            }
        }
        // Json.NET looks for each attribute on the class that [MetadataType] names before, and on interfaces after the classes.
        AttributeLibrary newtonsoft = AttributeLibrary.Newtonsoft;
        if (NewtonsoftAttributes.Described(Symbol) is { } described)
        {
            NamesEnum |= JsonEnums.NamesByNewtonsoft(described, Type);
            if (newtonsoft.MemberMark(described) is { } first)
            {
                _marks[newtonsoft] = _marks.TryGetValue(newtonsoft, out MemberMark? known) ? first.And(known) : first;
            }
        }
        foreach (ISymbol declared in NewtonsoftAttributes.Declared(Symbol))
        {
            NamesEnum |= JsonEnums.NamesByNewtonsoft(declared, Type);
            if (newtonsoft.MemberMark(declared) is { } mark)
            {
                _marks[newtonsoft] = _marks.TryGetValue(newtonsoft, out MemberMark? known) ? known.And(mark) : mark;
            }
        }
    }

    /// <summary>
    /// Takes what attributes say further away, and those nearer to the member do not: of a property that this one overrides, or of a parameter by which a base
    /// makes it. System.Text.Json alone does not inherit its attributes: what it says there is kept in <see cref="NotInherited"/>.
    /// </summary>
    public void Inherit(ISymbol overridden)
    {
        Declared = overridden is IPropertySymbol ? overridden : Declared;
        if (overridden.GetAttributes().IsEmpty)
        {
            return;
        }
        // The nearest word about being a member counts.
        IsIgnored |= !IsOwn && LeavesOut(overridden);
        TakeOthers(overridden);
        foreach (AttributeLibrary library in AttributeLibrary.All)
        {
            if (library.MemberMark(overridden) is not MemberMark mark)
            {
                continue;
            }
            if (!library.Inherits)
            {
                NotInherited ??= overridden as IPropertySymbol;
            }
            else if (!_marks.ContainsKey(library))
            {
                _marks[library] = mark;
            }
        }
        NamesEnum |= JsonEnums.NamesByNewtonsoft(overridden, Type);
        if (!IsIgnored && Attributes.Find(overridden, Attributes.CodecMember) is { } own)
        {
            TakeOwn(own, overrides: false);
        }
    }

    /// <summary>Whether it holds what the type does not know, and is not a member by its own name.</summary>
    public static bool KeepsUnknown(ISymbol symbol) => Attributes.Find(symbol, Attributes.CodecExtensionData) is not null || JsonExtensionParser.Is(symbol);

    private static bool LeavesOut(ISymbol symbol) => Attributes.Find(symbol, Attributes.CodecIgnore) is not null || KeepsUnknown(symbol);

    private void TakeOthers(ISymbol symbol)
    {
        IsWeaklyIgnored |= Attributes.Find(symbol, DataContractAttributes.Ignore) is not null;
        OwnField ??= Attributes.Find(symbol, Attributes.ProtobufMember);
        if (Attributes.Find(symbol, Attributes.CodecAlias)?.ConstructorArguments is [{ Kind: TypedConstantKind.Array, IsNull: false, Values: var names }])
        {
            Aliases = [.. Aliases, .. names.Select(n => n.Value).OfType<string>()];
        }
        FormatNames.Take(symbol);
        Converter ??= Attributes.Find(symbol, Attributes.CodecConverter);
        if (Comparer == 0 && symbol.GetAttributes().Any(MemoryPackAttributes.IgnoresCase))
        {
            Comparer = MemoryPackAttributes.OrdinalIgnoreCase;
        }
    }

    /// <summary>Takes what <c>[CodecMember]</c> says. The library's own attribute wins over others'.</summary>
    private void TakeOwn(AttributeData own, bool overrides)
    {
        IsOwn = true;
        // A form and its formats are one word.
        bool keepsForm = _own.Contains("Enum") && (!overrides || Attributes.Named(own, "Enum", 0) == 0);
        EnumFormats = keepsForm ? EnumFormats : (FormatSet)Attributes.Named(own, "EnumFormats", (int)FormatSet.All);
        foreach (KeyValuePair<string, TypedConstant> named in own.NamedArguments)
        {
            if (_own.Add(named.Key) || overrides)
            {
                Set(named.Key, named.Value);
            }
        }
        foreach (TypedConstant argument in own.ConstructorArguments)
        {
            switch (argument.Value)
            {
                case int number when overrides || OwnNumber is null:
                    OwnNumber = number;
                    break;
                case string name when overrides || OwnName is null:
                    OwnName = name;
                    break;
            }
        }
    }

    private void Set(string name, TypedConstant argument)
    {
        switch (name, argument.Value)
        {
            case ("Omit", int value):
                Omit = value;
                break;
            case ("Encoding", int value):
                Encoding = (ScalarEncoding)value;
                break;
            case ("Enum", int value):
                Enum = value;
                break;
            case ("Defined", bool value):
                Defined = value;
                break;
            case ("Deprecated", bool value):
                IsDeprecated = value;
                break;
            case ("Since", int value):
                Since = value;
                break;
            case ("Computed", int value):
                Computed = value;
                break;
            case ("Comparer", int value):
                Comparer = value;
                break;
            case ("Sharing", int value):
                Sharing = value;
                break;
            case ("Numbers", int value):
                (Numbers, OwnsNumbers) = ((NumberTraits)value, true);
                break;
        }
    }
}
