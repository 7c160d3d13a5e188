// Owns: a value of an enum, as both sides of a comparison name it.
using System.Numerics;
using Octavo.Cli.Diff.Findings;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>A value of an enum.</summary>
/// <param name="Name">The name of the field.</param>
/// <param name="Json">The name in JSON.</param>
/// <param name="MessagePack">The name in MessagePack.</param>
/// <param name="Cbor">The name in CBOR.</param>
/// <param name="Number">Its number.</param>
internal sealed record EnumField(string Name, string Json, string MessagePack, string Cbor, BigInteger Number)
{
    /// <summary>The names in the formats that have names, JSON first.</summary>
    internal IEnumerable<string> Written => [Json, MessagePack, Cbor];

    /// <summary>The name in a format that has names.</summary>
    internal string In(DataFormat format) => format switch { DataFormat.MessagePack => MessagePack, DataFormat.Cbor => Cbor, _ => Json };
}
