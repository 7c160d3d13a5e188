// Owns: the structs that are one text in every format.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;
using Octavo.Internal;

namespace Octavo.Noda;

/// <summary>A value as its text, in the patterns of <c>NodaTime.Serialization.SystemTextJson</c>.</summary>
/// <param name="Value">The text.</param>
[CodecAs(typeof(string)), EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct NodaText(string Value)
{
    private static readonly ZonedDateTimePattern s_zoned =
        ZonedDateTimePattern.CreateWithInvariantCulture("uuuu'-'MM'-'dd'T'HH':'mm':'ss;FFFFFFFFFo<G> z", DateTimeZoneProviders.Tzdb);

    /// <summary>As <c>+02</c> or <c>-03:30</c>.</summary>
    public static implicit operator NodaText(Offset value) => new(OffsetPattern.GeneralInvariant.Format(value));

    /// <summary>The value of a text.</summary>
    public static implicit operator Offset(NodaText text) => text.Parse(OffsetPattern.GeneralInvariant);

    /// <summary>As <c>2026-07-14+02</c>.</summary>
    public static implicit operator NodaText(OffsetDate value) =>
        new(OffsetDatePattern.GeneralIso.Format(value.Date == Iso.Checked(value.Date, nameof(OffsetDate)) ? value : default));

    /// <summary>The value of a text.</summary>
    public static implicit operator OffsetDate(NodaText text) => text.Parse(OffsetDatePattern.GeneralIso);

    /// <summary>As <c>09:30:00+02</c>.</summary>
    public static implicit operator NodaText(OffsetTime value) => new(OffsetTimePattern.ExtendedIso.Format(value));

    /// <summary>The value of a text.</summary>
    public static implicit operator OffsetTime(NodaText text) => text.Parse(OffsetTimePattern.ExtendedIso);

    /// <summary>As <c>2026-07-14T09:30:00+02 Europe/Zurich</c>.</summary>
    public static implicit operator NodaText(ZonedDateTime value) => new(s_zoned.Format(Zones.Checked(value, nameof(ZonedDateTime))));

    /// <summary>The value of a text.</summary>
    public static implicit operator ZonedDateTime(NodaText text) => Zones.InRange(text.Parse(s_zoned), nameof(ZonedDateTime));

    /// <summary>As <c>2026-07</c>.</summary>
    public static implicit operator NodaText(YearMonth value) => new(YearMonthPattern.Iso.Format(Iso.Checked(value, nameof(YearMonth))));

    /// <summary>The value of a text.</summary>
    public static implicit operator YearMonth(NodaText text) => text.Parse(YearMonthPattern.Iso);

    /// <summary>As <c>07-14</c>.</summary>
    public static implicit operator NodaText(AnnualDate value) => new(AnnualDatePattern.Iso.Format(value));

    /// <summary>The value of a text.</summary>
    public static implicit operator AnnualDate(NodaText text) => text.Parse(AnnualDatePattern.Iso);

    /// <summary>The value of the text.</summary>
    internal T Parse<T>(IPattern<T> pattern)
    {
        ParseResult<T> result = pattern.Parse(Value);
        return result.TryGetValue(default!, out T value) ? value
            : throw new OctavoException($"not a value of {typeof(T).Name}: {Throw.Shown(result.Exception.Message.TrimEnd('.'))}.");
    }
}
