// Owns: the names of all types that are made of some files: one allocation a scope, a namespace's over all files. Prints nothing.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

/// <summary>Names of types and members.</summary>
internal sealed class CSharpNaming
{
    private const string NestedTypes = "Types";
    private const string ExtensionClass = "Extensions";

    /// <summary>Members that every class has.</summary>
    private static readonly string[] s_inherited = ["Equals", "GetHashCode", "GetType", "ToString", "MemberwiseClone", "ReferenceEquals", "Finalize"];

    private readonly EmissionSettings _settings;
    private readonly Dictionary<string, UniqueNames> _spaces = new(StringComparer.Ordinal);
    private readonly Dictionary<ProtoElement, string> _names = [];
    private readonly Dictionary<ProtoElement, string> _fullNames = []; // each reference asks
    private readonly Dictionary<ProtoFile, string> _namespaces = []; // read from all options of the file
    private readonly Dictionary<ProtoFile, string> _extensions = [];
    private readonly Dictionary<ProtoMessage, MemberNames> _members = [];
    private readonly Dictionary<ProtoEnum, Dictionary<ProtoEnumValue, string>> _values = [];

    /// <param name="files">The files; what they import is named too.</param>
    /// <param name="settings">What the project says.</param>
    public CSharpNaming(IEnumerable<ProtoFile> files, EmissionSettings settings)
    {
        _settings = settings;
        // By their names, so the order of items changes nothing; Protobuf's own files give way.
        ProtoFile[] all = [.. Closure(files).OrderBy(file => TypeNames.IsGoogle(file) ? 1 : 0).ThenBy(file => file.Name, StringComparer.Ordinal)];
        foreach (ProtoFile file in all)
        {
            Reserve(Namespace(file));
        }
        foreach (ProtoFile file in all)
        {
            // Grpc.Tools keeps the names of services: they come first.
            file.Services.ForEach(service => _names.Add(service, Space(file).Take(service.Name)));
        }
        foreach (ProtoFile file in all)
        {
            Add(Space(file), file.Messages, file.Enums);
        }
        foreach (ProtoFile file in all)
        {
            string name = string.Concat(Path.GetFileNameWithoutExtension(file.Name).Select(one => one < 128 && char.IsLetterOrDigit(one) ? one : '_'));
            _extensions.Add(file, Space(file).Take(CSharpNames.Pascal(name) + ExtensionClass));
        }
    }

    /// <summary>The namespace of a file's types; empty for the global one.</summary>
    public string Namespace(ProtoFile file)
    {
        if (!_namespaces.TryGetValue(file, out string? space))
        {
            _namespaces.Add(file, space = TypeNames.IsGoogle(file) ? _settings.WellKnownNamespace : CSharpNames.Namespace(file));
        }
        return space;
    }

    /// <summary>The name of a message, an enum or a service, without what is around it.</summary>
    public string Of(ProtoElement element) => _names[element];

    /// <summary>The class of a message's nested types, so a field may have the name of one.</summary>
    public string NestedIn(ProtoMessage message) => Of(message) == NestedTypes ? NestedTypes + "_" : NestedTypes;

    /// <summary>The class of a message's extensions, in the message.</summary>
    public string ExtensionsIn(ProtoMessage message) => Of(message) == ExtensionClass ? ExtensionClass + "_" : ExtensionClass;

    /// <summary>The class of a file's extensions: named by the file, as Google's.</summary>
    public string ExtensionsOf(ProtoFile file) => _extensions[file];

    /// <summary>The names in a message's class.</summary>
    public MemberNames Members(ProtoMessage message)
    {
        if (!_members.TryGetValue(message, out MemberNames? members))
        {
            var taken = new UniqueNames([.. s_inherited, Of(message), NestedIn(message)]);
            if (message.Extensions.Count != 0)
            {
                taken.Reserve(ExtensionsIn(message));
            }
            _members.Add(message, members = new MemberNames(message, taken));
        }
        return members;
    }

    /// <summary>The names of an enum's values, in their order: without the enum's name in front, words with capitals.</summary>
    public Dictionary<ProtoEnumValue, string> Values(ProtoEnum one)
    {
        if (!_values.TryGetValue(one, out Dictionary<ProtoEnumValue, string>? names))
        {
            _values.Add(one, names = []);
            var taken = new UniqueNames();
            one.Values.ForEach(value => names.Add(value, taken.Take(CSharpNames.Value(value.Name, one.Name), value.Number)));
        }
        return names;
    }

    /// <summary>Names of extensions in their class.</summary>
    public static Dictionary<ProtoField, string> Extensions(string name, IReadOnlyCollection<ProtoField> extensions) =>
        new UniqueNames([.. s_inherited, name]).TakeAll(extensions, CSharpNames.Written, CSharpNames.Pascal, field => field.Number);

    /// <summary>The name of a message or an enum with its namespace and the classes around it.</summary>
    public string FullName(ProtoElement element, ProtoFile file, ProtoMessage? parent)
    {
        if (!_fullNames.TryGetValue(element, out string? name))
        {
            name = Of(element);
            for (ProtoMessage? around = parent; around is not null; around = around.Parent)
            {
                name = Of(around) + "." + NestedIn(around) + "." + name;
            }
            string space = Namespace(file);
            _fullNames.Add(element, name = (space.Length == 0 ? "" : space + ".") + name);
        }
        return name;
    }

    private static HashSet<ProtoFile> Closure(IEnumerable<ProtoFile> files)
    {
        var all = new HashSet<ProtoFile>();
        var open = new Stack<ProtoFile>(files);
        while (open.Count != 0)
        {
            ProtoFile file = open.Pop();
            if (all.Add(file))
            {
                file.Imported.ForEach(one => open.Push(one ?? file));
            }
        }
        return all;
    }

    private UniqueNames Space(ProtoFile file) => Space(Namespace(file));

    private UniqueNames Space(string name)
    {
        if (!_spaces.TryGetValue(name, out UniqueNames? names))
        {
            _spaces.Add(name, names = new UniqueNames());
        }
        return names;
    }

    // A type cannot have the name of a namespace beside it.
    private void Reserve(string space)
    {
        for (int dot; space.Length != 0; space = dot < 0 ? "" : space.Substring(0, dot))
        {
            dot = space.LastIndexOf('.');
            Space(dot < 0 ? "" : space.Substring(0, dot)).Reserve(space.Substring(dot + 1));
        }
    }

    private void Add(UniqueNames scope, List<ProtoMessage> messages, List<ProtoEnum> enums)
    {
        ProtoElement[] elements = [.. enums, .. messages.Where(message => !message.IsMapEntry)];
        foreach (KeyValuePair<ProtoElement, string> one in scope.TakeAll(elements, element => element.Name, CSharpNames.Pascal, _ => 0))
        {
            _names.Add(one.Key, one.Value);
        }
        foreach (ProtoMessage message in messages)
        {
            if (!message.IsMapEntry)
            {
                Add(new UniqueNames([.. s_inherited, NestedIn(message)]), message.Nested, message.Enums);
            }
        }
    }
}
