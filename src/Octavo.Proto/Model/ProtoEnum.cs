// Owns: one enum and its values.
using System.Collections.Generic;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

internal sealed class ProtoEnum : ProtoElement
{
    public ProtoFile File { get; set; } = null!;

    public ProtoMessage? Parent { get; set; }

    public bool AllowsAlias { get; set; }

    public List<ProtoEnumValue> Values { get; } = [];

    public List<ProtoRange> ReservedRanges { get; } = [];

    public List<ProtoReservedName> ReservedNames { get; } = [];
}

internal sealed class ProtoEnumValue : ProtoElement
{
    public int Number { get; set; }

    public Position NumberPosition { get; set; }
}
