// Owns: a date: google.type.Date.
using System.ComponentModel;
using Octavo.Contracts;
using Octavo.Generated.Octavo_.Noda;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.Date</c>.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct DateMessage([property: CodecMember(1)] int Year, [property: CodecMember(2)] int Month, [property: CodecMember(3)] int Day)
    : INodaMessage<DateMessage>
{
    /// <inheritdoc/>
    public static void WriteTagged<W>(ref W writer, DateMessage data)
        where W : struct, ITaggedWriter<W>, allows ref struct => DateMessageCodec.WriteTagged(ref writer, data);

    /// <inheritdoc/>
    public static DateMessage ReadTagged<R>(ref R reader)
        where R : struct, ITaggedReader<R>, allows ref struct => DateMessageCodec.ReadTagged(ref reader, default(DateMessage));
}
