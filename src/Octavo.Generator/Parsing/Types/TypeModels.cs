// Owns: the step from what was found of a type to its model in each format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Values;
using Octavo.Model;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Types;

internal sealed class TypeModels(ParseContext context)
{
    /// <summary>Adds the model of a type, unless its versions, references or shared values cannot be.</summary>
    /// <param name="draft">What was found of the type.</param>
    /// <param name="views">Its contract views that differ, the one by position first.</param>
    /// <param name="callbacks">What it calls before and after.</param>
    public void Add(TypeDraft draft, List<ViewDraft> views, EquatableList<CallbackModel> callbacks)
    {
        (INamedTypeSymbol type, TypeRequest request, List<MemberDraft> members, List<MemberDraft> fields, List<MemberDraft> candidates,
            ViewAttributes[] byView, ConstructorParser.Choice choice) = draft;
        var omit = new OmitParser(context);
        var attributes = (ProtobufAttributes)byView[(int)ViewKind.Protobuf];
        var messages = new MessageParser(context, type);
        ViewDraft? message = messages.Parse(members.Concat(fields), attributes);
        bool inOrder = new OrderParser(context).Check(type, message is null ? views : [.. views, message], choice.Defaults.Length != 0);
        TypeModel built =
            new ModelBuilder(type, choice, member => omit.Decide(member, request), request.Version, new MissingValues(context, choice)).Build(views,
                message) with
            { NotTagged = messages.Refusal };
        TypeModel model = new ExtensionParser(context).Apply(type, built, message is not null && attributes.IsAsked)
            .Everywhere(t => t with { Unknown = byView[(int)ViewKind.Name].Type.Unknown });
        model = model.Everywhere(t => t with { SetsInOrder = inOrder });
        model = WithIgnored(model, IgnoredNames(candidates, views, byView[(int)ViewKind.Name], request));
        omit.Check(model, views[0], choice);
        for (int i = 1; i < views.Count; i++)
        {
            omit.Check(model.Views[i - 1].Type, views[i], choice);
        }
        new MirrorParser(context).Parse(type, [.. members, .. fields]);
        if (request.IsCarried)
        {
            model = model with { IsPublic = false };
        }
        else if (context.Facts.CodecNamespace(type) is var space && space != model.Namespace)
        {
            model = model.Everywhere(t => t with { Namespace = space });
        }
        model = callbacks.Count == 0 ? model : model.Everywhere(t => t with { Callbacks = callbacks, IsPlain = false });
        model =
            model with { IsFriend = !request.IsCarried && context.Facts.IsFriend(type), Formats = request.Formats, IsForeign = !context.Declares(type) };
        model = InFormats(model, type, request, messages, message);
        if (message is not null && (request.Formats & FormatSet.Protobuf) != 0)
        {
            new LostValues(context, choice).Check(message);
        }
        if (new VersionParser(context).Check(model, members, request.Version) && new ReferenceParser(context).TryApply(type, request, ref model)
            && new SharingParser(context).TryApply(members, request, ref model))
        {
            context.Add(model);
        }
    }

    private TypeModel InFormats(TypeModel model, INamedTypeSymbol type, TypeRequest request, MessageParser messages, ViewDraft? message)
    {
        if ((request.Formats & FormatSet.Protobuf) == 0)
        {
            model = model with { Tagged = null, NotTagged = $"'{type.ToDisplayString()}' has Formats = {request.Formats.Text()}" };
        }
        else if (IncludedPart.IsLevel(type))
        {
            if (model.Tagged is not null && !request.References)
            {
                new PartParser(context).Add(type, model.Tagged, message!);
            }
            model =
                model with
                {
                    Tagged = null,
                    NotTagged = messages.Refusal.Length != 0 ? messages.Refusal
                        : $"some of the classes that [ProtoInclude] joins with '{type.ToDisplayString()}' can be in it"
                };
        }
        return model;
    }

    /// <summary>The names of members that an attribute leaves out of formats by name.</summary>
    private string[] IgnoredNames(List<MemberDraft> candidates, List<ViewDraft> views, ViewAttributes attributes, TypeRequest request)
    {
        int policy = IdentityParser.Policy(attributes, request, context);
        var known =
            new HashSet<string>(views.Where(f => f.Kinds.Contains(ViewKind.Name)).SelectMany(f => f.Members).SelectMany(m => m.Draft.Aliases.Prepend(m.Name)),
                StringComparer.Ordinal);
        return [.. candidates.Where(
            d => !attributes.Has(d) && !MemberDraft.KeepsUnknown(d.Symbol) && (d.IsIgnored || d.IsWeaklyIgnored || attributes.Mark(d) is { IsIgnored: true }))
            .SelectMany(d => d.Aliases.Prepend(ViewMember.Of(d, attributes, policy).Name)).Where(known.Add)];
    }

    private static TypeModel WithIgnored(TypeModel model, string[] names)
    {
        if (names.Length == 0)
        {
            return model;
        }
        bool isView = model.Views.Any(f => f.Kinds.Contains(ViewKind.Name));
        return isView
            ? model with
            {
                Views =
                model.Views.Select(f => f.Kinds.Contains(ViewKind.Name) ? f with { Type = f.Type with { Ignored = names.ToEquatable() } } : f).ToEquatable()
            }
            : model with { Ignored = names.ToEquatable() };
    }
}
