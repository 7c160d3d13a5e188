// Owns: the names of Java's classes.
namespace Octavo.Interop.Kryo;

internal static class KryoNames
{
    /// <summary>The class of a sort: of a primitive its wrapper.</summary>
    internal static string Of(KryoSort sort) => sort switch
    {
        KryoSort.Boolean => "java.lang.Boolean",
        KryoSort.Byte => "java.lang.Byte",
        KryoSort.Char => "java.lang.Character",
        KryoSort.Short => "java.lang.Short",
        KryoSort.Int => "java.lang.Integer",
        KryoSort.Long => "java.lang.Long",
        KryoSort.Float => "java.lang.Float",
        KryoSort.Double => "java.lang.Double",
        KryoSort.String => "java.lang.String",
        KryoSort.BigInteger => "java.math.BigInteger",
        KryoSort.BigDecimal => "java.math.BigDecimal",
        KryoSort.Uuid => "java.util.UUID",
        KryoSort.Date => "java.util.Date",
        KryoSort.Instant => "java.time.Instant",
        KryoSort.LocalDateTime => "java.time.LocalDateTime",
        KryoSort.OffsetDateTime => "java.time.OffsetDateTime",
        KryoSort.LocalDate => "java.time.LocalDate",
        KryoSort.LocalTime => "java.time.LocalTime",
        KryoSort.Duration => "java.time.Duration",
        _ => "",
    };

    /// <summary>Whether the class of a sort is final in the JDK.</summary>
    internal static bool IsFinal(KryoSort sort) => sort is not (KryoSort.BigInteger or KryoSort.BigDecimal or KryoSort.Date);

    /// <summary>The name of an array of primitives.</summary>
    internal static string ArrayOf(KryoSort primitive) => "[" + primitive switch
    {
        KryoSort.Boolean => 'Z',
        KryoSort.Byte => 'B',
        KryoSort.Char => 'C',
        KryoSort.Short => 'S',
        KryoSort.Int => 'I',
        KryoSort.Long => 'J',
        KryoSort.Float => 'F',
        _ => 'D',
    };
}
