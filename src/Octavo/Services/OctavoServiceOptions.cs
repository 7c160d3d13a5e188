// Owns: what the services of a program have in common: which formats there are, in which order, with which options. Knows no framework and no container.
namespace Octavo;

/// <summary>
/// The formats that the services of a program use: one place for options, for all frameworks. Packages get it as options
/// (<c>IOptionsMonitor&lt;OctavoServiceOptions&gt;</c>), by name if a program has several.
/// </summary>
/// <remarks>By default: JSON, MessagePack, CBOR, Protobuf and Binary, each with <see cref="SerializerLimits.Untrusted"/>. JSON is read
/// with names in any case and with a byte order mark. Configured at start-up by one thread, read by any number afterwards.</remarks>
public sealed class OctavoServiceOptions
{
    private static readonly OctavoFormat[] s_untrusted =
    [
        OctavoFormats.JsonOfServices,
        OctavoFormats.MessagePack.With(SerializerLimits.Untrusted),
        OctavoFormats.Cbor.With(SerializerLimits.Untrusted),
        OctavoFormats.Protobuf.With(SerializerLimits.Untrusted),
        OctavoFormats.Binary.With(SerializerLimits.Untrusted),
    ];

    private readonly List<OctavoFormat> _formats = [.. s_untrusted];

    /// <summary>The formats. The first one is written if the client asks for no other.</summary>
    public IReadOnlyList<OctavoFormat> Formats => _formats;

    /// <summary>Adds a format, or replaces the format of that name in its place.</summary>
    /// <param name="format">The format with its options, which are used unchanged, including their limits.</param>
    public OctavoServiceOptions Use(OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        int at = _formats.FindIndex(known => known.Name == format.Name);
        if (at < 0)
        {
            _formats.Add(format);
        }
        else
        {
            _formats[at] = format;
        }
        return this;
    }

    /// <summary>Sets the options of a format, and adds the format if it is missing.</summary>
    /// <param name="options">Such as <c>OctavoJsonOptions.Untrusted with { AllowNamedFloats = true }</c>: used unchanged, including their limits.</param>
    /// <exception cref="ArgumentException">They are for a format that is neither here nor in <see cref="OctavoFormats"/>.</exception>
    public OctavoServiceOptions Use(OctavoOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        OctavoFormat format = _formats.Concat(OctavoFormats.All).FirstOrDefault(known => known.Options.GetType() == options.GetType())
            ?? throw new ArgumentException($"No format has options of {options.GetType()}; add it first.", nameof(options));
        return Use(format.With(options));
    }

    /// <summary>Keeps only these formats, in this order.</summary>
    /// <param name="names">Names of existing formats: <c>JSON</c>, <c>CBOR</c>, …</param>
    /// <exception cref="ArgumentException">There is no format with that name.</exception>
    public OctavoServiceOptions Only(params ReadOnlySpan<string> names)
    {
        List<OctavoFormat> kept = [];
        foreach (string name in names)
        {
            kept.Add(Find(name) ?? throw new ArgumentException($"There is no format {name} among {string.Join(", ", _formats)}.", nameof(names)));
        }
        _formats.Clear();
        _formats.AddRange(kept);
        return this;
    }

    /// <summary>Sets the limits of every format.</summary>
    /// <param name="limits">Bounds on what data may request.</param>
    public OctavoServiceOptions Limit(SerializerLimits limits)
    {
        ArgumentNullException.ThrowIfNull(limits);
        for (int i = 0; i < _formats.Count; i++)
        {
            _formats[i] = _formats[i].With(limits);
        }
        return this;
    }

    /// <summary>Returns the format with a name, or null.</summary>
    /// <param name="name">The name, as in errors: <c>JSON</c>, <c>CBOR</c>, …</param>
    public OctavoFormat? Find(string name) => _formats.Find(format => format.Name == name);

    /// <summary>Returns the format of a media type, or null: a format that lists it, or the format of its suffix (<c>application/problem+json</c>, RFC
    /// 6839).</summary>
    /// <param name="mediaType">Without parameters, in any case.</param>
    public OctavoFormat? ForMediaType(ReadOnlySpan<char> mediaType)
    {
        foreach (OctavoFormat format in _formats)
        {
            foreach (string known in format.MediaTypes)
            {
                if (mediaType.Equals(known, StringComparison.OrdinalIgnoreCase))
                {
                    return format;
                }
            }
        }
        int suffix = mediaType.LastIndexOf('+');
        return suffix < 0 ? null : _formats.Find(OfSuffix(mediaType[(suffix + 1)..]));
    }

    private static Predicate<OctavoFormat> OfSuffix(ReadOnlySpan<char> suffix)
    {
        string registered = $"application/{suffix}";
        return format => format.MediaTypes.Contains(registered, StringComparer.OrdinalIgnoreCase);
    }
}
