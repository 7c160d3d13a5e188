// Owns: the golden payloads: bytes that every later version must write and read. A file holds the samples of one entry, each after its length in four bytes.
// To add one, name its entry below and run the tests once with OCTAVO_WRITE_GOLDEN set to this folder; files that exist are never written again.
using System.Buffers.Binary;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Golden;

public sealed class GoldenTests
{
    private static readonly string[] s_entries =
    [
        "000 SimpleObject", "000 ComplexObject", "002 SimpleClass in UTC", "image: DateTime inside, array", "image: nested images", "all scalars in UTC",
            "text everywhere", "bytes everywhere",
        "jagged arrays", "maps of everything", "sets", "nullable values", "numbered with gaps", "numbers in a map", "names in a map, numbered", "tree",
            "linked list", "managed struct",
        "array of empty structs", "constructor binding", "objects in objects", "300 members: the class byte's long form", "ordered by name",
            "names beyond ASCII", "Decimal everywhere", "Double everywhere", "Int64Enum everywhere",
        "runs of bools", "runs of bools with gaps", "bools of a struct, array", "bools across chunks", "fixed integers", "fixed integers, tolerant",
            "collections of nullable values",
        "collections of enums of every base", "integers of every width", "text in its shortest form",
        "tolerant scalars", "tolerant members of every kind", "enums by name", "collections of enums by name", "enums by name, tolerant",
            "generic types, closed by their holders",
        "union: members", "union: interface", "union: concrete base", "union: unions in unions", "union: expressions", "union: many cases", "root IPNetwork",
        "root PhysicalAddress",
        "object", "object: types of the program", "object: members", "collections without a type argument", "open union: cases and registered types",
            "open union: no cases, structs", "open union: members",
        "references", "references, union", "references, tolerant",
    ];

    /// <summary>A default run takes one entry of the zoo in this many before the second reader.</summary>
    private const uint OneIn = 6;

    /// <summary>Every golden payload in every run.</summary>
    [Fact]
    public void WritingGivesTheGoldenBytesAndReadingTheValues() =>
        Rows.Check(FormatList.Names.SelectMany(format => s_entries.Select(entry => ZooCatalog.Case(entry, format))), IsGolden);

    private static void IsGolden(ZooCase zoo)
    {
        string file = $"{string.Concat(zoo.Entry.Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : '-'))}.{zoo.Format}.bin";
        if (Environment.GetEnvironmentVariable("OCTAVO_WRITE_GOLDEN") is { Length: > 0 } folder && !File.Exists(Path.Combine(folder, file)))
        {
            File.WriteAllBytes(Path.Combine(folder, file), [.. zoo.Payloads().SelectMany(Framed)]);
            return;
        }
        zoo.Accept(new Zoo.Golden(Unframed(File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "Golden", file)))));
    }

    /// <summary>The second reader reads the whole zoo, not only the golden payloads.</summary>
    [Fact]
    public void AReaderWrittenFromTheSpecificationReadsBinary() =>
        Rows.Check(ZooCatalog.Entries.Where(entry => !entry.ByHand), SpecificationReadsBinary, OneIn);

    private static void SpecificationReadsBinary(ZooEntry found)
    {
        object?[] values = [.. found.Objects()];
        byte[][] payloads = [.. ZooCatalog.Case(found.Name, "Binary").Payloads()];
        for (int i = 0; i < payloads.Length; i++)
        {
            if (payloads[i].Length < 30_000)
            {
                Assert.Null(DeepComparer.Difference(SpecMembers.Tree(values[i], found.Type), SpecReader.Read(payloads[i], found.Type), Fidelity.Binary));
            }
        }
    }

    [Fact]
    public void AReaderWrittenFromTheSpecificationReadsCompact() =>
        Rows.Check(ZooCatalog.Entries.Where(entry => !entry.ByHand), SpecificationReadsCompact, OneIn);

    private static void SpecificationReadsCompact(ZooEntry found)
    {
        object?[] values = [.. found.Objects()];
        byte[][] payloads = [.. ZooCatalog.Case(found.Name, "Compact").Payloads()];
        for (int i = 0; i < payloads.Length; i++)
        {
            if (payloads[i].Length < 30_000)
            {
                Assert.Null(
                    DeepComparer.Difference(SpecMembers.Tree(values[i], found.Type), CompactSpecReader.Read(payloads[i], found.Type), Fidelity.Compact));
            }
        }
    }

    private static IEnumerable<byte> Framed(byte[] payload)
    {
        byte[] length = new byte[4];
        BinaryPrimitives.WriteInt32LittleEndian(length, payload.Length);
        return length.Concat(payload);
    }

    private static List<byte[]> Unframed(byte[] file)
    {
        var payloads = new List<byte[]>();
        for (int i = 0; i < file.Length;)
        {
            int length = BinaryPrimitives.ReadInt32LittleEndian(file.AsSpan(i));
            payloads.Add(file[(i + 4)..(i + 4 + length)]);
            i += 4 + length;
        }
        return payloads;
    }
}
