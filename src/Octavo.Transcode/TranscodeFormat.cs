// Owns: the formats that can be converted. A further one is a value here, a reader and a writer of events, and two lines in Running/Transcoder.cs.
using Octavo.Transcode.Engine;

namespace Octavo;

/// <summary>A format that describes itself, so its data can be converted without a type.</summary>
public sealed class TranscodeFormat
{
    private TranscodeFormat(string name, FormatKind kind, bool isCounted, OctavoOptions options) =>
        (Name, Kind, IsCounted, Options) = (name, kind, isCounted, options);

    /// <summary>JSON, RFC 8259, strictly.</summary>
    public static TranscodeFormat Json { get; } = JsonWith(OctavoJsonOptions.Default);

    /// <summary>MessagePack.</summary>
    public static TranscodeFormat MessagePack { get; } = new("MessagePack", FormatKind.MsgPack, isCounted: true, OctavoMsgPackOptions.Default);

    /// <summary>CBOR, RFC 8949. Arrays and maps of indefinite length are read, so a source may have counts or not.</summary>
    public static TranscodeFormat Cbor { get; } = new("CBOR", FormatKind.Cbor, isCounted: false, OctavoCborOptions.Default);

    /// <summary>The name of the format, as in errors.</summary>
    public string Name { get; }

    internal FormatKind Kind { get; }

    /// <summary>Whether the count of an array or map always precedes its elements.</summary>
    internal bool IsCounted { get; }

    /// <summary>Whether a writer of it wants to know the counts.</summary>
    internal bool WantsCounts => Kind is FormatKind.MsgPack or FormatKind.Cbor;

    internal OctavoOptions Options { get; }

    /// <summary>JSON with lenient options.</summary>
    /// <param name="options">What the reader accepts. Limits and duplicates come from <see cref="TranscodeOptions"/>, and write options do not apply.</param>
    /// <exception cref="ArgumentException">Single quotes or names without quotes are allowed: text with these is copied whole before it is read, but this call
    /// is for streams.</exception>
    public static TranscodeFormat JsonWith(OctavoJsonOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        if (options.AllowSingleQuotes || options.AllowUnquotedNames)
        {
            throw new ArgumentException("Single quotes and names without quotes cannot be converted.", nameof(options));
        }
        return new TranscodeFormat("JSON", FormatKind.Json, isCounted: false, options);
    }

    /// <inheritdoc/>
    public override string ToString() => Name;
}
