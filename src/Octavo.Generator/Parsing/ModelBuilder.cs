// Owns: the step from parsed members, contract views and constructor to the type's model.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

/// <summary>Builds the model of one type.</summary>
/// <param name="type">The type.</param>
/// <param name="choice">The constructor.</param>
/// <param name="omit">When a member is left out of data with names.</param>
/// <param name="version">The version in which objects are written, without members that came later; 0 for the newest.</param>
/// <param name="missing">What data without a member give it; null if no member has an initializer.</param>
internal sealed class ModelBuilder(INamedTypeSymbol type, ConstructorParser.Choice choice, Func<FaceMember, OmitRule> omit, int version = 0,
    MissingValues? missing = null)
{
    /// <summary>The model.</summary>
    /// <param name="faces">The contract views, that of the formats by place first: it is the type's own.</param>
    /// <param name="message">The contract view in Protobuf; null if the type is not in it.</param>
    public TypeModel Build(List<FaceDraft> faces, FaceDraft? message = null) => Build(faces[0]) with
    {
        Faces = faces.Skip(1).Select(f => new TypeFace(f.Kinds.ToEquatable(), Build(f))).ToEquatable(),
        Tagged = message is null ? null : Build(message),
    };

    /// <summary>The model of one contract view.</summary>
    public TypeModel Build(FaceDraft face)
    {
        var locals = new LocalNames(face.Kinds.Contains(FaceKind.Protobuf));
        var models = new List<MemberModel>();
        FaceMember[] written = [.. face.Members];
        face = face with { Members = face.Members.FindAll(m => m.Draft.Setting != MemberSetting.Computed) };
        bool slots = face.IsNumbered && face.Members.All(m => m.Slot >= 0)
            && (face.Layout == MemberLayout.Array
            || (face.Layout == MemberLayout.Tolerant && face.Members.Zip(face.Members.Skip(1), (a, b) => a.Slot < b.Slot).All(ascends => ascends)));
        int next = 0;
        var computed = new List<ComputedModel>();
        foreach (FaceMember one in written)
        {
            MemberDraft member = one.Draft;
            bool isComputed = member.Setting == MemberSetting.Computed;
            int slot = one.Slot >= 0 && face.IsNumbered ? one.Slot : models.Count;
            var model =
                new MemberModel(member.Name, one.Name, slot + 1, slots ? slot - next : 0, locals.Next(member.Name),
                    one.RefusesNull && member.Value is { CanBeNull: true } ? member.Value with { NotNull = true } : one.Field is null
                        ? NullableValue.OfMember(member.Value!) : NullableValue.OfField(member.Value!),
                member.Symbol is IFieldSymbol, OwnerParser.Parse(member.Owner), CSharpNames.Text(MemberParser.TypeOf(member.Symbol.OriginalDefinition)),
                    member.Access, member.Setting, member.Parameter, one.IsRequired && !isComputed)
                {
                    Through = member.Through is null ? "" : CSharpNames.Text(member.Through),
                    Omit = omit(one),
                    IsInitialized = member.IsRequired,
                    Aliases = member.Aliases.ToEquatable(),
                    Field = one.Field is { } field && missing is not null ? new InitialValues(missing).Apply(member, field) : one.Field,
                    Numbers = member.Forms,
                    IsOnlyRead = member.IsDeprecated || (version != 0 && member.Since > version)
                };
            model = member.Told is { } told ? Told(model, member, told, face) : model;
            model = member.ToldByName is { } said && face.Kinds.Contains(FaceKind.Name) ? model with { Told = said, IsToldByName = true } : model;
            if (isComputed)
            {
                computed.Add(new ComputedModel(model, models.Count));
                continue;
            }
            models.Add(model);
            next = slot + 1;
        }
        bool bound = choice.Defaults.Length != 0;
        string id = CSharpNames.Id(type);
        return new TypeModel(CSharpNames.Text(type), CSharpNames.FullName(type), id, CSharpNames.CodecNamespace(type), id + "Codec",
            type.IsValueType ? CodecKind.Struct : CodecKind.Class, IsPublic(type), !type.IsValueType && !type.IsSealed, face.Layout, face.IsNumbered,
            slots ? next : models.Count, models.ToEquatable(), Construction(face), OwnerParser.Parse(type), type.IsUnmanagedType,
            type.IsValueType && (bound ? choice.OnlyAssigns : !choice.IsExplicit) && MemberParser.IsPlain(type, [.. face.Members.Select(m => m.Draft)]))
        {
            Computed = computed.ToEquatable(),
            HidesGetType = MemberParser.HidesGetType(type),
        };
    }

    /// <summary>A member of which something tells whether it has a value: its field is written if it has, zero or not. Other formats see it as null if it has
    /// none, unless it is a field of its own, which they write as it is, or have what tells as a member in addition.</summary>
    private static MemberModel Told(MemberModel model, MemberDraft member, ToldModel told, FaceDraft face)
    {
        if (model.Field is { } field)
        {
            bool isNumber = model.Value is ScalarValue or ObjectValue { IsEnum: true };
            return model with
            {
                Told = told,
                Value = model.Value with { NotNull = false },
                Field = field with { Presence = isNumber ? FieldPresence.Always : field.Presence, LeftOut = isNumber ? "" : field.LeftOut },
            };
        }
        bool canSee = model.Value is ScalarValue or ObjectValue or TextValue or BytesValue { Form: BytesForm.Array } && !model.Required && !model.IsInitialized
            && model.Parameter < 0;
        return member.SeenBy is not { } by || !canSee || face.Members.Exists(m => SymbolEqualityComparer.Default.Equals(m.Draft.Symbol, by)) ? model
            : (model with { Told = told }).AsSeen();
    }

    private ConstructionModel Construction(FaceDraft face)
    {
        var parameters = new List<ParameterModel>();
        for (int i = 0; i < choice.Defaults.Length; i++)
        {
            int index = face.Members.FindIndex(m => m.Draft.Parameter == i);
            IParameterSymbol parameter = choice.Constructor.OriginalDefinition.Parameters[i];
            parameters.Add(
                new ParameterModel(index, choice.Defaults[i] ?? (index < 0 ? "default(" + CSharpNames.Text(choice.Constructor.Parameters[i].Type) + ")" : null))
                {
                    OwnType = (parameter.RefKind == RefKind.In ? "in " : "") + CSharpNames.Text(parameter.Type),
                });
        }
        bool bound = parameters.Count != 0;
        ISymbol[] required = Attributes.Find(choice.Constructor, Attributes.SetsRequiredMembers) is null
            ? [.. MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers())
            .Where(m => m is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true })] : [];
        // An initializer would have to set what this contract view does not have, or what a constructor or an accessor sets.
        bool lacksRequired =
            required.Any(r => !face.Members.Any(m => m.Draft is { Parameter: < 0, Through: null, Setting: MemberSetting.Assign or MemberSetting.Init }
            && (SymbolEqualityComparer.Default.Equals(m.Draft.Symbol, r) || MemberParser.Overrides(m.Draft.Symbol, r))));
        return new ConstructionModel(parameters.ToEquatable(), choice.ByAccessor || lacksRequired, required.Length != 0,
            KeepsExisting: !bound && !choice.IsExplicit);
    }

    /// <summary>Whether other assemblies see a type, its arguments and those around it. One whose name the compiler refuses they cannot name, nor can an
    /// attribute that tells them of its codec.</summary>
    public static bool IsPublic(ITypeSymbol type)
    {
        for (ITypeSymbol? one = type; one is not null; one = one.ContainingType)
        {
            if (one.DeclaredAccessibility != Accessibility.Public || ObsoleteParser.IsRefused(one.OriginalDefinition)
                || (one is INamedTypeSymbol named && named.TypeArguments.Any(a => !IsPublic(a is IArrayTypeSymbol array ? array.ElementType : a))))
            {
                return false;
            }
        }
        return true;
    }
}
