// Owns: the step of a build: items in, files of C# and errors at their places out. Knows no grammar.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using Microsoft.Build.Framework;
using Microsoft.Build.Utilities;
using Octavo.Proto.CSharp;
using Octavo.Proto.Errors;
using Octavo.Proto.Linking;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.Build;

/// <summary>Makes C# of <c>.proto</c> files and descriptor sets. A file whose text would be the same is not written, so nothing is compiled again.</summary>
public sealed class OctavoProtoTask : Microsoft.Build.Utilities.Task
{
    private const string ProtoEnding = ".proto";

    /// <summary>Files ending with <c>.proto</c>, and descriptor sets of any other name.</summary>
    [Required]
    public ITaskItem[] Files { get; set; } = [];

    /// <summary>Folders in which imports are looked for; files are imported by their path below one of them.</summary>
    [Required]
    public string[] Roots { get; set; } = [];

    /// <summary>The folder for the C# files.</summary>
    [Required]
    public string OutputFolder { get; set; } = "";

    /// <summary>The namespace of messages of google/protobuf that have no .NET type.</summary>
    [Required]
    public string WellKnownNamespace { get; set; } = "";

    /// <summary>Whether all messages of google/protobuf are messages like any other.</summary>
    public bool PlainWellKnown { get; set; }

    /// <summary>The formats of the types that are made, with semicolons between them; an item's own Formats wins.</summary>
    [Required]
    public string Formats { get; set; } = "";

    /// <summary>Which sides of services are made if an item's metadata <c>GrpcServices</c> says nothing: <c>None</c>, <c>Client</c>, <c>Server</c> or
    /// <c>Both</c>.</summary>
    public string GrpcServices { get; set; } = "";

    /// <summary>The types of Timestamp and Duration if an item's metadata <c>Times</c> says nothing: <c>Messages</c>, <c>DateTime</c> or
    /// <c>DateTimeOffset</c>.</summary>
    public string Times { get; set; } = "";

    /// <summary>The references of the project. If they are given, services need Octavo.Grpc among them.</summary>
    public ITaskItem[] References { get; set; } = [];

    /// <summary>The files that were made, written or not.</summary>
    [Output]
    public ITaskItem[] Generated { get; private set; } = [];

