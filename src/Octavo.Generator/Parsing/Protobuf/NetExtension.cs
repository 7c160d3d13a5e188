// Owns: the unknown fields that protobuf-net keeps in an object by IExtensible: whether codecs can pass them on, and by which calls. Knows no member.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Model;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Protobuf;

internal static class NetExtension
{
    /// <summary>The interface of objects that keep the fields of one message.</summary>
    public const string Plain = "IExtensible";

    /// <summary>The interface of those that keep them apart by the classes of an inheritance.</summary>
    public const string Typed = "ITypedExtensible";

    /// <summary>Whether a type implements one of protobuf-net's interfaces.</summary>
    public static bool Has(INamedTypeSymbol type, string name) =>
        type.AllInterfaces.Any(
            i => CSharpNames.FullName(i) == ProtoBufAttributes.Space + name
                && i.GetMembers("GetExtensionObject").OfType<IMethodSymbol>().Any(m => m.ReturnType.GetMembers("BeginQuery").Length != 0));

    /// <summary>Whether a member of the type keeps unknown fields by the library's own attribute.</summary>
    public static bool KeepsItself(INamedTypeSymbol type) =>
        MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers()).Any(m => Attributes.Find(m, Attributes.CodecExtensionData) is not null);

    /// <summary>C# text of the calls that give the holders of an object's unknown fields, without their last argument: one a class of an inheritance, the
    /// outermost first. None if the type has no such fields, and where protobuf-net or the codec cannot keep them: in structs, in inheritances without
    /// <c>ITypedExtensible</c>, in one whose class a constructor makes.</summary>
    /// <param name="type">The type.</param>
    /// <param name="isBound">Whether a constructor binds it.</param>
    public static List<string> Of(INamedTypeSymbol type, bool isBound)
    {
        if (type.IsValueType)
        {
            return [];
        }
        if (IncludedPart.IsLevel(type))
        {
            return isBound ? [] : [.. IncludedPart.Chain(type).Where(level => Has(level, Typed)).Select(Call)];
        }
        return Has(type, Plain) ? ["((global::" + ProtoBufAttributes.Space + Plain + ")v).GetExtensionObject("] : Has(type, Typed) ? [Call(type)] : [];
    }

    /// <summary>Gives a type its holders, and its message the one of its own.</summary>
    /// <param name="type">The type.</param>
    /// <param name="model">Its model.</param>
    public static TypeModel Apply(INamedTypeSymbol type, TypeModel model)
    {
        List<string> calls = Of(type, model.Construction.IsBound);
        if (calls.Count == 0 || KeepsItself(type))
        {
            return model;
        }
        MemberModel[] holders = [.. calls.Select(Holder)];
        bool isOwn = !IncludedPart.IsLevel(type) || Has(type, Typed);
        model = model.Everywhere(t => t with { Holders = holders.ToEquatable() });
        return !isOwn ? model : (model.Tagged ?? model) is { Layout: MemberLayout.NumberMap } message && message.Members.All(m => m.Field is not null)
            ? WithOwn(model, holders[holders.Length - 1]) : model;
    }

    private static TypeModel WithOwn(TypeModel model, MemberModel own)
    {
        static TypeModel Keep(TypeModel message, MemberModel own) => message with { Extension = own, ExtensionMap = "" };
        return model.Tagged is { } tagged ? model with { Tagged = Keep(tagged, own) } : Keep(model, own);
    }

    private static MemberModel Holder(string call, int index) =>
        new("Extension", "Extension", index + 1, 0, "unknown", new TextValue(NotNull: false), false, new OwnerModel("", "", "", "", ""), "",
            MemberAccess.Direct, MemberSetting.Assign, -1, false)
        { Bridge = call };

    private static string Call(INamedTypeSymbol level) =>
        "((global::" + ProtoBufAttributes.Space + Typed + ")v).GetExtensionObject(typeof(" + CSharpNames.Text(level) + "), ";
}
