// Owns: the names of what Kryo tells apart at a place.
namespace Octavo.Interop.Kryo;

/// <summary>The serializer of a value. Up to <see cref="Double"/> it is a primitive or its wrapper; from <see cref="String"/> to <see cref="Duration"/> an
/// immutable value.</summary>
internal enum KryoSort : byte
{
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    String,
    BigInteger,
    BigDecimal,
    Uuid,
    Date,
    Instant,
    LocalDateTime,
    OffsetDateTime,
    LocalDate,
    LocalTime,
    Duration,
    Enum,
    Array,
    Collection,
    Map,
    Object,
}
