// Owns: the test that walks agree with emitted codecs: over every payload of the zoo a walk finds no fault, and in cut ones a place and a path.
using Octavo.Binary;
using Octavo.Cbor;
using Octavo.Codecs.Entries;
using Octavo.Compact;
using Octavo.Internal;
using Octavo.Json;
using Octavo.Locators;
using Octavo.MsgPack;
using Octavo.Shapes;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Errors;

public sealed class ZooLocatorTests
{
    /// <summary>A default run takes one entry of the zoo in this many.</summary>
    private const uint OneIn = 9;

    [Fact]
    public void ALocatorAgreesWithTheCodec() => Rows.Check(ZooCatalog.Entries.Where(entry => !entry.ByHand), LocatorAgrees, OneIn);

    private static void LocatorAgrees(ZooEntry zoo)
    {
        CodecEntry entry = CodecCatalog.Get(zoo.Type);
        TypeShape shape = Assert.IsType<TypeShape>(TypeShape.Of(entry));
        foreach (object? value in zoo.Objects())
        {
            Check(entry, shape, OctavoBinary.Serialize(value, zoo.Type, ZooOptions.Binary), BinaryLocator.Of(ZooOptions.Binary),
                data => OctavoBinary.Deserialize(data, zoo.Type, ZooOptions.Binary));
            Check(entry, shape, OctavoCompact.Serialize(value, zoo.Type, ZooOptions.Compact), CompactLocator.Of(ZooOptions.Compact),
                data => OctavoCompact.Deserialize(data, zoo.Type, ZooOptions.Compact));
            if (!Unwritable.In(value, Fidelity.MsgPack))
            {
                Check(entry, shape, OctavoMsgPack.Serialize(value, zoo.Type, ZooOptions.MsgPack), MsgPackLocator.Of(ZooOptions.MsgPack),
                    data => OctavoMsgPack.Deserialize(data, zoo.Type, ZooOptions.MsgPack));
            }
            if (!Unwritable.In(value, Fidelity.Cbor))
            {
                Check(entry, shape, OctavoCbor.Serialize(value, zoo.Type, ZooOptions.Cbor), CborLocator.Of(ZooOptions.Cbor),
                    data => OctavoCbor.Deserialize(data, zoo.Type, ZooOptions.Cbor));
            }
            if (!Unwritable.In(value, Fidelity.Json))
            {
                byte[] json = OctavoJson.Serialize(value, zoo.Type, ZooOptions.Json);
                // Nothing in what is well-formed stops the walk.
                Assert.Equal(json.Length, JsonLocator.Of(ZooOptions.Json).Find(entry, json, json.Length, OctavoErrorCode.InvalidData).Offset);
                Check(entry, shape, json, JsonLocator.Of(ZooOptions.Json), data => OctavoJson.Deserialize(data, zoo.Type, ZooOptions.Json), mayEnd: true);
            }
        }
    }

    /// <summary>A run of thirteen bools takes two bytes: of eight, and of five.</summary>
    [Fact]
    public void RunsOfBoolsAreFollowedByteByByte()
    {
        byte[] data = OctavoCompact.Serialize(WideBools.Make(ulong.MaxValue));
        data[^1] |= 0x80; // after the four that the last byte has
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoCompact.Deserialize<WideBools>(data));
        Assert.Equal((OctavoErrorCode.InvalidData, data.Length - 1, "WideBools.M60"), (found.Code, (int)found.Offset, found.Path));
    }

    /// <param name="entry">The type's entry.</param>
    /// <param name="shape">Its Shape.</param>
    /// <param name="data">A value's data.</param>
    /// <param name="locator">The format's locator.</param>
    /// <param name="read">The format's reading.</param>
    /// <param name="mayEnd">Whether what is cut may be a value: a number of fewer digits.</param>
    private static void Check(CodecEntry entry, TypeShape shape, byte[] data, ShapeLocator locator, Action<byte[]> read, bool mayEnd = false)
    {
        Assert.Equal((data.Length, ""), locator.Find(entry, data, data.Length, OctavoErrorCode.TrailingData));
        for (int cut = 0; cut < data.Length; cut += 1 + (data.Length / 32))
        {
            if (Record.Exception(() => read(data[..cut])) is not OctavoException found)
            {
                Assert.True(mayEnd);
                continue;
            }
            Assert.InRange(found.Offset, 0, cut);
            Assert.StartsWith(shape.Name, found.Path, StringComparison.Ordinal);
        }
    }
}
