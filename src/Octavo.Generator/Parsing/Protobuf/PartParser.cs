// Owns: the step from a class of an inheritance to its model: its fields and its bases', and what it names as parts. Knows no other format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Values;
using Octavo.Model;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Protobuf;

/// <summary>Parses the classes that <c>[ProtoInclude]</c> joins.</summary>
internal sealed class PartParser(ParseContext context)
{
    /// <summary>A base that cannot be made: its members are parsed for Protobuf alone.</summary>
    public void ParseBase(INamedTypeSymbol type)
    {
        if (!IncludedPart.IsLevel(type))
        {
            return;
        }
        List<MemberDraft> members = new MemberParser(context).Parse(type, out ViewAttributes[] byView);
        var attributes = (ProtobufAttributes)byView[(int)ViewKind.Protobuf];
        new Foreign.UnfollowedConventions(context).Follow(members, attributes);
        if (!new TypeParser(context).ParseFields(type, members.FindAll(attributes.Has))
            || new MessageParser(context, type).Parse(members, attributes) is not ViewDraft message)
        {
            return;
        }
        var choice = new ConstructorParser.Choice(type.InstanceConstructors.FirstOrDefault()!, false, true, [], false); // never called
        TypeModel fields =
            new ModelBuilder(type, choice, _ => OmitRule.Never, Attributes.Named(Attributes.Find(type, Attributes.GenerateCodec), "Version", 0),
                new MissingValues(context, choice)).Build(message);
        Add(type, new ExtensionParser(context).Apply(type, fields, attributes.IsAsked), message);
    }

    /// <summary>A class that can be made: its fields are those that its parse found.</summary>
    /// <param name="type">The class.</param>
    /// <param name="fields">The class as Protobuf sees it.</param>
    /// <param name="message">The same while it is parsed.</param>
    public void Add(INamedTypeSymbol type, TypeModel fields, ViewDraft message)
    {
        IncludedPart[] parts = [.. IncludedPart.Of(type)];
        INamedTypeSymbol? outer = IncludedPart.BaseOf(type);
        IncludedPart? own = outer is null ? null : IncludedPart.In(outer, type);
        bool canBeMade = type is { TypeKind: TypeKind.Class, IsAbstract: false };
        if (!Check(type, parts, fields, message, outer, canBeMade))
        {
            return;
        }
        context.Add(new PartModel(fields, outer is null ? "" : CSharpNames.Text(outer), own?.Number ?? 0, own is { IsGroup: true }, canBeMade)
        {
            Parts = parts.Select(p => CSharpNames.Text(p.Type)).ToEquatable(),
            KeepsUnknown = fields is { Extension: not null, ExtensionMap.Length: 0 }
                && (fields.Extension.Bridge.Length != 0
                || type.GetMembers(fields.Extension.Name).Any(m => Attributes.Find(m, Attributes.CodecExtensionData) is not null)),
        });
    }

    /// <summary>Whether the class's part can be followed; what keeps it out of Protobuf is reported.</summary>
    private bool Check(INamedTypeSymbol type, IncludedPart[] parts, TypeModel fields, ViewDraft message, INamedTypeSymbol? outer, bool canBeMade)
    {
        bool good = true;
        ViewMember[] own = [.. message.Members.Where(m => m.Field!.Part == CSharpNames.Text(type))];
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, UnionAttributes.ProtoInclude)))
        {
            if (attribute.ConstructorArguments is [_, { Value: string name }, ..])
            {
                Say(attribute, $"'{name}' is a name; name the class itself: typeof({name})");
            }
        }
        for (int i = 0; i < parts.Length; i++)
        {
            IncludedPart part = parts[i];
            if (!FieldModel.IsNumber(part.Number))
            {
                Fail(Descriptors.FieldNumber, part.Attribute, part.Type.ToDisplayString(), part.Number);
            }
            if (own.FirstOrDefault(m => m.Number == part.Number)?.Draft.Name is { } member)
            {
                Fail(Descriptors.DuplicateField, part.Attribute, member, part.Type.Name, type.ToDisplayString(), part.Number);
            }
            else if (parts.Take(i).FirstOrDefault(p => p.Number == part.Number || SymbolEqualityComparer.Default.Equals(p.Type, part.Type)) is { } same)
            {
                Fail(Descriptors.DuplicateField, part.Attribute, same.Type.Name, part.Type.Name, type.ToDisplayString(), part.Number);
            }
            if (part.Type.TypeKind == TypeKind.Struct)
            {
                Say(part.Attribute, $"'{part.Type.ToDisplayString()}' is a struct, which has no base; make it a class");
            }
            else if (new ValueParser(context).Parse(part.Type.WithNullableAnnotation(NullableAnnotation.None), out _) is not ObjectValue { IsLocal: true })
            {
                Say(part.Attribute, $"'{part.Type.ToDisplayString()}' has no codec of its own in this assembly; give it [GenerateCodec]");
            }
        }
        if (UnionAttributes.Bases(type).Where(b => IncludedPart.In(b, type) is not null).Skip(1).FirstOrDefault() is { } second)
        {
            Say(IncludedPart.In(second, type)!.Attribute, $"'{type.ToDisplayString()}' is a part of '{outer!.ToDisplayString()}' already");
        }
        if (own.FirstOrDefault(m => m.Field!.IsRequired) is { } required)
        {
            Say(null, $"'{required.Draft.Name}' is required, but no part of a message can be");
        }
        if (canBeMade && fields.Construction.IsBound && IncludedPart.Chain(type)[0] is { TypeKind: TypeKind.Interface } view
            && view.GetMembers().OfType<IPropertySymbol>()
            .Any(p => Attributes.Find(p, Attributes.ProtoMember) is not null || Attributes.Find(p, Attributes.CodecMember) is not null))
        {
            Say(null, $"a constructor binds '{type.Name}', and members of '{view.Name}' are set after it; give it a constructor without parameters");
        }
        return good;

        void Fail(DiagnosticDescriptor descriptor, AttributeData at, params object[] arguments)
        {
            good = false;
            context.Report(descriptor, LocationOf(at), arguments);
        }

        void Say(AttributeData? at, string why)
        {
            good = false;
            context.Report(Descriptors.UnfollowedProto, at is null ? type.Locations.FirstOrDefault() : LocationOf(at),
                $"[ProtoInclude] of '{(at is null && outer is not null ? outer : type).ToDisplayString()}'", why);
        }
    }

    private static Location? LocationOf(AttributeData attribute) =>
        attribute.ApplicationSyntaxReference is { } reference ? Location.Create(reference.SyntaxTree, reference.Span) : null;
}
