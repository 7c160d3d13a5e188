// Owns: the comparison of two sides of .proto files: what both have is compared, what one does not have is reported.
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

/// <summary>Compares files.</summary>
internal sealed class ProtoComparer
{
    private readonly ProtoSide _old;
    private readonly ProtoSide _new;
    private readonly ProtoNames _names;
    private readonly ProtoFindings _findings = new();
    private readonly ProtoFieldRules _fields;
    private readonly ProtoMessageRules _messages;
    private readonly ProtoServiceRules _services;
    private readonly LanguageRules _languages;

    /// <param name="old">The old side.</param>
    /// <param name="recent">The new side.</param>
    internal ProtoComparer(ProtoSide old, ProtoSide recent)
    {
        (_old, _new, _names) = (old, recent, new ProtoNames(old, recent));
        var verdicts =
            new MessageVerdicts(
                (writer, reader) =>
                    !writer.IsMapEntry && !reader.IsMapEntry
                        && (_names.AreOne(writer.FullName, reader.FullName) || _names.AreOne(reader.FullName, writer.FullName)),
                Size(old) + Size(recent));
        _fields = new ProtoFieldRules(new WireRules(verdicts, _names.AreOne), new ProtoJsonRules(verdicts), _findings, _names.AreOne,
            (message, number) => _old.Extensions.GetValueOrDefault(("." + message.FullName, number)),
            (message, number) => _new.Extensions.GetValueOrDefault(("." + message.FullName, number)));
        _messages = new ProtoMessageRules(_findings);
        _services = new ProtoServiceRules(_findings, _names.AreOne);
        _languages = new LanguageRules(_findings);
    }

    /// <summary>The findings of all, or of one message, enum or service and what it holds.</summary>
    /// <param name="type">Its full name, or its own if no other has it; null for all.</param>
    /// <exception cref="UsageException">Neither side has the type.</exception>
    internal List<Finding> Compare(string? type) => DeepStack.HasRoom ? CompareNow(type) : DeepStack.Run(() => CompareNow(type));

    private List<Finding> CompareNow(string? type)
    {
        bool hasSource = _old.HasFiles && _new.HasFiles;
        if (hasSource)
        {
            Files();
        }
        foreach ((string name, ProtoMessage message) in _old.Messages)
        {
            Message(name, message);
        }
        foreach ((string name, ProtoEnum one) in _old.Enums)
        {
            Enum(name, one);
        }
        foreach ((string name, (ProtoService service, ProtoFile file)) in _old.Services)
        {
            Service(name, service, file);
        }
        Extensions();
        Added();
        if (hasSource)
        {
            new CSharpRules(_findings).Compare(_old, _new);
        }
        List<Finding> all = hasSource ? _findings.All : [.. _findings.All.Where(finding => !DataFormats.IsSource(finding.Format))];
        return type is null ? all : new ProtoReach(_old, _new).Of(type, all);
    }

    private static int Size(ProtoSide side) => side.Messages.Values.Sum(message => 1 + message.Fields.Count) + side.Enums.Values.Sum(one => one.Values.Count);

    private void Files()
    {
        foreach (ProtoFile file in _old.Files.Where(file => _names.New(file) is null))
        {
            _findings.Source(new ProtoChange("file-removed", file.Name, "", "removed", ProtoFindings.At(file, default)), DataFormat.Languages,
                "files that import it are refused");
        }
        foreach ((ProtoFile old, ProtoFile recent) in _names.Files)
        {
            if (old.Package != recent.Package)
            {
                var any = new Verdict(Outcome.Partly, "messages inside of google.protobuf.Any, and service calls, use full names");
                ProtoChange change =
                    new("file-package", recent.Name, "",
                        $"package {(recent.Package.Length == 0 ? "removed" : recent.Package)}, was {(old.Package.Length == 0 ? "none" : old.Package)}",
                        ProtoFindings.At(recent, recent.Position));
                _findings.Both(change, any, any);
                _findings.Source(change, DataFormat.Languages, "files that import it use the package in type names");
            }
            if (old.Syntax != recent.Syntax)
            {
                ProtoChange change = new("file-syntax", recent.Name, "", $"{recent.Syntax}, was {old.Syntax}", ProtoFindings.At(recent, recent.Position));
                _findings.Both(change, Verdict.Read, Verdict.Read); // what it changes in data is reported at the fields
                _findings.Add(change, DataFormat.Languages, Verdict.Read, new Verdict(Outcome.Risk, "some compilers generate different code for another syntax"));
            }
            _languages.Compare(old, recent);
        }
    }

    private void Message(string name, ProtoMessage message)
    {
        if (!_new.Messages.TryGetValue(_names.New(name), out ProtoMessage? same))
        {
            Removed("message-removed", name, message.File, message);
            return;
        }
        _messages.Compare(message, same);
        _languages.Compare(message, same);
        _fields.Compare(message, same);
        foreach (ProtoField field in message.Fields)
        {
            if (same.Find(field.Number) is { } other)
            {
                _languages.Compare(field, other, same.FullName);
            }
        }
        Moved(name, message.File, same.File, message, same);
    }

    private void Enum(string name, ProtoEnum one)
    {
        if (!_new.Enums.TryGetValue(_names.New(name), out ProtoEnum? same))
        {
            Removed("enum-removed", name, one.File, one);
            return;
        }
        new ProtoEnumRules(_findings, _messages, one, same).Compare();
        Moved(name, one.File, same.File, one, same);
    }

    private void Service(string name, ProtoService service, ProtoFile file)
    {
        if (_new.Services.TryGetValue(_names.New(name), out (ProtoService Service, ProtoFile File) same))
        {
            _services.Compare(service, same.Service, same.File);
            Moved(name, file, same.File, service, same.Service);
        }
        else
        {
            _services.Removed(service, file);
        }
    }

