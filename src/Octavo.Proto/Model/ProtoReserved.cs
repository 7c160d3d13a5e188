// Owns: whether a number or a name is kept free, in lists that are whole.
using System.Collections.Generic;
using Octavo.Proto.Linking;

namespace Octavo.Proto.Model;

/// <summary>What a message or an enum reserves.</summary>
/// <param name="ranges">Its ranges, to which none is added once it is asked.</param>
/// <param name="names">Its names.</param>
internal sealed class ProtoReserved(List<ProtoRange> ranges, List<ProtoReservedName> names)
{
    private readonly ProtoLookup<string, ProtoReservedName> _names = new(names, name => name.Name);
    private RangeTable? _ranges;

    public bool Has(int number) => (_ranges ??= new RangeTable(ranges)).Find(number) is not null;

    public bool Has(string name) => _names.Find(name) is not null;
}
