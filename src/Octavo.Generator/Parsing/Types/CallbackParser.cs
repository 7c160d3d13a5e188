// Owns: the methods of a type that its codec calls: by attribute or interface, the runtime's and other libraries'. They count in every format: an object must
// be whole in each.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Model;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Types;

internal sealed class CallbackParser(ParseContext context)
{
    private const string StreamingContext = "System.Runtime.Serialization.StreamingContext";

    private static readonly Dictionary<string, CallbackMoment> s_attributes = new(StringComparer.Ordinal)
    {
        ["System.Runtime.Serialization.OnSerializingAttribute"] = CallbackMoment.Serializing,
        ["System.Runtime.Serialization.OnSerializedAttribute"] = CallbackMoment.Serialized,
        ["System.Runtime.Serialization.OnDeserializingAttribute"] = CallbackMoment.Deserializing,
        ["System.Runtime.Serialization.OnDeserializedAttribute"] = CallbackMoment.Deserialized,
        ["MemoryPack.MemoryPackOnSerializingAttribute"] = CallbackMoment.Serializing,
        ["MemoryPack.MemoryPackOnSerializedAttribute"] = CallbackMoment.Serialized,
        ["MemoryPack.MemoryPackOnDeserializingAttribute"] = CallbackMoment.Deserializing,
        ["MemoryPack.MemoryPackOnDeserializedAttribute"] = CallbackMoment.Deserialized,
        ["ProtoBuf.ProtoBeforeSerializationAttribute"] = CallbackMoment.Serializing,
        ["ProtoBuf.ProtoAfterSerializationAttribute"] = CallbackMoment.Serialized,
        ["ProtoBuf.ProtoBeforeDeserializationAttribute"] = CallbackMoment.Deserializing,
        ["ProtoBuf.ProtoAfterDeserializationAttribute"] = CallbackMoment.Deserialized,
    };

    /// <summary>What libraries give to their callbacks and codecs do not have, by how the full names of the callbacks' attributes begin.</summary>
    private static readonly (string Library, string[] Types, string Instead)[] s_given =
    [
        ("MemoryPack.", ["MemoryPackWriter", "MemoryPackReader"],
            "codecs have no writer or reader of MemoryPack, so they do not call it; put the attribute on a method without parameters too"),
        ("ProtoBuf.", ["SerializationContext", "ISerializationContext", "Type"],
            "codecs have no context of protobuf-net, so they do not call it; take a StreamingContext, or nothing"),
    ];

    private static readonly Dictionary<string, CallbackMoment> s_interfaces = new(StringComparer.Ordinal)
    {
        ["MessagePack.IMessagePackSerializationCallbackReceiver.OnBeforeSerialize"] = CallbackMoment.Serializing,
        ["MessagePack.IMessagePackSerializationCallbackReceiver.OnAfterDeserialize"] = CallbackMoment.Deserialized,
        ["System.Text.Json.Serialization.IJsonOnSerializing.OnSerializing"] = CallbackMoment.Serializing,
        ["System.Text.Json.Serialization.IJsonOnSerialized.OnSerialized"] = CallbackMoment.Serialized,
        ["System.Text.Json.Serialization.IJsonOnDeserializing.OnDeserializing"] = CallbackMoment.Deserializing,
        ["System.Text.Json.Serialization.IJsonOnDeserialized.OnDeserialized"] = CallbackMoment.Deserialized,
    };

    /// <summary>The callbacks, base class first, those by attribute before those by interface.</summary>
    /// <returns>False if one cannot be called, which is reported.</returns>
    public bool TryParse(INamedTypeSymbol type, out EquatableList<CallbackModel> callbacks)
    {
        bool good = true;
        var found = new List<(IMethodSymbol Method, CallbackMoment Moment)>();
        foreach (IMethodSymbol method in MemberParser.BaseFirst(type)
            .SelectMany(t => t.GetMembers().OfType<IMethodSymbol>().Concat(context.Facts.Mirror(t)?.Callbacks ?? []))
            .Where(m => m.MethodKind is MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation))
        {
            foreach (AttributeData attribute in method.GetAttributes())
            {
                if (Moment(attribute) is not null && WhyUncalled(attribute, method) is string instead)
                {
                    bool isProto = CSharpNames.Space(attribute.AttributeClass!) == "ProtoBuf";
                    context.Report(isProto ? Descriptors.UnfollowedProto : Descriptors.UnfollowedAttribute,
                        Foreign.UnfollowedAttributes.LocationOf(attribute, method),
                        $"[{Attributes.Short(attribute)}] on '{method.ToDisplayString()}'", instead);
                }
            }
            foreach (CallbackMoment moment in Moments(method))
            {
                if (WhyNot(method) is string reason)
                {
                    context.Report(Descriptors.BadCallback, method.Locations.FirstOrDefault(), method.ToDisplayString(), reason);
                    good = false;
                }
                else
                {
                    Add(method, moment);
                }
            }
        }
        foreach (IMethodSymbol method in type.AllInterfaces.Where(i => i.Arity == 0).SelectMany(i => i.GetMembers().OfType<IMethodSymbol>()))
        {
            if (s_interfaces.TryGetValue(CSharpNames.FullName(method.ContainingType) + "." + method.Name, out CallbackMoment moment)
                && type.FindImplementationForInterfaceMember(method) is IMethodSymbol implementation)
            {
                // A body in an interface is reached by the interface alone; a struct would be boxed, and what the body changes lost.
                bool isDefault = implementation.ContainingType.TypeKind == TypeKind.Interface;
                if (!isDefault || type.IsReferenceType)
                {
                    Add(isDefault ? method : implementation, moment);
                }
            }
        }
        callbacks = found.OrderBy(f => f.Moment).Select(f => Model(type, f.Method, f.Moment)).ToEquatable();
        return good;

        // The call of a virtual method comes to its override by itself.
        void Add(IMethodSymbol method, CallbackMoment moment)
        {
            for (IMethodSymbol? one = method; one is not null; one = one.OverriddenMethod)
            {
                if (found.Any(f => f.Moment == moment && SymbolEqualityComparer.Default.Equals(f.Method, one)))
                {
                    return;
                }
            }
            found.Add((method, moment));
        }
    }

