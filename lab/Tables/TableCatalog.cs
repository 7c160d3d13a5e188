// Owns: the five documents' tables, and those of Protobuf and of object graphs.
// Must not know: peers.
using Octavo.Lab.Contract;
using Octavo.Lab.Published;

namespace Octavo.Lab.Tables;

/// <summary>All tables in the documents' order.</summary>
internal static class TableCatalog
{
    private static readonly Operation[] All = [Operation.SerializeToWriter, Operation.SerializeToBytes, Operation.Deserialize];

    /// <summary>The tables.</summary>
    public static IReadOnlyList<TableDefinition> Tables { get; } =
    [
        new("dotnet-2019", PublishedCatalog.Read("dotnet-2019"),
            [
                new("SimpleObject", "three members: int, string of 40, bool", [Operation.SerializeToBytes, Operation.SerializeToWriter, Operation.Deserialize]),
                new("ComplexObject", "six members: the three, a DateTime, three children, a map of three",
                    [Operation.SerializeToBytes, Operation.SerializeToWriter, Operation.Deserialize]),
            ],
            "As the document: to a new byte[] through each library's usual call (JSON through a string, protobuf-net through a new MemoryStream, MsgPack.Cli's serializer fetched "
            + "from its context on every call, maps read by the array serializer). \"Serialize to writer\" is the clean variant: one reused buffer. "
            + "The objects are the fixture that reproduces all twelve published sizes; names, texts and dates differ from object to object."),
        new("netserializer2", PublishedCatalog.Read("netserializer2"), MessageRows(),
            "As the document: every message by a call of its own, as a value of the abstract base, into a new MemoryStream whose growth is inside the time; reading into an array made before. One operation is the whole batch. "
            + "\"Serialize to reused stream\" is the clean variant: the stream has its size already. The messages are the document's own, from its generator; a smaller scale takes the first of each type. "
            + "Over a socket: a connection on this machine, made before the time begins; one thread writes through a BufferedStream and closes, another reads meanwhile. Formats whose messages do not say where they end put the length before each there. "
            + "The twelve types are those of the document's code and figures; the U32Message that its README still names had been deleted from the code.",
            SmallScale: 0.01, BinaryBase: "Octavo Compact"),
        new("nino", PublishedCatalog.Read("nino"),
            [
                new("SimpleClass", "ten members, 100 ints, 10 dates, two maps of 10", All),
                new("SimpleClasses", "array of 100 SimpleClass", All),
                new("SimpleStruct", "an int and a DateTime", All),
                new("SimpleStructs", "array of 100 SimpleStruct", All),
                new("Vectors", "array of 10,000 Vector4", All),
                new("PolymorphicClass", "by its abstract base: a list of 1,000 objects of twenty classes, a map of 12, 100 ints, a set of 100", All),
                new("FooBase[1000]", "objects of twenty classes in turn, by their abstract base", All),
                new("PolymorphicClasses", "array of 100 PolymorphicClass with 50 objects each", All),
            ],
            "As the document: into one reused 32 MiB ArrayBufferWriter that all candidates share, reset before each call. \"Serialize to byte[]\" is the clean variant: a new array. "
            + "The document ran on one object again and again; here a pool of distinct ones (64, or 4 to 16 arrays). "
            + "The polymorphic rows are of the document's later version, which published no figures of them."),
        new("haskell-tree", PublishedCatalog.Read("haskell-tree"),
            [
                new("BinTree Int", "a perfect tree of random 64-bit integers; depth 22 in the document and at full scale, 14 at small scale",
                    [Operation.SerializeToBytes, Operation.SerializeToWriter, Operation.Deserialize]),
            ],
            "As the document: to a new byte[] of exactly the payload's length (its strict byte string), and to a tree that is there completely. \"Serialize to writer\" is the clean variant: one reused buffer. "
            + "The tree is an abstract class with a class for each case, through which all candidates write. The document's four libraries are Haskell's: --haskell measures them here, in child processes.",
            SmallScale: 1.0 / 256, BinaryBase: "Octavo Compact"),
        new("jvm-json", PublishedCatalog.Read("jvm-json"), JsonRows(),
            "As the document: to a string, from a string, into a buffer that is new for each call, from a buffer of segments of 8 KiB; minified is for reading alone, as what is written has no white space. "
            + "\"Serialize to writer\" (one reused buffer), \"serialize to byte[]\" and \"deserialize\" (from a byte[]) are the clean variants. "
            + "The document is synthetic, with the counts, lengths and both sizes of the original (235,661 and 173,671 bytes); with --data it is the original, and three more files are read where the folder has them. "
            + "SimpleClass is document 002's. The document's libraries are the JVM's: --jvm measures them here, in child processes. Kryo has the document's rows \"serialize to byte[]\" and \"deserialize\"."),
        new("protobuf",
            new PublishedTable("protobuf", "Protocol Buffers: Google's benchmark, Northwind, vector tiles and messages of many shapes", "", "", "", "ns",
            "median", false, "", [], [], []), ProtobufRows(),
            "No document's: messages of one schema in Google.Protobuf's generated classes and in classes with protobuf-net's attributes, which Octavo reads as they are. All must write the bytes of a reference writer that knows the specification alone. "
            + "google_message1 and Northwind are the files where --data names their folder, else made with their members and lengths; vector tiles are made in the size of real ones."),
        new("graphs",
            new PublishedTable("graphs", "Object graphs: objects that are shared, cycles, a long list", "", "", "", "ns", "median", false, "", [], [], []),
            GraphRows(),
            "No document's: what was one object must be one again after reading, so libraries that keep no references have no candidate here. "
            + "A candidate whose nesting is limited by its documentation has no place in the row of the list, which says so. A smaller scale takes fewer objects.",
            SmallScale: 0.01),
        new("places",
            new PublishedTable("places", "Places: serializers as frameworks call them", "", "", "", "ns", "median", false, "", [], [], []), PlaceRows(),
            "No document's: each candidate is called through its framework's own interface for serializers, in this process and without a connection, and is compared with Octavo's of the same place. "
            + "Orders have 10 or 1,000 lines of a text, an integer and a double. The serializers are as the framework or its documentation sets them up.",
            IsOnRequest: true),
    ];

