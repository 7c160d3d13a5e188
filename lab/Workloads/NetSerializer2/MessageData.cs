// Owns: the messages of document 001 (workload specification 2.2 and 2.3). Must not know: libraries. The same messages in every load context: the seed is the
// document's, because its sizes follow from it.
using System.Globalization;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Workloads;

/// <summary>
/// All types draw from one generator in the table's order. A type is made alone by skipping what those before it draw, and a smaller scale takes
/// the document's first messages.
/// </summary>
public static class MessageData
{
    private const int Seed = 123;

    // A peer's candidates share a batch: at full scale one is up to two million objects.
    private static (string Row, double Scale, MessageBase[] Messages) s_last = ("", 0, []);

    /// <summary>The types in the document's order.</summary>
    public static IReadOnlyList<MessageKind> Kinds { get; } =
    [
        new("U8Message", 2_000_000, 0, random => new U8Message { Value = (byte)random.Next() }),
        new("S16Message", 2_000_000, 2_000_000, S16),
        new("S32Message", 2_000_000, 4_000_000, random => new S32Message { Value = random.Next() }),
        new("S64Message", 2_000_000, 6_000_000, S64),
        new("PrimitivesMessage", 1_000_000, 22_000_000, Primitives),
        new("DictionaryMessage", 5_000, 36_000_000, Dictionary),
        new("ComplexMessage", 1_000_000, 43_562_484, Complex),
        new("StringMessage", 200_000, 53_502_344, String),
        new("StructMessage", 1_000_000, 53_900_344, Struct),
        new("BoxedPrimitivesMessage", 1_000_000, 60_900_344, Boxed),
        new("ByteArrayMessage", 3_000, 66_900_344, ByteArray),
        new("IntArrayMessage", 400, 66_903_344, IntArray),
    ];

    /// <summary>Messages of a row at a scale of the document's count, at least one.</summary>
    public static int CountAt(MessageKind kind, double scale) => Math.Max(1, (int)Math.Round(kind.Count * scale));

    /// <summary>A row's messages.</summary>
    public static MessageBase[] Make(string row, double scale)
    {
        if (s_last.Row != row || s_last.Scale != scale)
            s_last = (row, scale, [.. Stream(Kinds.First(kind => kind.Row == row), scale)]);
        return s_last.Messages;
    }

    /// <summary>A row's messages one by one.</summary>
    public static IEnumerable<MessageBase> Stream(MessageKind kind, double scale)
    {
        // A seeded Random keeps the .NET Framework's algorithm, so the document's numbers come back.
        Random random = SkippingRandom.After(Seed, kind.FirstDraw);
        for (int i = CountAt(kind, scale); i > 0; i--)
            yield return kind.Make(random);
    }

    private static S16Message S16(Random random) => new() { Value = (short)random.Next() };

    private static S64Message S64(Random random)
    {
        byte[] bytes = new byte[8];
        random.NextBytes(bytes);
        return new S64Message { Value = BitConverter.ToInt64(bytes) };
    }

    private static PrimitivesMessage Primitives(Random random)
    {
        var message = new PrimitivesMessage
        {
            Bool = (random.Next() & 1) == 1,
            Byte = (byte)random.Next(),
            SByte = (sbyte)random.Next(),
            Char = (char)random.Next(),
            UShort = (ushort)random.Next(),
            Short = (short)random.Next(),
            UInt = (uint)random.Next(),
            Int = random.Next(),
            ULong = (ulong)random.Next(),
            Long = random.Next(),
        };
        // Drawn twice in the document, and the second stays.
        message.Int = random.Next();
        message.Single = (float)random.NextDouble();
        message.Double = random.NextDouble();
        message.Enum = (MyEnum)random.Next(0, 6);
        return message;
    }

    private static DictionaryMessage Dictionary(Random random)
    {
        var message = new DictionaryMessage();
        int ints = random.Next(0, 1000);
        if (ints > 0)
        {
            message.Ints = new Dictionary<int, int>(ints);
            for (int i = 0; i < ints; i++)
                message.Ints[random.Next()] = random.Next();
        }

        int objects = random.Next(0, 1000);
        if (objects > 0)
        {
            message.Objects = new Dictionary<string, MessageSimpleClass2>(objects);
            for (int i = 0; i < objects; i++)
                message.Objects[i.ToString(CultureInfo.InvariantCulture)] = new MessageSimpleClass2 { Long = random.Next() };
        }

        return message;
    }

    private static ComplexMessage Complex(Random random) => new()
    {
        Message = IsNull(random) ? null : S16(random),
        Sealed = IsNull(random) ? null : Simple(random),
        Abstract = IsNull(random) ? null : Simple(random),
        Interface = IsNull(random) ? null : new MessageSimpleClass2 { Long = random.Next() },
    };

    private static bool IsNull(Random random) => random.Next(100) == 0;

    private static MessageSimpleClass Simple(Random random) => new() { Int = random.Next(), Long = random.Next() };

    private static StringMessage String(Random random)
    {
        int length = random.Next(100);
        return new StringMessage { Text = length == 0 ? null : new string((char)random.Next('a', 'z'), length - 1) };
    }

    private static StructMessage Struct(Random random) => new()
    {
        First = new MyStruct1 { Byte = (byte)random.Next(), Int = random.Next(), Long = (long)random.Next() + random.Next() },
        Second = new MyStruct2 { Text = new string((char)random.Next('a', 'z'), random.Next(0, 20)), Int = random.Next() },
    };

    private static BoxedPrimitivesMessage Boxed(Random random)
    {
        var message =
            new BoxedPrimitivesMessage { Bool = (random.Next() & 1) == 1, Byte = (byte)random.Next(), Int = random.Next(), Long = (long)random.Next() };
        // Drawn twice in the document, and the second stays.
        message.Int = random.Next();
        message.Enum = (MyEnum)random.Next(0, 6);
        return message;
    }

    private static ByteArrayMessage ByteArray(Random random)
    {
        int length = random.Next(100_000);
        var message = new ByteArrayMessage { Bytes = length == 0 ? null : new byte[length - 1] };
        for (int i = 0; i < length - 1; i++)
            message.Bytes![i] = (byte)i;
        return message;
    }

    private static IntArrayMessage IntArray(Random random)
    {
        int length = random.Next(100_000);
        var message = new IntArrayMessage { Ints = length == 0 ? null : new int[length - 1] };
        for (int i = 0; i < length - 1; i++)
            message.Ints![i] = random.Next();
        return message;
    }
}
