// Owns: the C# types of fields, those of google/protobuf too. Prints nothing.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

/// <summary>C# text of types; notes which messages of google/protobuf are needed as messages.</summary>
internal sealed class TypeNames(EmissionSettings settings, CSharpNaming naming)
{
    public const string Timestamp = "google.protobuf.Timestamp";
    public const string Duration = "google.protobuf.Duration";

    private const string Google = "google/protobuf/";

    /// <summary>The message whose .NET type is a value.</summary>
    private const string Value = "google.protobuf.Value";

    private static readonly Dictionary<string, string> s_known = new(StringComparer.Ordinal)
    {
        ["google.protobuf.Struct"] = "global::Octavo.Protobuf.WellKnown.ProtobufStruct",
        ["google.protobuf.Value"] = "global::Octavo.Protobuf.WellKnown.ProtobufValue",
        ["google.protobuf.ListValue"] = "global::Octavo.Protobuf.WellKnown.ProtobufListValue",
        ["google.protobuf.Any"] = "global::Octavo.Protobuf.WellKnown.ProtobufAny",
        ["google.protobuf.FieldMask"] = "global::Octavo.Protobuf.WellKnown.ProtobufFieldMask",
        ["google.protobuf.Empty"] = "global::Octavo.Protobuf.WellKnown.ProtobufEmpty",
    };

    private static readonly Dictionary<string, string> s_wrappers = new(StringComparer.Ordinal)
    {
        ["google.protobuf.DoubleValue"] = "double",
        ["google.protobuf.FloatValue"] = "float",
        ["google.protobuf.Int64Value"] = "long",
        ["google.protobuf.UInt64Value"] = "ulong",
        ["google.protobuf.Int32Value"] = "int",
        ["google.protobuf.UInt32Value"] = "uint",
        ["google.protobuf.BoolValue"] = "bool",
        ["google.protobuf.StringValue"] = "string",
        ["google.protobuf.BytesValue"] = "byte[]",
    };

    private readonly HashSet<ProtoElement> _known = [];

    /// <summary>The names of what is made.</summary>
    public CSharpNaming Naming => naming;

    /// <summary>Elements at the top of files of google/protobuf that must be printed, in the order in which they were asked for.</summary>
    public List<ProtoElement> Needed { get; } = [];

    /// <summary>Whether a file comes with this library.</summary>
    public static bool IsGoogle(ProtoFile file) => file.Name.StartsWith(Google, StringComparison.Ordinal) && file.Package == "google.protobuf";

    /// <summary>Whether something is made of one of Protobuf's own files if it is asked for.</summary>
    public static bool Makes(ProtoFile file, bool plain) => Own(file, plain).Any();

    private static IEnumerable<ProtoElement> Own(ProtoFile file, bool plain) =>
        [.. file.Enums, .. file.Messages.Where(message => plain || !s_known.ContainsKey(message.FullName))];

    /// <summary>Asks for the types of one of Protobuf's own files, as far as the library has none for them.</summary>
    public void Need(ProtoFile file)
    {
        foreach (ProtoElement element in Own(file, settings.PlainWellKnown))
        {
            if (_known.Add(element))
            {
                Needed.Add(element);
            }
        }
    }

    /// <summary>The type in a google.protobuf wrapper; null if the field's type is none, or is taken as a message.</summary>
    public string? Wrapped(ProtoField field) =>
        !settings.PlainWellKnown && !field.IsRepeated && field.Features.Presence != ProtoFeatures.Required && field.Message is { } message
            && IsGoogle(message.File) && !IsDelimited(field) && s_wrappers.TryGetValue(message.FullName, out string type) ? type : null;

    /// <summary>Whether a message comes between tags; maps and their values never do.</summary>
    public static bool IsDelimited(ProtoField field) =>
        field.Type == ProtoType.Group
            || (field.Type == ProtoType.Message && field.Features.Encoding == ProtoFeatures.Delimited && field.Message is { IsMapEntry: false }
            && field.Parent is not { IsMapEntry: true });

    /// <summary>The type of one value of a field.</summary>
    public string Of(ProtoField field) => field.Type switch
    {
        ProtoType.Double => "double",
        ProtoType.Float => "float",
        ProtoType.Int64 or ProtoType.SInt64 or ProtoType.SFixed64 => "long",
        ProtoType.UInt64 or ProtoType.Fixed64 => "ulong",
        ProtoType.Int32 or ProtoType.SInt32 or ProtoType.SFixed32 => "int",
        ProtoType.UInt32 or ProtoType.Fixed32 => "uint",
        ProtoType.Bool => "bool",
        ProtoType.String => "string",
        ProtoType.Bytes => "byte[]",
        ProtoType.Enum => Of(field.Enum!),
        _ => Time(field) ?? Of(field.Message!),
    };

    private string? Time(ProtoField field) => !IsGoogle(field.Message!.File) ? null : (field.Message.FullName, settings.TimesOf(field.File)) switch
    {
        (Timestamp, TimeTypes.DateTime) => "global::System.DateTime",
        (Timestamp, TimeTypes.DateTimeOffset) => "global::System.DateTimeOffset",
        (Duration, not TimeTypes.Messages) => "global::System.TimeSpan",
        _ => null,
    };

    public string Of(ProtoEnum one) => Name(one, one.File, one.Parent);

    /// <summary>The class of a message that a call takes or gives: a value cannot be there.</summary>
    public string OfCall(ProtoMessage message) =>
        IsGoogle(message.File) && message.FullName == Value ? Name(message, message.File, message.Parent) : Of(message);

    /// <summary>Whether a message is a type of the project or of one that it uses; those of google/protobuf are where they are needed.</summary>
    public bool Has(ProtoMessage message) => !IsGoogle(message.File) || _known.Contains(message);

    public string Of(ProtoMessage message) =>
        !settings.PlainWellKnown && IsGoogle(message.File) && s_known.TryGetValue(message.FullName, out string known) ? known
            : Name(message, message.File, message.Parent);

    private string Name(ProtoElement element, ProtoFile file, ProtoMessage? parent)
    {
        ProtoElement top = element;
        for (ProtoMessage? around = parent; around is not null; around = around.Parent)
        {
            top = around;
        }
        if (IsGoogle(file) && _known.Add(top))
        {
            Needed.Add(top);
        }
        return "global::" + naming.FullName(element, file, parent);
    }

    /// <summary>The class of a file's extensions, or of a message's.</summary>
    public string OfExtensions(ProtoFile file, ProtoMessage? message) =>
        message is null ? $"global::{(naming.Namespace(file) is { Length: > 0 } space ? space + "." : "")}{naming.ExtensionsOf(file)}"
            : Name(message, file, message.Parent) + "." + naming.ExtensionsIn(message);
}
