// Owns: the bars of one message of table protobuf against Google.Protobuf's: reading it, and writing it to a reused buffer. Knows no type of ours.
using System.Buffers;
using Google.Protobuf;
using Octavo.Bench.Harness;

namespace Octavo.Bench.Suites;

/// <summary>What the messages may cost, whether their types were written by hand or made of the .proto file: ours ÷ Google's.</summary>
/// <param name="Name">The message.</param>
/// <param name="Write">The bar of writing.</param>
/// <param name="Read">The bar of reading.</param>
internal sealed record MessageBars(string Name, double Write, double Read)
{
    internal static MessageBars Google { get; } = new("google_message1", 0.38, 0.62);

    internal static MessageBars Flat { get; } = new("flat twelve members", 0.33, 0.54);

    internal static MessageBars Ints { get; } = new("twelve ints", 0.31, 0.43);

    internal static MessageBars Wide { get; } = new("wide, a third of 120 members", 0.45, 1.0);

    internal static MessageBars Children { get; } = new("1,000 small children", 0.28, 0.58);

    internal static MessageBars Chain { get; } = new("chain of 50 x 1 KB", 0.22, 0.80);

    internal static MessageBars Northwind { get; } = new("Northwind", 0.45, 0.68);

    internal static MessageBars Tiles { get; } = new("vector tiles", 0.45, 0.68);

    /// <summary>The bars.</summary>
    /// <param name="origin">After the message's name: where our type comes from.</param>
    /// <param name="data">The messages' bytes.</param>
    /// <param name="ours">The same as objects of our type.</param>
    /// <param name="parser">Google's parser of it.</param>
    /// <param name="write">Our call.</param>
    /// <param name="read">Our call.</param>
    /// <param name="encode">Bytes of an object of our type, for the check of what was read.</param>
    internal IEnumerable<Bar> Of<T, TOther>(string origin, byte[][] data, T[] ours, MessageParser<TOther> parser, Action<ArrayBufferWriter<byte>, T> write,
        Func<byte[], T> read, Func<T, byte[]> encode)
        where T : class
        where TOther : class, IMessage<TOther>
    {
        TOther[] others = [.. data.Select(parser.ParseFrom)];
        var destination = new ArrayBufferWriter<byte>(1 << 20);
        yield return Cheaper("write", () => Array.ForEach(ours, WriteOurs), () => Array.ForEach(others, WriteOther), Write);
        yield return Cheaper("read", () => Array.ForEach(data, one => read(one)), () => Array.ForEach(data, one => parser.ParseFrom(one)), Read);

        Bar Cheaper(string what, Action one, Action other, double bar) =>
            new(new Pair($"Protobuf {what} {Name}{origin}, Google.Protobuf", data.Length, one, other, Check), Claim.CostsAtMost, bar);

        void WriteOurs(T value)
        {
            destination.ResetWrittenCount();
            write(destination, value);
        }

        void WriteOther(TOther value)
        {
            destination.ResetWrittenCount();
            value.WriteTo(destination);
        }

        void Check()
        {
            for (int i = 0; i < data.Length; i++)
            {
                byte[] bytes = data[i];
                WriteOurs(ours[i]);
                bool isOurs = destination.WrittenSpan.SequenceEqual(bytes) && encode(read(bytes)).AsSpan().SequenceEqual(bytes);
                WriteOther(others[i]);
                if (!isOurs || !destination.WrittenSpan.SequenceEqual(bytes))
                {
                    throw new InvalidOperationException($"{Name}{origin}: {(isOurs ? "Google.Protobuf" : "Octavo")} has other bytes than the reference.");
                }
            }
        }
    }
}