    private void Extensions()
    {
        ILookup<string, ProtoField> named = _new.Extensions.Values.ToLookup(field => field.FullName, StringComparer.Ordinal);
        foreach (((string extendee, int number), ProtoField field) in _old.Extensions)
        {
            string type = extendee.TrimStart('.');
            ProtoField? renumbered =
                named[_names.New(field.FullName)].FirstOrDefault(other => other.Extendee == "." + _names.New(type) && other.Number != number);
            if (renumbered is not null)
            {
                _fields.Moved(field, renumbered, type, Holder(_new, renumbered.Extendee, number), Holder(_old, extendee, renumbered.Number));
            }
            if (_new.Extensions.TryGetValue(("." + _names.New(type), number), out ProtoField? same))
            {
                _fields.Both(field, same, type);
                _languages.Compare(field, same, type);
                ExtensionMoved(field, same, type);
            }
            else if (_new.Messages.GetValueOrDefault(_names.New(type))?.Find(number) is { } own)
            {
                _fields.Became(field, own, type);
                _findings.Source(new ProtoChange("extension-removed", type, field.FullName, "removed", ProtoFindings.At(own.File, own.Position)),
                    DataFormat.Languages, "code that uses the extension does not compile");
            }
            else
            {
                ProtoMessage? extended = _new.Messages.GetValueOrDefault(_names.New(type));
                Place place = Gone(field.FullName, field.File, field);
                _fields.Removed(field, type, extended?.Reserved, place);
                _findings.Source(new ProtoChange("extension-removed", type, field.FullName, "removed", place), DataFormat.Languages,
                    "code that uses the extension does not compile");
            }
        }
    }

    /// <summary>What has a number of a message on one side: one of its fields, or an extension; null if nothing has.</summary>
    private static ProtoField? Holder(ProtoSide side, string extendee, int number) =>
        side.Extensions.GetValueOrDefault((extendee, number)) ?? side.Messages.GetValueOrDefault(extendee.TrimStart('.'))?.Find(number);

    private void ExtensionMoved(ProtoField old, ProtoField recent, string type)
    {
        var change =
            new ProtoChange("extension-name", type, recent.FullName, $"its full name was {old.FullName}", ProtoFindings.At(recent.File, recent.Position));
        if (old.FullName != recent.FullName && old.Name == recent.Name)
        {
            _fields.Names(change, old, recent); // if its own name differs, that has been said
        }
        if (_names.New(old.FullName) != recent.FullName)
        {
            _findings.Source(change, DataFormat.Languages, "code that uses the extension does not compile");
        }
        else if (_old.HasFiles && _new.HasFiles && !_names.AreOne(old.File, recent.File))
        {
            _findings.Source(
                new ProtoChange("type-moved", type, recent.FullName, $"declared in {recent.File.Name}, was in {old.File.Name}",
                    ProtoFindings.At(recent.File, recent.Position)), DataFormat.Languages, "files that import the old one do not find it");
        }
    }

    private void Added()
    {
        foreach (ProtoMessage message in NotIn(_old.Messages, _new.Messages))
        {
            _findings.Both(new ProtoChange("message-added", message.FullName, "", "added", ProtoFindings.At(message.File, message.Position)), Verdict.Read,
                Verdict.Read);
        }
        foreach (ProtoEnum one in NotIn(_old.Enums, _new.Enums))
        {
            _findings.Both(new ProtoChange("enum-added", one.FullName, "", "added", ProtoFindings.At(one.File, one.Position)), Verdict.Read, Verdict.Read);
        }
        foreach ((ProtoService service, ProtoFile file) in NotIn(_old.Services, _new.Services))
        {
            _findings.Add(new ProtoChange("service-added", service.FullName, "", "added", ProtoFindings.At(file, service.Position)), DataFormat.Protobuf,
                Verdict.Read, Verdict.Read);
        }
    }

    private IEnumerable<T> NotIn<T>(Dictionary<string, T> old, Dictionary<string, T> recent)
    {
        HashSet<string> names = [.. old.Keys.Select(_names.New)];
        return recent.Where(one => !names.Contains(one.Key)).Select(one => one.Value);
    }

    private void Removed(string rule, string name, ProtoFile file, ProtoElement element)
    {
        var change = new ProtoChange(rule, name, "", "removed", Gone(name, file, element));
        if (element is ProtoMessage)
        {
            _findings.Both(change, new Verdict(Outcome.Refused, "no message with that name reads it"), Verdict.Read);
        }
        _findings.Source(change, DataFormat.Languages, "code that uses it does not compile");
    }

    // In what it stood in, as far as that is there; else where it was.
    private Place Gone(string name, ProtoFile file, ProtoElement element)
    {
        string around = name.LastIndexOf('.') is var dot and > 0 ? name[..dot] : "";
        return _new.Messages.TryGetValue(_names.New(around), out ProtoMessage? outer) ? ProtoFindings.At(outer.File, outer.Position)
            : _names.New(file) is { } recent ? ProtoFindings.At(recent, recent.Position)
            : ProtoFindings.At(file, element.Position);
    }

    private void Moved(string name, ProtoFile old, ProtoFile recent, ProtoElement before, ProtoElement after)
    {
        if (_old.HasFiles && _new.HasFiles && !_names.AreOne(old, recent)
            && before.FullName.Count(one => one == '.') == after.FullName.Count(one => one == '.'))
        {
            _findings.Source(
                new ProtoChange("type-moved", _names.New(name), "", $"declared in {recent.Name}, was in {old.Name}", ProtoFindings.At(recent, after.Position)),
                    DataFormat.Languages, "files that import the old one do not find it");
        }
    }
}
