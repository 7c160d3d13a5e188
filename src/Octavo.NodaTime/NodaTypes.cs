// Owns: which types have which codec, as the generator says it of other assemblies: by attribute at build, by table at run time.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using NodaTime;
using Octavo;
using Octavo.Codecs.Entries;
using Octavo.Generated.Octavo_.Noda;
using Octavo.Internal;
using Octavo.Noda;

[assembly: CodecFor(typeof(Instant), typeof(FormCodec<Instant, InstantForm, SecondsMessage, SecondsMessageCodec>), 1)]
[assembly: CodecFor(typeof(Duration), typeof(FormCodec<Duration, DurationForm, SecondsMessage, SecondsMessageCodec>), 1)]
[assembly: CodecFor(typeof(LocalDate), typeof(FormCodec<LocalDate, LocalDateForm, DateMessage, DateMessageCodec>), 1)]
[assembly: CodecFor(typeof(LocalTime), typeof(FormCodec<LocalTime, LocalTimeForm, TimeMessage, TimeMessageCodec>), 1)]
[assembly: CodecFor(typeof(LocalDateTime), typeof(FormCodec<LocalDateTime, LocalDateTimeForm, DateTimeMessage, DateTimeMessageCodec>), 1)]
[assembly: CodecFor(typeof(OffsetDateTime), typeof(FormCodec<OffsetDateTime, OffsetDateTimeForm, DateTimeMessage, DateTimeMessageCodec>), 1)]
[assembly: CodecFor(typeof(Interval), typeof(FormCodec<Interval, IntervalForm, IntervalMessage, IntervalMessageCodec>), 1)]

[assembly: CodecSurrogate(typeof(Offset), typeof(NodaText))]
[assembly: CodecSurrogate(typeof(Period), typeof(NodaClassText))]
[assembly: CodecSurrogate(typeof(OffsetDate), typeof(NodaText))]
[assembly: CodecSurrogate(typeof(OffsetTime), typeof(NodaText))]
[assembly: CodecSurrogate(typeof(ZonedDateTime), typeof(NodaText))]
[assembly: CodecSurrogate(typeof(YearMonth), typeof(NodaText))]
[assembly: CodecSurrogate(typeof(AnnualDate), typeof(NodaText))]
[assembly: CodecSurrogate(typeof(DateTimeZone), typeof(NodaClassText))]
[assembly: CodecSurrogate(typeof(DateInterval), typeof(NodaClassText))]

namespace Octavo.Noda;

/// <summary>The entries of the types that have a form, made when one is first asked for.</summary>
internal sealed class NodaTypes : CodecTable
{
    public override void Fill(Dictionary<Type, Func<CodecEntry>> entries)
    {
        entries.Add(typeof(Instant), static () => new FormEntry<Instant, InstantForm, SecondsMessage, SecondsMessageCodec>(new SecondsMessageEntry()));
        entries.Add(typeof(Duration), static () => new FormEntry<Duration, DurationForm, SecondsMessage, SecondsMessageCodec>(new SecondsMessageEntry()));
        entries.Add(typeof(LocalDate), static () => new FormEntry<LocalDate, LocalDateForm, DateMessage, DateMessageCodec>(new DateMessageEntry()));
        entries.Add(typeof(LocalTime), static () => new FormEntry<LocalTime, LocalTimeForm, TimeMessage, TimeMessageCodec>(new TimeMessageEntry()));
        entries.Add(typeof(LocalDateTime),
            static () => new FormEntry<LocalDateTime, LocalDateTimeForm, DateTimeMessage, DateTimeMessageCodec>(new DateTimeMessageEntry()));
        entries.Add(typeof(OffsetDateTime),
            static () => new FormEntry<OffsetDateTime, OffsetDateTimeForm, DateTimeMessage, DateTimeMessageCodec>(new DateTimeMessageEntry()));
        entries.Add(typeof(Interval), static () => new FormEntry<Interval, IntervalForm, IntervalMessage, IntervalMessageCodec>(new IntervalMessageEntry()));
    }

    [ModuleInitializer, SuppressMessage("Usage", "CA2255", Justification = "What the generator emits for every assembly with codecs.")]
    internal static void Register() => CodecCatalog.Add(new NodaTypes());
}
