// Owns: the entries of the types whose codecs the tests write by hand, each with the Shape that the generator would emit.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Tests.Formats.Protobuf;

namespace Octavo.Tests.Hand;

internal sealed class HandEntry<T, TCodec>(string? shape, params Type[] children) : CodecEntry<T, TCodec>
    where TCodec : struct, ISequentialCodec<T>
{
    public override string? ShapeText => shape;

    public override Type? ShapeChild(int index) => index < children.Length ? children[index] : null;
}

internal sealed class HandTable : CodecTable
{
    public override void Fill(Dictionary<Type, Func<CodecEntry>> entries)
    {
        entries[typeof(Order)] = static () => new HandEntry<Order?, OrderCodec>(OrderCodec.Shape, typeof(Line), typeof(Spot), typeof(Money));
        entries[typeof(Line)] = static () => new HandEntry<Line?, LineCodec>(LineCodec.Shape);
        entries[typeof(Money)] = static () => new HandEntry<Money, MoneyCodec>(MoneyCodec.Shape);
        entries[typeof(Spot)] = static () => new HandEntry<Spot, SpotCodec>(SpotCodec.Shape);
        entries[typeof(Node)] = static () => new HandEntry<Node?, NodeCodec>("class Octavo.Tests.Hand.Node array 1:Next:ref0 2:Value:int32", typeof(Node));
        entries[typeof(Thrower)] = static () => new HandEntry<Thrower?, ThrowerCodec>("class Octavo.Tests.Hand.Thrower array 1:Value:int32");
        entries[typeof(Tree)] =
            static () =>
                new TreeEntry(
                    "class Octavo.Tests.Formats.Protobuf.Tree array 1:Id:int64 2:Name:text 3:Numbers:seq<int32> 4:Weights:seq<float64> 5:Children:seq<ref0> 6:Grouped:ref0 2048:Key:guid");
        entries[typeof(Shapeless)] = static () => new HandEntry<Shapeless?, ShapelessCodec>(null);
    }

    // A test project has no generator's table to register this one with.
#pragma warning disable CA2255
    [ModuleInitializer]
    internal static void Register() => CodecCatalog.Add(new HandTable());
#pragma warning restore CA2255
}
