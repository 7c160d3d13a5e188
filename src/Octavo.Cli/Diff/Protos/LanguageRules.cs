// Owns: options that change what other compilers make of a file: where code is, and what it is like.
using System.Text;
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Cli.Diff.Protos;

internal sealed class LanguageRules(ProtoFindings findings)
{
    private const int NoAccessor = 2;
    private const int CType = 1;
    private const int JsType = 6;
    private const int FieldFeatures = 21;
    private const int FileFeatures = 50;
    private const int MessageFeatures = 12;
    private const int Cpp = 1000;
    private const int CppStringType = 2;
    private const int Java = 1001;
    private const int JavaUtf8 = 2;

    /// <summary>Options of files by number, as in descriptor.proto, with their defaults.</summary>
    private static readonly (int Number, string Name, string Default)[] s_file =
    [
        (1, "java_package", ""), (8, "java_outer_classname", ""), (9, "optimize_for", "1"), (10, "java_multiple_files", "0"), (11, "go_package", ""),
            (16, "cc_generic_services", "0"), (17, "java_generic_services", "0"),
        (18, "py_generic_services", "0"), (27, "java_string_check_utf8", "0"), (31, "cc_enable_arenas", "1"), (36, "objc_class_prefix", ""),
            (37, "csharp_namespace", ""), (39, "swift_prefix", ""), (40, "php_class_prefix", ""),
        (41, "php_namespace", ""), (42, "php_generic_services", "0"), (44, "php_metadata_namespace", ""), (45, "ruby_package", ""),
    ];

    // Options of a file and of a message are asked for each of their fields.
    private readonly Dictionary<(byte[] Options, int Number), string?> _options = [];
    private readonly Dictionary<(byte[] Options, int Number, int Language, int Feature), int?> _features = [];

    internal void Compare(ProtoFile old, ProtoFile recent)
    {
        foreach ((int number, string name, string none) in s_file)
        {
            (string before, string after) = (Option(old.Options, number) ?? none, Option(recent.Options, number) ?? none);
            if (before != after)
            {
                findings.Source(
                    new ProtoChange("file-option", recent.Name, "", $"option {name} is {Shown(after)}, was {Shown(before)}",
                        ProtoFindings.At(recent, recent.Position)), DataFormat.Languages, "code generated from the file is in another place, or differs");
            }
        }
    }

    internal void Compare(ProtoMessage old, ProtoMessage recent)
    {
        if (Option(old.Options, NoAccessor) != "1" && Option(recent.Options, NoAccessor) == "1")
        {
            findings.Source(
                new ProtoChange("message-option", recent.FullName, "", "option no_standard_descriptor_accessor is set",
                    ProtoFindings.At(recent.File, recent.Position)), DataFormat.Languages, "C++ code that asks for the descriptor does not compile");
        }
    }

    internal void Compare(ProtoField old, ProtoField recent, string type)
    {
        Say("jstype", Option(old.Options, JsType) ?? "0", Option(recent.Options, JsType) ?? "0", "JavaScript has it as another type");
        if (old.Type is ProtoType.String or ProtoType.Bytes && recent.Type is ProtoType.String or ProtoType.Bytes)
        {
            Say("C++ string type", CppString(old), CppString(recent), "C++ has it as another type");
            Say("Java UTF-8 validation", JavaChecks(old), JavaChecks(recent), "Java checks its text in another way");
        }

        void Say(string name, string before, string after, string why)
        {
            if (before != after)
            {
                findings.Source(
                    new ProtoChange("field-option", type, recent.Name, $"{name} is {after}, was {before}", ProtoFindings.At(recent.File, recent.Position)),
                        DataFormat.Languages, why);
            }
        }
    }

    private string? Option(byte[] options, int number)
    {
        if (options.Length == 0)
        {
            return null;
        }
        if (!_options.TryGetValue((options, number), out string? option))
        {
            _options[(options, number)] = option = WireField.Read(options).Where(field => field.Number == number)
                .Select(
                    field => field.Type == 2 ? Encoding.UTF8.GetString(field.Bytes) : field.Value.ToString(System.Globalization.CultureInfo.InvariantCulture))
                .LastOrDefault();
        }
        return option;
    }

    private static string Shown(string value) => value.Length == 0 ? "not set" : $"\"{value}\"";

    // The feature pb.cpp.string_type, and ctype before it.
    private string CppString(ProtoField field) =>
        (Feature(field, Cpp, CppStringType) ?? (Option(field.Options, CType) switch { "1" => 2, "2" => 1, _ => 3 })) switch
        {
            1 => "VIEW",
            2 => "CORD",
            _ => "STRING"
        };

    // The feature pb.java.utf8_validation, and java_string_check_utf8 before it.
    private string JavaChecks(ProtoField field) =>
        Feature(field, Java, JavaUtf8) == 2 || Option(field.File.Options, 27) == "1" || field.Features.Utf8 == ProtoFeatures.Verify ? "VERIFY" : "DEFAULT";

    // A feature of a language: the field's own, or that of the nearest around it.
    private int? Feature(ProtoField field, int language, int number)
    {
        if (Said(field.Options, FieldFeatures) is { } own)
        {
            return own;
        }
        for (ProtoMessage? message = field.Parent; message is not null; message = message.Parent)
        {
            if (Said(message.Options, MessageFeatures) is { } around)
            {
                return around;
            }
        }
        return Said(field.File.Options, FileFeatures);

        int? Said(byte[] options, int features)
        {
            if (options.Length == 0)
            {
                return null;
            }
            if (!_features.TryGetValue((options, features, language, number), out int? said))
            {
                byte[] all = [.. WireField.Read(options).Where(one => one.Number == features).SelectMany(one => one.Bytes)];
                _features[(options, features, language, number)] = said = WireField.Read(all).Where(one => one.Number == language)
                    .SelectMany(one => WireField.TryRead(one.Bytes) ?? []).Where(one => one.Number == number).Select(one => (int?)one.Int32).LastOrDefault();
            }
            return said;
        }
    }
}
