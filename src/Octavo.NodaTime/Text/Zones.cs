// Owns: what zones in data have in common: their ids, which are those of TZDB.
using NodaTime;
using Octavo.Internal;

namespace Octavo.Noda;

internal static class Zones
{
    /// <summary>The id of a zone, if data can name it: a zone of the program's own has an id that no reader finds.</summary>
    /// <param name="zone">The zone.</param>
    /// <param name="type">What has it, for the error.</param>
    internal static string Id(DateTimeZone zone, string type) => Known(zone, type).Id;

    /// <summary>The time, if it is the same in the zone that a reader finds.</summary>
    internal static ZonedDateTime Checked(ZonedDateTime value, string type)
    {
        Iso.Checked(value.Date, type);
        DateTimeZone known = Known(value.Zone, type);
        if (!ReferenceEquals(known, value.Zone) && known.GetUtcOffset(InRange(value, type).ToInstant()) != value.Offset)
        {
            Throw.InvalidValue(type,
                $"the zone {Throw.Shown(known.Id)} of DateTimeZoneProviders.Tzdb, which readers use, has another offset than {value.Offset} at that time");
        }
        return value;
    }

    /// <summary>The time, if it is one of an <see cref="Instant"/>: zones of UTC reach beyond the first and the last.</summary>
    internal static ZonedDateTime InRange(ZonedDateTime value, string type)
    {
        try
        {
            _ = value.ToInstant();
        }
        catch (OverflowException)
        {
            Throw.InvalidValue(type, "a time outside the range of an Instant");
        }
        return value;
    }

    private static DateTimeZone Known(DateTimeZone zone, string type)
    {
        DateTimeZone? known = DateTimeZoneProviders.Tzdb.GetZoneOrNull(zone.Id);
        if (known is null)
        {
            Throw.InvalidValue(type, $"the zone {Throw.Shown(zone.Id)} is not one of DateTimeZoneProviders.Tzdb, where readers look for it");
        }
        return known;
    }
}
