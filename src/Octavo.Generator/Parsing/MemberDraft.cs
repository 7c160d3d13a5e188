// Owns: a member while it is being parsed: its symbol and what its attributes say. Never leaves the parse.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

internal sealed class MemberDraft(ISymbol symbol, ITypeSymbol type)
{
    public ISymbol Symbol { get; } = symbol;

    public ITypeSymbol Type { get; } = type;

    public string Name => Symbol.Name;

    public Location? Location => Symbol.Locations.FirstOrDefault();

    /// <summary>Marked by an attribute that makes it a member.</summary>
    public bool IsMarked { get; private set; }

    public bool IsIgnored { get; private set; }

    /// <summary>Slot from 0; −1 where it has no number.</summary>
    public int Slot { get; private set; } = -1;

    /// <summary>The number as written, for messages; null where it has none.</summary>
    public int? WrittenNumber { get; private set; }

    /// <summary>The least number of the attribute that gives it.</summary>
    public int LeastNumber { get; private set; } = 1;

    public int ProtobufNumber { get; private set; }

    public string WireName { get; private set; } = symbol.Name;

    /// <summary>OmitPolicy as written: 0 inherit, 1 never, 2 null, 3 default.</summary>
    public int Omit { get; private set; }

    /// <summary>The attribute that names its hand-written codec, or null.</summary>
    public AttributeData? Converter { get; private set; }

    public ValueModel? Value { get; set; }

    public MemberAccess Access { get; set; }

    /// <summary>How it is set; <see cref="MemberSetting.Constructor"/> where nothing but a constructor can.</summary>
    public MemberSetting Setting { get; set; }

    /// <summary>The type that declares what accessors call: a setter may be of the base class.</summary>
    public INamedTypeSymbol Owner { get; set; } = symbol.ContainingType;

    public int Parameter { get; set; } = -1;

    public bool IsRequired { get; set; }

    /// <summary>Takes the attributes of the member, or of the primary constructor's parameter that makes it.</summary>
    public void Take(ISymbol symbol)
    {
        IsIgnored |= Attributes.Find(symbol, Attributes.CodecIgnore) is not null || Attributes.Find(symbol, Attributes.MessagePackIgnore) is not null;
        Converter ??= Attributes.Find(symbol, Attributes.CodecConverter);
        AttributeData? own = Attributes.Find(symbol, Attributes.CodecMember);
        AttributeData? key = Attributes.Find(symbol, Attributes.MessagePackKey);
        AttributeData? proto = Attributes.Find(symbol, Attributes.ProtoMember);
        IsMarked |= own is not null || key is not null || proto is not null;
        if (proto?.ConstructorArguments is [{ Value: int tag }, ..])
        {
            ProtobufNumber = tag;
        }
        switch (key?.ConstructorArguments)
        {
            case [{ Value: int slot }]:
                (Slot, WrittenNumber, LeastNumber) = (slot, slot, 0);
                break;
            case [{ Value: string name }]:
                WireName = name;
                break;
        }
        Omit = Attributes.Named(own, "Omit", Omit);
        // The library's own attribute wins over others'.
        foreach (TypedConstant argument in own?.ConstructorArguments ?? [])
        {
            switch (argument.Value)
            {
                case int number:
                    (Slot, WrittenNumber, LeastNumber, ProtobufNumber) = (number - 1, number, 1, number);
                    break;
                case string name:
                    WireName = name;
                    break;
            }
        }
    }
}
