// Owns: what the library's formats are to OctavoFormat: two methods, over an entry and a value whose type they do not know. Knows no format.
using System.Buffers;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Engine;

/// <summary>A format of the library as an object.</summary>
/// <param name="kind">Which.</param>
internal abstract class BuiltInFormat(CodecFormats kind) : OctavoFormat(isBuiltIn: true)
{
    internal CodecFormats Kind => kind;

    public sealed override bool CanSerialize(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return CodecCatalog.FindAny(type) is { } entry && Has(entry);
    }

    /// <summary>Writes a value.</summary>
    /// <param name="entry">The type's.</param>
    /// <param name="target">Where to.</param>
    /// <param name="root">The value.</param>
    /// <param name="array">The bytes, where the target is an array.</param>
    /// <returns>Bytes that the value takes.</returns>
    internal abstract long Write(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array);

    /// <summary>Reads a value.</summary>
    /// <param name="entry">The type's.</param>
    /// <param name="data">Where from.</param>
    /// <param name="root">Where to; a box if it has none.</param>
    /// <param name="whole">Whether nothing may follow.</param>
    /// <param name="boxed">The value, if it is to be in a box.</param>
    /// <returns>The number of bytes of the value.</returns>
    internal abstract long Read(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed);

    protected sealed override void WriteValue(IBufferWriter<byte> destination, object? value, Type type) =>
        Write(CodecCatalog.GetAny(type), new RootTarget(destination), new RootValue(value), out _);

    protected sealed override object? ReadValue(in ReadOnlySequence<byte> source, Type type, out long consumed)
    {
        consumed = Read(CodecCatalog.GetAny(type), new RootData(in source, Options, Name), new RootValue(null), whole: false, out object? boxed);
        return boxed;
    }

    /// <summary>Whether a codec has this format.</summary>
    private protected virtual bool Has(CodecEntry entry) => (entry.Formats & kind) != 0;

    /// <summary>Options of this format, and of no other.</summary>
    private protected TOptions Own<TOptions>(OctavoOptions options)
        where TOptions : OctavoOptions
    {
        ArgumentNullException.ThrowIfNull(options);
        return options as TOptions
            ?? throw new ArgumentException($"{options.GetType().Name} are not options of {Name}; it takes {typeof(TOptions).Name}.", nameof(options));
    }
}
