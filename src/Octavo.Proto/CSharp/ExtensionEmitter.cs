// Owns: the class of the extensions that a file or a message declares, and the field of each. Knows no member of a message.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

internal sealed class ExtensionEmitter(CodeText code, TypeNames types)
{
    private const string Library = "global::Octavo.Protobuf.Extensions.Protobuf";

    /// <summary>Where the library's types of google/protobuf are.</summary>
    private const string WellKnown = "global::Octavo.Protobuf.WellKnown.";

    private readonly List<string> _printed = [];

    /// <summary>The extensions that can be had: those of google/protobuf's options if those are types, which is where a message of the project holds
    /// some.</summary>
    public List<ProtoField> Given(IEnumerable<ProtoField> extensions) => [.. extensions.Where(one => types.Has(one.Extended!))];

    /// <summary>The types of google/protobuf that are values of extensions: nothing else names them to programs compiled ahead of time.</summary>
    public List<string> Values(ProtoFile file) =>
        [.. Given(file.AllExtensions).Select(one => types.Of(one)).Where(type => type.StartsWith(WellKnown, StringComparison.Ordinal)).Distinct()];

    /// <summary>The class, with a field for each extension.</summary>
    /// <param name="file">The file that declares them.</param>
    /// <param name="message">The message that declares them; null for the file itself.</param>
    /// <param name="extensions">The extensions.</param>
    public void Class(ProtoFile file, ProtoMessage? message, List<ProtoField> extensions)
    {
        string name = message is null ? types.Naming.ExtensionsOf(file) : types.Naming.ExtensionsIn(message);
        string summary = message is null ? $"The extensions that {Path.GetFileName(file.Name)} declares."
            : "The extensions that the message declares, of other messages or of itself.";
        code.Line($"/// <summary>{summary}</summary>");
        code.Open("public static partial class " + name);
        Dictionary<ProtoField, string> names = CSharpNaming.Extensions(name, extensions);
        for (int i = 0; i < extensions.Count; i++)
        {
            if (i > 0)
            {
                code.Line();
            }
            Extension(extensions[i], names[extensions[i]]);
            _printed.Add(types.OfExtensions(file, message) + "." + names[extensions[i]]);
        }
        code.Close();
    }

    /// <summary>What tells the library of the extensions that were printed: formats with names ask for them.</summary>
    public void Registration()
    {
        if (_printed.Count == 0)
        {
            return;
        }
        code.Line();
        code.Open("file static class Registration");
        code.Line("[global::System.Runtime.CompilerServices.ModuleInitializer]");
        code.Line("internal static void Register() => global::Octavo.Protobuf.Extensions.ProtobufExtensions.Register(static () =>");
        code.Line("[");
        _printed.ForEach(one => code.Line("    " + one + ","));
        code.Line("]);");
        code.Close();
    }

    private void Extension(ProtoField field, string name)
    {
        string? wrapped = types.Wrapped(field);
        string type = wrapped ?? types.Of(field);
        string target = types.Of(field.Extended!);
        code.Summary(field.Comment);
        if (field.Comment.Length == 0)
        {
            code.Line($"/// <summary>The extension {field.FullName} of <see cref=\"{target}\"/>.</summary>");
        }
        string kind = Library + (field.IsRepeated ? "RepeatedExtension" : "Extension");
        string[] said = ["Name = " + CSharpNames.Literal(field.FullName), .. FieldEmitter.Form(field, wrapped is not null), .. Said(field, type)];
        code.Line(
            $"public static readonly {kind}<{target}, {type}> {name} = new({field.Number.ToString(CultureInfo.InvariantCulture)}) {{ {string.Join(", ", said)} }};");
    }

    private IEnumerable<string> Said(ProtoField field, string type)
    {
        if (field.Type == ProtoType.Message && field.Extended!.IsMessageSet)
        {
            yield return "IsMessageSetItem = true";
        }
        if (field.Default is not null)
        {
            yield return "Default = " + DefaultLiteral.Of(field, type, types.Naming);
        }
        else if (!field.IsRepeated && field.Enum is { Values: [{ Number: not 0 } first, ..] } one)
        {
            // Without an explicit default, a closed enum's first value is the default, whatever its number.
            yield return "Default = " + type + "." + types.Naming.Values(one)[first];
        }
    }
}
