// Owns: a type whose codec is written by hand, so bulk members are reached by every way in and out. Knows no test.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Conformance.Support;

/// <summary>Integers and floats, in bulk.</summary>
public sealed class Numbers
{
    public int[]? Integers { get; set; }

    public float[]? Floats { get; set; }

    public override bool Equals(object? obj) => obj is Numbers other && Same(Integers, other.Integers) && Same(Floats, other.Floats);

    public override int GetHashCode() => Integers?.Length ?? 0;

    private static bool Same<T>(T[]? x, T[]? y)
        where T : unmanaged => (x is null) == (y is null) && x.AsSpan().SequenceEqual(y);
}

/// <summary>An array of the two sequences.</summary>
public readonly struct NumbersCodec : ISequentialCodec<Numbers>
{
    public static void Write<W>(ref W writer, scoped in Numbers value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        writer.WriteArrayStart(2);
        writer.WriteInt32s(value.Integers);
        writer.WriteSingles(value.Floats);
    }

    public static void Read<R>(ref R reader, ref Numbers value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = reader.ReadArrayStart(1);
        Assert.Equal(2, count);
        value = new Numbers { Integers = reader.ReadInt32Array(), Floats = reader.ReadSingleArray() };
    }
}

internal sealed class NumbersTable : CodecTable
{
    public override void Fill(Dictionary<Type, Func<CodecEntry>> entries) => entries.Add(typeof(Numbers), static () => new CodecEntry<Numbers, NumbersCodec>());

    [ModuleInitializer]
    internal static void Register() => CodecCatalog.Add(new NumbersTable());
}
