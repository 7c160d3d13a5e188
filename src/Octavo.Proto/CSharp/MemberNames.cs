// Owns: the names of the members of a message's class. Prints nothing.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

/// <summary>Names of what is in a message's class, and of its fields in formats with names.</summary>
internal sealed class MemberNames
{
    private const string None = "None";

    private readonly Dictionary<ProtoField, string> _fields;
    private readonly Dictionary<ProtoField, string> _wires = [];
    private readonly Dictionary<ProtoField, string> _defaults = [];
    private readonly Dictionary<ProtoField, string> _cases = [];
    private readonly Dictionary<ProtoOneof, (string Type, string Property, string Clear)> _oneofs = [];

    /// <param name="message">The message.</param>
    /// <param name="taken">Names that no member can have.</param>
    public MemberNames(ProtoMessage message, UniqueNames taken)
    {
        Unknown = taken.Take("UnknownFields");
        _fields = taken.TakeAll(message.Fields, CSharpNames.Written, CSharpNames.Pascal, field => field.Number);
        foreach (ProtoField field in message.Fields.Where(field => field.Default is not null))
        {
            _defaults.Add(field, taken.Take(_fields[field] + "OrDefault", field.Number));
        }
        ILookup<int, ProtoField> oneofs = message.Fields.ToLookup(field => field.Oneof);
        for (int i = 0; i < message.Oneofs.Count; i++)
        {
            ProtoOneof oneof = message.Oneofs[i];
            if (!oneof.IsSynthetic)
            {
                string name = CSharpNames.Pascal(oneof.Name);
                _oneofs.Add(oneof, (taken.Take(name + "OneofCase"), taken.Take(name + "Case"), taken.Take("Clear" + name)));
                var cases = new UniqueNames(None);
                foreach (ProtoField field in oneofs[i])
                {
                    _cases.Add(field, cases.Take(_fields[field], field.Number));
                }
            }
        }
        Wires(message);
    }

    /// <summary>The property of what the type does not know.</summary>
    public string Unknown { get; }

    /// <summary>The property of a field.</summary>
    public string this[ProtoField field] => _fields[field];

    /// <summary>The name of a field in formats with names: that of JSON, or the one in the file if proto2 has a name of JSON twice.</summary>
    public string Wire(ProtoField field) => _wires[field];

    /// <summary>The property of a field with its default.</summary>
    public string OrDefault(ProtoField field) => _defaults[field];

    /// <summary>The value of a field in the enum of its oneof.</summary>
    public string Case(ProtoField field) => _cases[field];

    /// <summary>The enum of a oneof, the property that has it, and the method that clears it.</summary>
    public (string Type, string Property, string Clear) Of(ProtoOneof oneof) => _oneofs[oneof];

    private void Wires(ProtoMessage message)
    {
        var count = message.Fields.GroupBy(field => field.JsonName, StringComparer.Ordinal)
            .ToDictionary(group => group.Key, group => group.Count(), StringComparer.Ordinal);
        var taken = new UniqueNames(count.Where(one => one.Value == 1).Select(one => one.Key));
        foreach (ProtoField field in message.Fields)
        {
            _wires.Add(field, count[field.JsonName] == 1 ? field.JsonName : taken.Take(field.Name, field.Number));
        }
    }
}
