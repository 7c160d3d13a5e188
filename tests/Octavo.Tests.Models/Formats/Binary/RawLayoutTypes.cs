// Owns: structs in raw layout that hold structs whose memory has another order than their raw layout: tuples, and Auto.
using System.Runtime.InteropServices;
using System.Text;

namespace Octavo.Tests.Formats.Binary;

/// <summary>In memory the count of the key comes before its kind: the runtime lays tuples out by size.</summary>
[GenerateCodec]
public readonly record struct KeyedRow(DateTime When, (long Id, byte Kind, int Count) Key);

[GenerateCodec]
public readonly record struct RowOfRows(int Number, KeyedRow Row);

/// <summary>Numbers come before structs.</summary>
[GenerateCodec]
public readonly record struct RuneRow(int Number, (long Id, Guid Of, (Rune Letter, sbyte Kind) Part) Key);

[GenerateCodec, StructLayout(LayoutKind.Auto)]
public readonly record struct AutoPart(long Id, byte Kind, int Count);

[GenerateCodec]
public readonly record struct AutoRow(short Number, AutoPart Part);

/// <summary>In memory as in its raw layout.</summary>
[GenerateCodec]
public readonly record struct PlainRow(short Number, (long Id, int Count, byte Kind) Key);

[GenerateCodec]
public sealed record RowTable(
    KeyedRow One, KeyedRow? Maybe, KeyedRow[] Array, List<RowOfRows> List, Dictionary<int, RuneRow> Map, AutoRow[] Autos, PlainRow[] Plains);