    private static RowDefinition[] GraphRows() =>
    [
        new("SharedTree", "100,000 nodes at full scale: a binary tree, each second leaf of which holds a subtree that stands elsewhere too", All),
        new("CyclicGraph", "100,000 nodes at full scale, each with up to four edges forward, one to a node above it or itself, one to any node before", All),
        new("LinkedList", "1,000,000 nodes at full scale, each with its number and both neighbours", All),
    ];

    private static RowDefinition[] ProtobufRows()
    {
        (string Name, string Value)[] rows =
        [
            ("google_message1", "Google's benchmark: 41 members, eleven of them there, one message inside; 64 variants"),
            ("flat twelve members", "a varint of each kind, fixed, float, double, bool, two texts"),
            ("twelve ints", "int32 of one to five bytes"),
            ("1,000 small children", "messages of two integers and a short text"),
            ("chain of 50 x 1 KB", "fifty messages inside one another, each with a text of a kilobyte"),
            ("Northwind", "830 orders and 2,155 lines, dates and decimals in protobuf-net's own messages"),
            ("vector tiles", "four layers of a hundred features: packed integers, values of several kinds"),
            ("wide", "a third of 120 members of six kinds"),
            ("deep", "sixty small messages inside one another"),
        ];
        return [.. rows.Select(row => new RowDefinition(row.Name, row.Value, All))];
    }

    private static RowDefinition[] JsonRows()
    {
        Operation[] read = [Operation.DeserializeFromBuffer, Operation.DeserializeFromString, Operation.Deserialize];
        Operation[] both = [Operation.SerializeToBuffer, Operation.SerializeToString, Operation.SerializeToWriter, Operation.SerializeToBytes, .. read];
        Operation[] clean = [Operation.SerializeToWriter, Operation.SerializeToString, Operation.Deserialize, Operation.DeserializeFromString];
        return
        [
            new("largesample", "60 users of 23 members; indented in reading", both),
            new("largesample minified", "the same without white space", read),
            new("SimpleClass", "document 002's: ten members, 100 ints, 10 dates, two maps of 10", clean),
            new("canada", "canada.json: 111,126 coordinates", clean, "canada.json"),
            new("citm_catalog", "citm_catalog.json: 243 performances, 184 events, maps of names; indented in reading", clean, "citm_catalog.json"),
            new("twitter", "twitter.json: 100 statuses with users, all members; indented in reading", clean, "twitter.json"),
        ];
    }

    // Document 001's types and counts.
    private static RowDefinition[] MessageRows()
    {
        Operation[] operations = [Operation.SerializeToStream, Operation.SerializeToReusedStream, Operation.Deserialize, Operation.OverSocket];
        (string Name, string Value)[] rows =
        [
            ("U8Message", "2,000,000 of one byte"),
            ("S16Message", "2,000,000 of one short"),
            ("S32Message", "2,000,000 of one int"),
            ("S64Message", "2,000,000 of one long"),
            ("PrimitivesMessage", "1,000,000 of thirteen primitives"),
            ("DictionaryMessage", "5,000 of two dictionaries of up to 999 entries"),
            ("ComplexMessage", "1,000,000 of four references: two by a sealed type, one by an abstract class, one by an interface"),
            ("StringMessage", "200,000 of one string of up to 98 characters"),
            ("StructMessage", "1,000,000 of two structs"),
            ("BoxedPrimitivesMessage", "1,000,000 of five boxed primitives"),
            ("ByteArrayMessage", "3,000 of an array of up to 99,998 bytes"),
            ("IntArrayMessage", "400 of an array of up to 99,998 integers"),
        ];
        return [.. rows.Select(row => new RowDefinition(row.Name, row.Value + " at full scale", operations))];
    }

    private static RowDefinition[] PlaceRows()
    {
        (string Place, string Value)[] places =
        [
            ("Minimal API", "an order as the body of a request and of its response"),
            ("MVC", "the same of a controller"),
            ("SignalR", "an invocation with an order as its argument"),
            ("HybridCache", "an order as a cached value"),
            ("Kafka", "an order as a message"),
            ("NATS", "an order as a message"),
            ("EF Core", "an order as a column of text"),
            ("Orleans", "an order as an argument of a call"),
        ];
        return
        [
            .. from place in places
               from lines in (string[])["10", "1,000"]
               select new RowDefinition($"{place.Place}, {lines} lines", place.Value,
                   place.Place switch
                   {
                       "MVC" => [Operation.WholeCall],
                       "Minimal API" or "SignalR" or "HybridCache" => [Operation.SerializeToWriter, Operation.Deserialize, Operation.WholeCall],
                       "Orleans" => [Operation.SerializeToWriter, Operation.Deserialize, Operation.Copy],
                       _ => [Operation.SerializeToWriter, Operation.Deserialize],
                   }),
        ];
    }

    /// <summary>The tables named, or all that a run without names measures.</summary>
    public static IReadOnlyList<TableDefinition> Select(IReadOnlyCollection<string> ids) =>
        ids.Count == 0 ? [.. Tables.Where(table => !table.IsOnRequest)] : [.. Tables.Where(table => ids.Contains(table.Id, StringComparer.OrdinalIgnoreCase))];
}
