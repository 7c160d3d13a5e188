// Owns: the member that keeps what the type does not know: which one it is, and whether it can. Knows no other member.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Types;
using Octavo.Model;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Members;

internal sealed class ExtensionParser(ParseContext context)
{
    private const string UnknownMembers = "global::Octavo.UnknownMembers";

    /// <summary>Gives a type its extension data.</summary>
    /// <param name="type">The type.</param>
    /// <param name="model">Its model.</param>
    /// <param name="isMessage">Whether its attributes make it a message of Protobuf, which keeps unknown fields whatever other formats do.</param>
    /// <returns>The model, with it if the type has one that can serve.</returns>
    public TypeModel Apply(INamedTypeSymbol type, TypeModel model, bool isMessage)
    {
        ISymbol[] marked =
            [.. MemberParser.BaseFirst(type).SelectMany(t => context.Facts.Mirror(t)?.Members ?? t.GetMembers())
                .Where(m => m is IFieldSymbol or IPropertySymbol && Attributes.Find(m, Attributes.CodecExtensionData) is not null)];
        if (marked.Length == 0)
        {
            return NetExtension.Apply(type, new JsonExtensionParser(context).Apply(type, model));
        }
        ISymbol member = marked[marked.Length - 1];
        IMethodSymbol? setter = (member as IPropertySymbol)?.SetMethod;
        if (Refuse(type, model, member, setter, marked.Length, isMessage) is string reason)
        {
            context.Report(Descriptors.BadExtensionData, member.Locations.FirstOrDefault(), member.ToDisplayString(), reason);
            return model;
        }
        MemberModel extension = Member(context, member, UnknownMembers);
        bool isOwn = model.Views.All(f => !f.Kinds.Contains(ViewKind.Name));
        return model.Everywhere(t => t with { Extension = extension }) with
        {
            Views = model.Views.Select(f => f with { Type = f.Type with { Extension = extension, IsByName = f.Kinds.Contains(ViewKind.Name) } }).ToEquatable(),
            IsByName = isOwn,
        };
    }

    /// <summary>The member as codecs reach it.</summary>
    /// <param name="context">The parse.</param>
    /// <param name="member">The field or property, with a setter.</param>
    /// <param name="type">C# text of its type.</param>
    public static MemberModel Member(ParseContext context, ISymbol member, string type)
    {
        ISymbol got = member is IPropertySymbol property ? property.GetMethod! : member;
        ISymbol set = (member as IPropertySymbol)?.SetMethod ?? member;
        return new MemberModel(member.Name, member.Name, 0, 0, "unknown", new TextValue(NotNull: false), member is IFieldSymbol,
            OwnerParser.Parse(context.Facts.Declaring(member)), type,
            context.CanReach(got) ? MemberAccess.Direct : MemberAccess.Accessor,
            !context.CanReach(set) ? MemberSetting.Accessor : set is IMethodSymbol { IsInitOnly: true } ? MemberSetting.Init : MemberSetting.Assign, -1, false);
    }

    /// <summary>Why a member cannot keep unknown members; null if it can.</summary>
    private static string? Refuse(INamedTypeSymbol type, TypeModel model, ISymbol member, IMethodSymbol? setter, int marked, bool isMessage) =>
        marked > 1 ? "another member of the type has the attribute too"
        : type.IsValueType ? "a struct keeps none; make the type a class"
        : member.IsStatic ? "it is static"
        : member is IPropertySymbol { IsIndexer: true } or IPropertySymbol { ExplicitInterfaceImplementations.Length: > 0 } ? "it cannot be named"
        : (member is IFieldSymbol field ? field.Type : ((IPropertySymbol)member).Type) is not INamedTypeSymbol { Name: "UnknownMembers", Arity: 0 } held
        || CSharpNames.Space(held) != "Octavo" ? "it is not of type UnknownMembers"
        : member is IFieldSymbol { IsReadOnly: true } || (member is IPropertySymbol property && (setter is null || property.GetMethod is null))
        ? "it needs a getter and a setter"
        : !isMessage && model.Layout == MemberLayout.Array && model.Views.All(f => f.Type.Layout == MemberLayout.Array)
        ? "the members of the type are identified by position; set Layout.NameMap, Layout.NumberMap or Layout.Tolerant"
        : null;
}
