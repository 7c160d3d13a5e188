// Owns: whether a field of a random model may be lost in a format: an attribute leaves it out there, a convention does, or a warning names its member.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;
using System.Reflection;
using System.Text.Json.Serialization;

namespace Octavo.Generator.Tests.Conservation;

internal sealed class Verdict(RandomModel model, Type type, Diagnostic[] diagnostics)
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly string[] s_formats = ["Binary", "MessagePack", "JSON", "Protobuf"];

    /// <summary>Whether the loss of a field in a format was asked for, or is told.</summary>
    public bool MayLose(FieldInfo field, string format)
    {
        MemberInfo member = Member(field);
        return Declarations(member).Any(m => m.GetCustomAttributes(inherit: false).Any(a => LeavesOut(a, format, IsMember(m) && !IsOverridden(m))))
            || IsNotChosen(member, format) || SaysNo(member, format) || IsNamed(field, member);
    }

    /// <summary>Whether no format may have a field: its own member is left out, whatever overrides it.</summary>
    public bool MustLose(FieldInfo field) => Declarations(Member(field)).All(m => m.IsDefined(typeof(CodecIgnoreAttribute), inherit: false));

    /// <summary>Whether the build says a diagnostic of the model.</summary>
    public bool IsSaid(string id) => diagnostics.Any(d => d.Id == id && d.GetMessage().Contains(model.Space + ".", StringComparison.Ordinal));

    /// <summary>The property of a field: the one that the compiler made it for, or the one that takes the constructor parameter that it keeps; else the
    /// field.</summary>
    private static MemberInfo Member(FieldInfo field) =>
        field.Name.StartsWith('<') && field.DeclaringType!
            .GetProperty(Name(field), field.Name.EndsWith(">P", StringComparison.Ordinal) ? Own | BindingFlags.IgnoreCase : Own) is { } property
            ? property : field;

    /// <summary>Whether a property of a class further down takes the place of one, whose field nothing reaches then.</summary>
    private bool IsOverridden(MemberInfo member) => Declarations(member).Any(m => m != member && member.DeclaringType!.IsAssignableFrom(m.DeclaringType));

    /// <summary>Whether a member counts without a mark.</summary>
    private static bool IsMember(MemberInfo member) => member switch
    {
        PropertyInfo property => property.GetMethod?.IsPublic == true && property.SetMethod is not null,
        FieldInfo field => field.IsPublic && !field.IsInitOnly,
        _ => false,
    };

    private static string Name(FieldInfo field) =>
        field.Name.StartsWith('<') ? field.Name[1..field.Name.LastIndexOf('>')] : field.Name;

    /// <summary>Whether an attribute leaves a member out of a format; one that is not a member by itself it leaves out of all.</summary>
    private static bool LeavesOut(object attribute, string format, bool isMember) =>
        !isMember && s_formats.Any(f => LeavesOut(attribute, f)) || LeavesOut(attribute, format);

    private static bool LeavesOut(object attribute, string format) => attribute switch
    {
        CodecIgnoreAttribute or System.Runtime.Serialization.IgnoreDataMemberAttribute => true,
        JsonIgnoreAttribute json => format == "JSON" && json.Condition == JsonIgnoreCondition.Always,
        _ => attribute.GetType().Name switch
        {
            "JsonIgnoreAttribute" => format == "JSON",
            "MemoryPackIgnoreAttribute" => format is "Binary" or "Compact",
            "IgnoreMemberAttribute" => format == "MessagePack",
            "ProtoIgnoreAttribute" => format == "Protobuf",
            _ => false,
        },
    };

    /// <summary>Libraries whose types have the members that are marked.</summary>
    private bool IsNotChosen(MemberInfo member, string format) => model.Style switch
    {
        RandomStyle.Contract => !IsMarked(member, "DataMemberAttribute"),
        RandomStyle.ProtobufNet => format == "Protobuf" && !IsMarked(member, "ProtoMemberAttribute"),
        _ => false,
    };

    private bool IsMarked(MemberInfo member, string attribute) =>
        Declarations(member).Any(m => m.GetCustomAttributes(inherit: false).Any(a => a.GetType().Name == attribute));

    /// <summary>Whether <c>ShouldSerializeX</c> says no if it is asked: that of the type that declares the member, or of a base. A derived type's is about a
    /// member of its own that hides this one.</summary>
    private bool SaysNo(MemberInfo member, string format)
    {
        bool isAsked = model.Style == RandomStyle.ProtobufNet ? format == "Protobuf" : model.Style == RandomStyle.Newtonsoft && format == "JSON";
        for (Type? one = member.DeclaringType; isAsked && one is not null && one != typeof(object); one = one.BaseType)
        {
            if (one.GetMethod("ShouldSerialize" + member.Name, Own, []) is { } method)
            {
                return !(bool)method.Invoke(System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(type), null)!;
            }
        }
        return false;
    }

    private bool IsNamed(FieldInfo field, MemberInfo member)
    {
        // Of an explicit interface member the last part is looked for: the interface is told as C# writes it.
        string name = Name(field).Split('.')[^1];
        Type owner = field.DeclaringType!;
        // An override that hands its value on is the member that is named.
        string[] owners = [owner.FullName!, .. Overriding(member).Select(t => t.FullName!)];
        return diagnostics.Any(d => d.Id == "OCT0025" && d.GetMessage().StartsWith("'" + Plain(owner.FullName!), StringComparison.Ordinal))
            || diagnostics.Any(
                d => d.Severity >= DiagnosticSeverity.Warning && d.GetMessage() is var message
                    && owners.Any(o => message.Contains(Plain(o), StringComparison.Ordinal))
                    && (message.Contains("." + name + "'", StringComparison.Ordinal) || message.Contains(".@" + name + "'", StringComparison.Ordinal)
                    || message.Contains("'" + name + "'", StringComparison.Ordinal)
                    // A parameter that is kept is named by the property over it, whose accessors change it.
                    || (d.Id == "OCT0045" && field.Name.EndsWith(">P", StringComparison.Ordinal)
                    && message.Contains("." + name + "'", StringComparison.OrdinalIgnoreCase))));
    }

    private static string Plain(string type) => type.Split('`')[0];

    private IEnumerable<Type> Overriding(MemberInfo member) =>
        Declarations(member).Where(m => m != member).Select(m => m.DeclaringType!);

    /// <summary>A member, and the properties that it overrides or that override it.</summary>
    private IEnumerable<MemberInfo> Declarations(MemberInfo member)
    {
        if (member is not PropertyInfo { GetMethod: { } getter })
        {
            return [member];
        }
        var all = new List<MemberInfo> { member };
        for (Type? one = type; one is not null; one = one.BaseType)
        {
            all.AddRange(one.GetProperties(Own)
                .Where(p => p.DeclaringType != member.DeclaringType && p.GetMethod?.GetBaseDefinition() == getter.GetBaseDefinition()));
        }
        return all;
    }
}
