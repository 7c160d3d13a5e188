// Owns: the manifest of the program of the live test.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Kryo;

internal static class KryoManifests
{
    private static readonly KryoOptions s_registered = Make(isRegistered: true);
    private static readonly KryoOptions s_named = Make(isRegistered: false);

    internal static KryoOptions Interop(bool named) => named ? s_named : s_registered;

    private static KryoOptions Make(bool isRegistered)
    {
        var array = new KryoMember { Class = KryoMember.Array };
        KryoClass[] classes =
        [
            new("Interop$Thing", typeof(JavaThing)), new("Interop$Circle", typeof(JavaCircle)), new("Interop$Square", typeof(JavaSquare)),
                new("Interop$Fin", typeof(Fin)),
            new("Interop$Open", typeof(Open)) { IsFinal = false }, new("Interop$Pair", typeof(JavaRecord)) { IsRecord = true },
                new("Interop$Ring", typeof(Ring)) { IsFinal = false }, new("Interop$Grade") { Constants = 3 },
            new("java.util.ArrayList"), new("java.util.LinkedHashMap"), new("java.util.LinkedHashSet"), new("java.util.TreeMap"), new("java.math.BigInteger"),
                new("java.math.BigDecimal"), new("java.util.Date"),
            new("[LInterop$Figure;"), new("[LInterop$Fin;"), new("[[I"), new("[I"), new("[Ljava.lang.Integer;"), new("[Ljava.lang.String;"), new("[B"),
                new("[D"), new("[J"), new("java.time.Duration"),
            new("java.time.Instant"), new("java.time.LocalDateTime"), new("java.time.LocalDate"), new("java.time.LocalTime"), new("java.time.OffsetDateTime"),
                new("java.util.LinkedList"), new("java.util.UUID"),
        ];
        return new KryoOptions
        {
            Classes = [.. classes.Select(one => one with { IsRegistered = isRegistered })],
            MapClass = "java.util.LinkedHashMap",
            Members = new Dictionary<string, KryoMember>
            {
                ["JavaThing.aGrade"] = new() { Class = "Interop$Grade" },
                ["JavaThing.aInstant"] = new() { Class = "java.time.Instant" },
                ["JavaThing.aLocal"] = new() { Class = "java.time.LocalDateTime" },
                ["JavaThing.bDoubles"] = array,
                ["JavaThing.bFigures"] = new() { Class = "[LInterop$Figure;" },
                ["JavaThing.bFins"] = array,
                ["JavaThing.bGrid"] = array,
                ["JavaThing.bGrid[]"] = array,
                ["JavaThing.bInts"] = array,
                ["JavaThing.bLongs"] = array,
                ["JavaThing.bStrings"] = array,
                ["JavaThing.bWrapped"] = array,
                ["JavaThing.cNumbers[]"] = array,
                ["JavaThing.cSet"] = new() { Class = "java.util.LinkedHashSet" },
                ["JavaThing.cSorted"] = new() { Class = "java.util.TreeMap" },
            },
        };
    }
}