    /// <summary>The callbacks of a type in this compilation, each with the full names of the attributes and interfaces that make it one.</summary>
    public static IEnumerable<(IMethodSymbol Method, string[] Origins)> Origins(INamedTypeSymbol type)
    {
        var found = new Dictionary<IMethodSymbol, List<string>>(SymbolEqualityComparer.Default);
        foreach (IMethodSymbol method in MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers().OfType<IMethodSymbol>()))
        {
            foreach (AttributeData attribute in method.GetAttributes())
            {
                if (Moment(attribute) is not null && WhyUncalled(attribute, method) is null)
                {
                    Add(method, CSharpNames.FullName(attribute.AttributeClass!));
                }
            }
        }
        foreach (IMethodSymbol method in type.AllInterfaces.Where(i => i.Arity == 0).SelectMany(i => i.GetMembers().OfType<IMethodSymbol>()))
        {
            string name = CSharpNames.FullName(method.ContainingType) + "." + method.Name;
            if (s_interfaces.ContainsKey(name)
                && type.FindImplementationForInterfaceMember(method) is IMethodSymbol { ContainingType.TypeKind: not TypeKind.Interface } implementation)
            {
                Add(implementation, name);
            }
        }
        return found.Select(f => (f.Key, f.Value.ToArray()));

        void Add(IMethodSymbol method, string origin)
        {
            if (!found.TryGetValue(method, out List<string>? origins))
            {
                found.Add(method, origins = []);
            }
            origins.Add(origin);
        }
    }

    /// <summary>Whether an attribute makes a method a callback.</summary>
    public static bool IsMarked(IMethodSymbol method) => Moments(method).Any();

    /// <summary>Whether an attribute makes a method a callback of a moment.</summary>
    public static bool Runs(IMethodSymbol method, CallbackMoment moment) => Moments(method).Contains(moment);

    private static IEnumerable<CallbackMoment> Moments(IMethodSymbol method) => method.GetAttributes()
        .Where(a => Moment(a) is not null && WhyUncalled(a, method) is null).Select(a => Moment(a)!.Value).Distinct();

    private static CallbackMoment? Moment(AttributeData attribute) =>
        attribute.AttributeClass is { } type && s_attributes.TryGetValue(CSharpNames.FullName(type), out CallbackMoment moment) ? moment : null;

    /// <summary>Why codecs do not call what an attribute of another library makes its callback, and what to do: the method takes what only that library has.
    /// Null if they call it.</summary>
    private static string? WhyUncalled(AttributeData attribute, IMethodSymbol method) => method.Parameters.Length == 0 ? null
        : s_given.FirstOrDefault(g => CSharpNames.FullName(attribute.AttributeClass!).StartsWith(g.Library, StringComparison.Ordinal)
        && method.Parameters.Any(p => g.Types.Contains(p.Type.Name))).Instead;

    private string? WhyNot(IMethodSymbol method) =>
        !method.ReturnsVoid ? "it returns a value"
        : method.IsAsync ? "it is async, but nothing would await it"
        : method.IsGenericMethod ? "it is generic"
        : method.Parameters.Length > 1
        || method.Parameters.Any(p => p.RefKind != RefKind.None || p.Type is not INamedTypeSymbol type || CSharpNames.FullName(type) != StreamingContext)
        ? "it takes a parameter other than a StreamingContext"
        : null;

    /// <summary>Whether a class between a type and a method's class has another member of the method's name.</summary>
    private static bool IsHidden(INamedTypeSymbol type, IMethodSymbol method) =>
        Enumerable.Reverse(MemberParser.BaseFirst(type)).TakeWhile(t => !SymbolEqualityComparer.Default.Equals(t, method.ContainingType))
            .Any(t => t.GetMembers(method.Name).Any(m => m is not IMethodSymbol { OverriddenMethod: not null }));

    private CallbackModel Model(INamedTypeSymbol type, IMethodSymbol method, CallbackMoment moment) =>
        new(moment, method.MetadataName, OwnerParser.Parse(context.Facts.Declaring(method)),
        method.ExplicitInterfaceImplementations.Length == 0 && context.CanReach(method)
            && !Overloads.IsOutdone(context, method, method.ContainingType.GetMembers(method.Name)) ? MemberAccess.Direct : MemberAccess.Accessor,
            method.IsStatic, method.Parameters.Length == 1)
        {
            IsHiddenByOther = method.ContainingType.TypeKind == TypeKind.Interface || IsHidden(type, method),
            Declaring = CSharpNames.Text(method.ContainingType)
        };
}
