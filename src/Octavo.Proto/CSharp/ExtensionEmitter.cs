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
    private const string Ending = "Extensions";
    private const string Library = "global::Octavo.Protobuf";

    /// <summary>The class of a message's extensions, in the message.</summary>
    public static string NameIn(ProtoMessage message) => CSharpNames.Type(message.Name) == Ending ? Ending + "_" : Ending;

    /// <summary>The class of a file's extensions: named by the file, as Google's.</summary>
    public static string NameOf(ProtoFile file)
    {
        string name = CSharpNames.Pascal(string.Concat(Path.GetFileNameWithoutExtension(file.Name).Select(one => char.IsLetterOrDigit(one) && one < 128 ? one : '_'))) + Ending;
        var taken = new HashSet<string>(file.Messages.Select(message => CSharpNames.Type(message.Name)).Concat(file.Enums.Select(one => CSharpNames.Type(one.Name))).Concat(file.Services.Select(service => CSharpNames.Type(service.Name))), StringComparer.Ordinal);
        return CSharpNames.Free(name, 0, taken);
    }

    /// <summary>The extensions that can be had: those of google/protobuf's options where those are types, which is where a message of the project holds some.</summary>
    public List<ProtoField> Given(IEnumerable<ProtoField> extensions) => [.. extensions.Where(one => types.Has(one.Extended!))];

    /// <summary>The types of google/protobuf that are values of extensions: nothing else names them to programs compiled ahead of time.</summary>
    public List<string> Values(ProtoFile file) =>
        [.. Given(file.AllExtensions).Select(one => types.Of(one)).Where(type => type.StartsWith(Library, StringComparison.Ordinal)).Distinct()];

    /// <summary>The class, with a field for each extension.</summary>
    public void Class(string name, string summary, List<ProtoField> extensions)
    {
        code.Line($"/// <summary>{summary}</summary>");
        code.Open("public static partial class " + name);
        HashSet<string> taken = CSharpNames.Taken(name);
        for (int i = 0; i < extensions.Count; i++)
        {
            if (i > 0)
            {
                code.Line();
            }
            Extension(extensions[i], taken);
        }
        code.Close();
    }

    private void Extension(ProtoField field, HashSet<string> taken)
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
        code.Line($"public static readonly {kind}<{target}, {type}> {CSharpNames.Free(CSharpNames.Pascal(field.Type == ProtoType.Group ? field.Message!.Name : field.Name), field.Number, taken)} = new({field.Number.ToString(CultureInfo.InvariantCulture)}) {{ {string.Join(", ", said)} }};");
    }

    private static IEnumerable<string> Said(ProtoField field, string type)
    {
        if (field.Type == ProtoType.Message && field.Extended!.IsMessageSet)
        {
            yield return "IsMessageSetItem = true";
        }
        if (field.Default is not null)
        {
            yield return "Default = " + DefaultLiteral.Of(field, type);
        }
        else if (!field.IsRepeated && field.Enum is { Values: [{ Number: not 0 } first, ..] } one)
        {
            // Where nothing is said a closed enum's first value is the default, whatever its number.
            yield return "Default = " + type + "." + CSharpNames.Values(one)[first];
        }
    }
}
