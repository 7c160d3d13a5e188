// Owns: the contract view of a type in Protobuf: its fields by number, or that it has none because some member does not have one.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Protobuf;

internal sealed class MessageParser(ParseContext context, INamedTypeSymbol type)
{
    /// <summary>Why there is no contract view, in words for a diagnostic; empty if there is one.</summary>
    public string Refusal { get; private set; } = "";

    /// <summary>The contract view, by number; null if the type is not in Protobuf.</summary>
    /// <param name="members">All candidates with their values; those that could not be parsed have none.</param>
    /// <param name="attributes">The attributes that count for the type.</param>
    public ViewDraft? Parse(IEnumerable<MemberDraft> members, ProtobufAttributes attributes)
    {
        var unfollowed = new UnfollowedProto(context);
        if (attributes.IsAsked)
        {
            unfollowed.Check(type);
        }
        var found = new List<ViewMember>();
        bool good = true;
        foreach (ProtobufAttributes level in attributes.Levels.Count == 0 ? [attributes] : attributes.Levels)
        {
            good &= Parse(members.Where(m => attributes.Of(m).Owner.Equals(level.Owner, SymbolEqualityComparer.Default)), level,
                level.Owner.Equals(type, SymbolEqualityComparer.Default), unfollowed, found);
        }
        return good ? new ViewDraft([ViewKind.Protobuf], found, MemberLayout.NumberMap, true) : null;
    }

    /// <summary>The fields of a class, or of its part of a message.</summary>
    private bool Parse(IEnumerable<MemberDraft> members, ProtobufAttributes attributes, bool isOwn, UnfollowedProto unfollowed, List<ViewMember> all)
    {
        var fields = new FieldParser(context, attributes, MessageSettings.Of(attributes.Owner, attributes.IsNet));
        bool asks = isOwn && attributes.IsAsked; // what is wrong with a base's member is reported at the base
        string part = IncludedPart.IsLevel(type) ? CSharpNames.Text(attributes.Owner) : "";
        var found = new List<ViewMember>();
        bool good = true;
        foreach (MemberDraft member in members.Where(attributes.Has))
        {
            if (asks)
            {
                unfollowed.Check(member, attributes.NetAttribute(member));
            }
            int number = attributes.Number(member);
            if (member.Value is null || number == 0)
            {
                Lacks(member, asks, number);
                Refuse($"'{member.FullName}' {(number == 0 ? "has no number" : "has no codec for Protobuf")}");
                good = false;
                continue;
            }
            if (!FieldModel.IsNumber(number))
            {
                Refuse($"'{member.FullName}' has the number {number}, which is not a valid field number");
                Report(asks, Descriptors.FieldNumber, member, member.FullName, number);
                good = false;
                continue;
            }
            FieldModel field = fields.Parse(member, number) with { Part = part };
            if (!fields.Check(member, field))
            {
                Refuse($"'{member.FullName}' cannot be the field that its attribute declares");
                good = false;
            }
            if (found.FirstOrDefault(f => f.Number == number) is { } same)
            {
                Refuse($"'{member.FullName}' has the number of another member");
                Report(asks, Descriptors.DuplicateField, member, same.Draft.Name, member.Name, type.ToDisplayString(), number);
                good = false;
            }
            found.Add(new ViewMember(member, number, 1, member.OwnName ?? member.Name, false) { Field = field });
        }
        if (asks && !unfollowed.CheckReserved(attributes.Owner, found))
        {
            Refuse($"a field of '{attributes.Owner.ToDisplayString()}' is reserved");
            good = false;
        }
        all.AddRange(found.OrderBy(f => f.Number));
        return good;
    }

    /// <summary>The contract view of a type that a member brings along: its members in their order.</summary>
    public static ViewDraft Places(IEnumerable<MemberDraft> members) => new([ViewKind.Protobuf],
        [.. members.Select(
            (m, i) =>
                new ViewMember(m, i + 1, 1, m.Name,
                    false) { Field =
                        new FieldModel(i + 1, FieldForm.Plain,
                            FieldParser.IsTime(m.Value!) ? FieldPresence.Always : m.Value is ScalarValue ? FieldPresence.Implicit : FieldPresence.Explicit) })],
                            MemberLayout.NumberMap, true);

    /// <summary>Keeps the first reason.</summary>
    private void Refuse(string reason) => Refusal = Refusal.Length == 0 ? reason : Refusal;

    private void Lacks(MemberDraft member, bool asks, int number)
    {
        if (number == 0)
        {
            Report(asks, Descriptors.NoFieldNumber, member, member.FullName, type.ToDisplayString());
        }
    }

    private void Report(bool asks, DiagnosticDescriptor descriptor, MemberDraft member, params object[] arguments)
    {
        if (asks)
        {
            context.Report(descriptor, member.Location, arguments);
        }
    }
}