    /// <inheritdoc />
    public override bool Execute()
    {
        var errors = new ProtoErrors();
        string[] roots = [.. Roots.Where(root => root.Trim().Length != 0).Select(root => Path.GetFullPath(root.Trim()))];
        var loader = new ProtoLoader(roots, errors);
        var formats = new Dictionary<ProtoFile, string[]>();
        var services = new ServiceItems(GrpcServices, References, errors);
        var times = new Dictionary<ProtoFile, TimeTypes>();
        List<ProtoFile> files = Load(loader, roots, formats, times, services, errors);
        if (!errors.Any)
        {
            ProtoLinker.Link(loader, errors);
        }
        foreach (ProtoFile file in errors.Any ? [] : loader.Ordered)
        {
            CheckNamespace(file, errors); // of what is only imported too: it stands before the names of its types
        }
        foreach (ProtoFile file in errors.Any ? [] : files)
        {
            if (TypeNames.IsGoogle(file) && !TypeNames.Makes(file, PlainWellKnown))
            {
                Log.LogMessage(MessageImportance.High, "{0}: its messages are types of Octavo, so nothing is generated from it.", file.Path);
            }
        }
        if (errors.Any)
        {
            return Ended(errors);
        }
        List<CSharpFile> made =
            CSharpEmitter.Emit(files, new EmissionSettings(WellKnownNamespace, PlainWellKnown) { Formats = formats, Times = times, Services = services.Sides });
        var paths = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var numbers = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);
        Generated = [.. made.Select(file => Write(file, paths, numbers, errors)).OfType<TaskItem>()];
        return Ended(errors);
    }

    /// <returns>Whether there were no errors.</returns>
    private bool Ended(ProtoErrors errors)
    {
        foreach (ProtoError error in errors.All)
        {
            Log.LogError(null, error.Code, null, error.File, error.Position.Line, error.Position.Column, 0, 0, error.Message);
        }
        return !errors.Any;
    }

    // Protobuf takes any text; a namespace is one of names.
    private static void CheckNamespace(ProtoFile file, ProtoErrors errors)
    {
        if (OptionReader.Text(file.Options, OptionReader.Namespace) is { Length: > 0 } said && !CSharpNames.IsNamespace(said))
        {
            Position? place = file.Written.Find(option => option.Path[0].Name == "csharp_namespace")?.Value.Position;
            errors.Report(ProtoCodes.Option, file.Path, place ?? default, $"'{said}' is not a C# namespace: expected names with dots between them.");
        }
    }

    private List<ProtoFile> Load(ProtoLoader loader, string[] roots, Dictionary<ProtoFile, string[]> formats, Dictionary<ProtoFile, TimeTypes> times,
        ServiceItems services, ProtoErrors errors)
    {
        var files = new List<ProtoFile>();
        var paths = new Dictionary<string, string>(StringComparer.Ordinal);
        // Sets first: they bring files that texts may import.
        foreach (ITaskItem item in Files.OrderBy(item => item.ItemSpec.EndsWith(ProtoEnding, StringComparison.OrdinalIgnoreCase) ? 1 : 0))
        {
            string path = item.GetMetadata("FullPath");
            int known = files.Count;
            if (!File.Exists(path))
            {
                errors.Report(ProtoCodes.File, item.ItemSpec, default, "The file does not exist.");
            }
            else if (!item.ItemSpec.EndsWith(ProtoEnding, StringComparison.OrdinalIgnoreCase))
            {
                // A set brings Protobuf's own files since others import them: they are asked for where it has no others.
                IReadOnlyList<ProtoFile> set = loader.LoadSet(path, File.ReadAllBytes(path));
                files.AddRange(set.Any(file => !TypeNames.IsGoogle(file)) ? set.Where(file => !TypeNames.IsGoogle(file)) : set);
            }
            else
            {
                string name = ProtoLoader.ImportName(path, roots);
                if (paths.TryGetValue(name, out string other) && other != path)
                {
                    errors.Report(ProtoCodes.File, path, default,
                        $"'{other}' is imported as '{name}' too: set folders in OctavoProtoRoot so that each file has its own path.");
                }
                paths[name] = path;
                if (loader.Load(name, path) is { } file)
                {
                    files.Add(file);
                }
            }
            string said = item.GetMetadata("Formats");
            string[]? asked = FormatNames.Parse(said.Length == 0 ? Formats : said, out string wrong);
            if (asked is null)
            {
                errors.Report(ProtoCodes.Setting, item.ItemSpec, default, wrong);
            }
            TimeTypes asTimes = TimesOf(item, errors);
            for (int i = known; i < files.Count; i++)
            {
                times[files[i]] = asTimes;
                services.Add(item, files[i]);
                formats[files[i]] = asked ?? [];
            }
        }
        return [.. files.Distinct()];
    }

    private TimeTypes TimesOf(ITaskItem item, ProtoErrors errors)
    {
        string said = item.GetMetadata(nameof(Times)) is { Length: > 0 } own ? own : Times.Trim();
        TimeTypes times = TimeTypes.Messages;
        // Not by Enum.TryParse alone, which takes numbers and lists as well.
        if (said.Length != 0 && !(Enum.TryParse(said, ignoreCase: true, out times) && string.Equals(times.ToString(), said, StringComparison.OrdinalIgnoreCase))
            )
        {
            errors.Report(ProtoCodes.Setting, item.ItemSpec, default,
                $"{nameof(Times)} is '{said}': expected {string.Join(", ", Enum.GetNames(typeof(TimeTypes)))}.");
        }
        return times;
    }

    /// <returns>Null if no file can have the name, which a set may give: that is an error.</returns>
    private TaskItem? Write(CSharpFile file, HashSet<string> paths, Dictionary<string, int> numbers, ProtoErrors errors)
    {
        try
        {
            string wanted = Path.GetFullPath(Path.Combine(OutputFolder, file.Proto.Replace("..", "_").TrimStart('/', '\\').Replace(':', '_')));
            string path = wanted + ".g.cs";
            // Names of files may differ in case alone, which some file systems ignore. Each begins where the one before it ended: from 2 on, 50,000 of
            // them made 10⁹ texts.
            int again = numbers.TryGetValue(wanted, out int next) ? next : 2;
            while (!paths.Add(path))
            {
                path = $"{wanted}.{again++.ToString(CultureInfo.InvariantCulture)}.g.cs";
            }
            numbers[wanted] = again;
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            if (!File.Exists(path) || File.ReadAllText(path) != file.Text)
            {
                File.WriteAllText(path, file.Text, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false));
            }
            return new TaskItem(path);
        }
        catch (Exception found) when (found is IOException or UnauthorizedAccessException or ArgumentException or NotSupportedException)
        {
            errors.Report(ProtoCodes.File, ErrorText.Shown(file.Proto), default, "No C# file of this name can be written: " + ErrorText.Shown(found.Message));
            return null;
        }
    }
}
