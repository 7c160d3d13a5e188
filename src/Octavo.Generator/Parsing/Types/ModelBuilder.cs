// Owns: the step from parsed members, contract views and constructor to the type's model.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Model;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Types;

/// <summary>Builds the model of one type.</summary>
/// <param name="type">The type.</param>
/// <param name="choice">The constructor.</param>
/// <param name="omit">When a member is left out of data with names.</param>
/// <param name="version">The version in which objects are written, without members that came later; 0 for the newest.</param>
/// <param name="missing">What data without a member give it; null if no member has an initializer.</param>
internal sealed class ModelBuilder(INamedTypeSymbol type, ConstructorParser.Choice choice, Func<ViewMember, OmitRule> omit, int version = 0,
    MissingValues? missing = null)
{
    /// <summary>The model.</summary>
    /// <param name="views">The contract views, that of the formats by position first: it is the type's own.</param>
    /// <param name="message">The contract view in Protobuf; null if the type is not in it.</param>
    public TypeModel Build(List<ViewDraft> views, ViewDraft? message = null) => Build(views[0]) with
    {
        Views = views.Skip(1).Select(f => new TypeView(f.Kinds.ToEquatable(), Build(f))).ToEquatable(),
        Tagged = message is null ? null : Build(message),
    };

    /// <summary>The model of one contract view.</summary>
    public TypeModel Build(ViewDraft view)
    {
        var locals = new LocalNames(view.Kinds.Contains(ViewKind.Protobuf));
        var models = new List<MemberModel>();
        ViewMember[] written = [.. view.Members];
        view = view with { Members = view.Members.FindAll(m => m.Draft.Setting != MemberSetting.Computed) };
        bool slots = view.IsNumbered && view.Members.All(m => m.Slot >= 0)
            && (view.Layout == MemberLayout.Array
            || (view.Layout == MemberLayout.Tolerant && view.Members.Zip(view.Members.Skip(1), (a, b) => a.Slot < b.Slot).All(ascends => ascends)));
        int next = 0;
        var computed = new List<ComputedModel>();
        foreach (ViewMember one in written)
        {
            MemberDraft member = one.Draft;
            bool isComputed = member.Setting == MemberSetting.Computed;
            int slot = one.Slot >= 0 && view.IsNumbered ? one.Slot : models.Count;
            var model =
                new MemberModel(member.Name, one.Name, slot + 1, slots ? slot - next : 0, locals.Next(member.Name),
                    one.RefusesNull && member.Value is { CanBeNull: true } ? member.Value with { NotNull = true } : one.Field is null
                        ? NullableValue.OfMember(member.Value!) : NullableValue.OfField(member.Value!),
                member.Symbol is IFieldSymbol, OwnerParser.Parse(member.Owner), CSharpNames.Text(MemberParser.TypeOf(member.Symbol.OriginalDefinition)),
                    member.Access, member.Setting, member.Parameter, one.IsRequired && !isComputed)
                {
                    Through = member.Through is null ? "" : CSharpNames.Text(member.Through),
                    HasGetter = type.IsValueType && member.Symbol is IPropertySymbol property && StateAnalysis.HasGetter(property),
                    HasCode = !isComputed && MayHold(member) && StateAnalysis.HasCode((IPropertySymbol)member.Symbol),
                    IsEmptied = !isComputed && MayHold(member) && StateAnalysis.Empties((IPropertySymbol)member.Symbol),
                    Omit = omit(one),
                    IsInitialized = member.IsRequired,
                    Aliases = member.Aliases.ToEquatable(),
                    Field = one.Field is { } field && missing is not null ? new InitialValues(missing).Apply(member, field) : one.Field,
                    Numbers = member.Forms,
                    IsOnlyRead = member.IsDeprecated || (version != 0 && member.Since > version)
                };
            model = member.Specified is { } told ? Specified(model, member, told, view) : model;
            model = member.SpecifiedByName is { } by && view.Kinds.Contains(ViewKind.Name) ? model with { Specified = by, IsSpecifiedByName = true } : model;
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
            type.IsValueType ? CodecKind.Struct : CodecKind.Class, IsPublic(type), !type.IsValueType && !type.IsSealed, view.Layout, view.IsNumbered,
            slots ? next : models.Count, models.ToEquatable(), Construction(view), OwnerParser.Parse(type), type.IsValueType && StateAnalysis.IsUnmanaged(type),
            type.IsValueType && (bound ? choice.OnlyAssigns : !choice.IsExplicit) && MemberParser.IsPlain(type, [.. view.Members.Select(m => m.Draft)]))
        {
            Computed = computed.ToEquatable(),
            HidesGetType = MemberParser.HidesGetType(type),
        };
    }

    /// <summary>A member of which something tells whether it has a value: its field is written if it has, zero or not. Other formats see it as null if it has
    /// none, unless it is a field of its own, which they write as it is, or have what tells as a member in addition.</summary>
    private static MemberModel Specified(MemberModel model, MemberDraft member, SpecifiedModel told, ViewDraft view)
    {
        if (model.Field is { } field)
        {
            bool isNumber = model.Value is ScalarValue or ObjectValue { IsEnum: true };
            return model with
            {
                Specified = told,
                Value = model.Value with { NotNull = false },
                Field = field with { Presence = isNumber ? FieldPresence.Always : field.Presence, LeftOut = "" },
            };
        }
        bool canSee = model.Value is ScalarValue or ObjectValue or TextValue or BytesValue { Form: BytesForm.Array } && !model.Required && !model.IsInitialized
            && model.Parameter < 0;
        return member.SeenBy is not { } by || !canSee || view.Members.Exists(m => SymbolEqualityComparer.Default.Equals(m.Draft.Symbol, by)) ? model
            : (model with { Specified = told }).AsSeen();
    }

    /// <summary>Whether a member is set as a property, and may have a collection or a message that exists.</summary>
    private static bool MayHold(MemberDraft member) => member is { Symbol: IPropertySymbol, Setting: not MemberSetting.Fill, Parameter: < 0 }
        && member.Value is SequenceValue or MapValue or ObjectValue { IsStruct: false, IsEnum: false };

    private bool IsOverloaded => choice.Defaults.Length is var count and not 0
        && type.InstanceConstructors.Count(c => c.Parameters.Length != 0 && Overloads.MayTake(c, count)) > 1;

    /// <summary>What makes an argument of a member's value where it is not one as it is: a cast, if C# could choose another constructor, or a collection for
    /// a parameter that is not an interface.</summary>
    private string Cast(ITypeSymbol member, ITypeSymbol parameter, int place)
    {
        string type = CSharpNames.Text(parameter);
        string given = "givenTo" + (place + 1);
        return ConstructorParser.IsMadeFor(member, parameter) ? $"($ is {{ }} {given} ? {given} as {type} ?? new {type}({given}) : null!)"
            : IsOverloaded && !SymbolEqualityComparer.Default.Equals(member, parameter) ? "(" + type + ")" : "";
    }

    private ConstructionModel Construction(ViewDraft view)
    {
        var parameters = new List<ParameterModel>();
        for (int i = 0; i < choice.Defaults.Length; i++)
        {
            int index = view.Members.FindIndex(m => m.Draft.Parameter == i);
            IParameterSymbol parameter = choice.Constructor.OriginalDefinition.Parameters[i];
            parameters.Add(
                new ParameterModel(index, choice.Defaults[i] ?? (index < 0 ? "default(" + CSharpNames.Text(choice.Constructor.Parameters[i].Type) + ")" : null))
                {
                    OwnType = (Overloads.IsIn(parameter) ? "in " : "") + CSharpNames.Text(parameter.Type),
                    Cast = index < 0 ? "" : Cast(view.Members[index].Draft.Type, choice.Constructor.Parameters[i].Type, i),
                });
        }
        bool bound = parameters.Count != 0;
        ISymbol[] required = Attributes.Find(choice.Constructor, Attributes.SetsRequiredMembers) is null
            ? [.. MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers())
            .Where(m => m is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true })] : [];
        // An initializer would have to set what this contract view does not have, or what a constructor or an accessor sets.
        bool lacksRequired =
            required.Any(r => !view.Members.Any(m => m.Draft is { Parameter: < 0, Through: null, Setting: MemberSetting.Assign or MemberSetting.Init }
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
