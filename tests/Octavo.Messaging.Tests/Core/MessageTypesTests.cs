// Owns: the tests of what brokers share: the list of types by name, and the headers.
namespace Octavo.MessagingTests.Core;

public sealed class MessageTypesTests
{
    [Fact]
    public void TypesAndNamesAreFoundBothWays()
    {
        OctavoMessageTypes types = new OctavoMessageTypes().Add<Order>("order").Add<Change>();
        Assert.Equal((typeof(Order), "order"), types.Get(typeof(Order)));
        Assert.Equal(typeof(Order), types.Get("order"));
        Assert.Equal(typeof(Change), types.Get(typeof(Change).FullName!));
        Assert.Equal((typeof(Change), typeof(Change).FullName!), types.Get(typeof(Joined)));
        Assert.Equal([typeof(Order), typeof(Change)], types.Types);
        Assert.False(types.TryGet("Order", out _));
        Assert.False(types.TryGet(typeof(Circle), out _, out _));
        types.EnsureCodecs(OctavoFormats.Json);
    }

    [Fact]
    public void WhatIsNotListedOrListedTwiceIsRefused()
    {
        OctavoMessageTypes types = new OctavoMessageTypes().Add<Order>("order");
        Assert.Contains("Order", Assert.Throws<ArgumentException>(() => types.Add<Change>("order")).Message, StringComparison.Ordinal);
        Assert.Throws<ArgumentException>(() => types.Add<Order>("again"));
        Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() => types.Get("other")).Code);
        Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() => types.Get(typeof(Circle))).Code);
        Assert.InRange(Assert.Throws<OctavoException>(() => types.Get(new string('x', 100_000))).Message.Length, 1, 400);
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => types.Add<Uncoded>().EnsureCodecs(OctavoFormats.Json)).Code);
    }

    /// <summary>The full name of a generic type has the versions of assemblies: the next version of a program had another name for the same message.</summary>
    [Fact]
    public void NamesOfGenericTypesHaveNoVersions()
    {
        OctavoMessageTypes types = new OctavoMessageTypes().Add<List<Order>>().Add<Dictionary<string, List<Order>>>();
        Assert.Equal("System.Collections.Generic.List`1[Octavo.IntegrationTests.Types.Order]", types.Get(typeof(List<Order>)).Name);
        Assert.DoesNotContain("Version", types.Get(typeof(Dictionary<string, List<Order>>)).Name, StringComparison.Ordinal);
        Assert.Equal(typeof(List<Order>), types.Get(types.Get(typeof(List<Order>)).Name));
        Assert.DoesNotContain('`', Assert.Throws<OctavoException>(() => types.Get(typeof(Queue<Order>))).Message.Split("add it:")[1]);
    }

    /// <summary>The nearest union of a type may be another one than the union that is listed.</summary>
    [Fact]
    public void CasesOfListedUnionsAreFound()
    {
        Assert.Equal(typeof(INotice), new OctavoMessageTypes().Add<INotice>("notice").Get(typeof(Moved)).Declared);
        Assert.Equal(typeof(Motion), new OctavoMessageTypes().Add<Motion>("motion").Get(typeof(Moved)).Declared);
        Assert.Equal(typeof(Motion), new OctavoMessageTypes().Add<INotice>("notice").Add<Motion>("motion").Get(typeof(Moved)).Declared);
        Assert.Equal(typeof(Motion), new OctavoMessageTypes().Add<Motion>("motion").Get(typeof(Turned)).Declared);
        OctavoMessageTypes types = new OctavoMessageTypes().Add<Motion>("motion");
        Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() => types.Get(typeof(Told))).Code);
        Assert.Equal(typeof(INotice), types.Add<INotice>("notice").Get(typeof(Told)).Declared);
        foreach (OctavoFormat format in OctavoFormats.All.Where(format => format.CanSerialize(typeof(Motion))))
        {
            Assert.Equal(4, Assert.IsType<Turned>(format.Deserialize<Motion>(format.Serialize(new Turned { By = 4 }, typeof(Motion)))).By);
        }
    }

    /// <summary>A message without a name is looked for by an empty one.</summary>
    [Fact]
    public void ANameIsNotEmpty() => Assert.Throws<ArgumentException>(() => new OctavoMessageTypes().Add<Order>(""));

    [Fact]
    public void HeadersTellVersionAndReason()
    {
        Assert.NotEqual(OctavoHeaders.SchemaOf<Order>(), OctavoHeaders.SchemaOf<NewerOrder>());
        Assert.Equal(OctavoHeaders.SchemaOf<Order>(), OctavoHeaders.SchemaOf(typeof(Order)));
        Assert.Equal(OctavoSchema.Hash<Order>(), OctavoSchema.Hash(typeof(Order)));
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Order>("""{"Id":"x"}"""));
        Dictionary<string, string> headers = new(OctavoHeaders.ForError(new InvalidOperationException("outer", new AggregateException(found)), "queue"));
        Assert.Equal((found.Code.ToString(), "Order.Id", "queue"),
            (headers[OctavoHeaders.ErrorCode], headers[OctavoHeaders.ErrorPath], headers[OctavoHeaders.Source]));
        headers = new(OctavoHeaders.ForError(new AggregateException(new TimeoutException("late"), new AggregateException(found)), "queue"));
        Assert.Equal(found.Code.ToString(), headers[OctavoHeaders.ErrorCode]);
        headers = new(OctavoHeaders.ForError(new TimeoutException("late"), "queue"));
        Assert.Equal(("TimeoutException", "", "-1", "late"),
            (headers[OctavoHeaders.ErrorCode], headers[OctavoHeaders.ErrorPath], headers[OctavoHeaders.ErrorOffset], headers[OctavoHeaders.ErrorMessage]));
    }
}
