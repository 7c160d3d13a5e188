// Owns: the tests of Octavo.Orleans: a cluster of two silos, and the serializer by itself.
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Newtonsoft.Json;
using Orleans;
using Orleans.Runtime;
using Orleans.Serialization;
using Orleans.Serialization.Cloning;
using Orleans.Storage;
using Orleans.Streams;
using Orleans.TestingHost;

namespace Octavo.MessagingTests.Orleans;

[Collection(OrleansFixture.Name)]
public sealed class OrleansTests(OrleansFixture orleans)
{
    [Fact]
    public async Task CallsCarryEveryKindOfValue()
    {
        ILedgerGrain grain = Grain(1);
        Order order = Order.Of(3);
        (bool same, Order given) = await grain.Twice(order, order);
        Assert.True(same);
        Assert.Equal(3, given.Lines.Count);
        Assert.False((await grain.Twice(order, Order.Of(3))).Same);
        var knot = new Knot { Name = "a", Next = new Knot { Name = "b" } };
        knot.Next.Next = knot;
        Knot turned = await grain.Turn(knot);
        Assert.Equal("b", turned.Name);
        Assert.Same(turned, turned.Next!.Next);
        Assert.Equal(4, Assert.IsType<Circle>(await grain.Grow(new Circle { Radius = 2 })).Radius);
        List<Order> many = await grain.Many(new() { ["x"] = order, ["y"] = order });
        Assert.Same(many[0], many[1]);
    }

    /// <summary>What a member refuses is told with its path, and the silo goes on.</summary>
    [Fact]
    public async Task WhatCannotBeReadIsAnErrorOfTheCall()
    {
        OctavoException found = await Assert.ThrowsAsync<OctavoException>(() => Grain(2).Pick(Negative()));
        Assert.Equal((OctavoErrorCode.UserCode, "Picky"), (found.Code, found.Path));
        Assert.Equal(5, (await Grain(2).Pick(new Picky { Id = 5 })).Id);
    }

    [Fact]
    public async Task StreamsCarryValues()
    {
        IStreamProvider provider = orleans.Cluster.Client.GetStreamProvider("streams");
        IAsyncStream<Order> stream = provider.GetStream<Order>(StreamId.Create("orders", Guid.NewGuid()));
        var arrived = new TaskCompletionSource<Order>();
        StreamSubscriptionHandle<Order> handle = await stream.SubscribeAsync((order, _) =>
        {
            arrived.TrySetResult(order);
            return Task.CompletedTask;
        });
        await stream.OnNextAsync(Order.Of(4));
        Assert.Equal(4, (await arrived.Task.WaitAsync(TimeSpan.FromSeconds(30))).Lines.Count);
        await handle.UnsubscribeAsync();
    }

    /// <summary>Both silos are in the table of members.</summary>
    [Fact]
    public async Task MembershipIsInRedis()
    {
        _ = orleans.Cluster;
        await using var redis = await StackExchange.Redis.ConnectionMultiplexer.ConnectAsync(orleans.Redis);
        StackExchange.Redis.RedisKey table =
            Assert.Single(redis.GetServers()[0].Keys(), key => key.ToString().Contains("members", StringComparison.Ordinal));
        Assert.True(await redis.GetDatabase().HashLengthAsync(table) >= 2);
    }

    /// <summary>One silo is killed while grains are written to: what was acknowledged is there.</summary>
    [Fact]
    public async Task ASiloIsKilledAndNothingIsLost()
    {
        const int Grains = 20;
        int[] acknowledged = new int[Grains];
        var places = new HashSet<string>();
        for (int i = 0; i < Grains; i++)
        {
            acknowledged[i] = await Grain(100 + i).Add(new OrderLine("first", i));
            places.Add(await Grain(100 + i).Where());
        }
        Assert.Equal(2, places.Count);
        Task writing = Task.Run(async () =>
        {
            for (int round = 0; round < 5; round++)
            {
                for (int i = 0; i < Grains; i++)
                {
                    acknowledged[i] = await Insist(() => Grain(100 + i).Add(new OrderLine("round", round)));
                }
            }
        });
        SiloHandle victim = orleans.Cluster.SecondarySilos[0];
        await orleans.Cluster.KillSiloAsync(victim);
        await writing.WaitAsync(TimeSpan.FromSeconds(60));
        for (int i = 0; i < Grains; i++)
        {
            Ledger ledger = await Insist(() => Grain(100 + i).Get());
            Assert.True(ledger.Lines.Count >= acknowledged[i], $"grain {i} has {ledger.Lines.Count} of {acknowledged[i]}");
            Assert.Equal(new OrderLine("first", i), ledger.Lines[0]);
        }
        await orleans.Cluster.StartAdditionalSiloAsync();
    }

    [Fact]
    public void TheSerializerByItself()
    {
        using ServiceProvider services = Services();
        Serializer serializer = services.GetRequiredService<Serializer>();
        foreach (int lines in (int[])[0, 10, 5000])
        {
            Assert.True(OctavoGraph.Equals(Order.Of(lines), serializer.Deserialize<Order>(serializer.SerializeToArray(Order.Of(lines)))));
            Assert.True(OctavoGraph.Equals(Order.Of(lines), (Order?)serializer.Deserialize<object>(serializer.SerializeToArray<object>(Order.Of(lines)))));
        }
        Assert.Equal(new OrderLine("a", 1), serializer.Deserialize<OrderLine>(serializer.SerializeToArray(new OrderLine("a", 1))));
        Assert.Null(serializer.Deserialize<Order?>(serializer.SerializeToArray<Order?>(null)));
        Order shared = Order.Of(1);
        Order[] pair = serializer.Deserialize<Order[]>(serializer.SerializeToArray(new[] { shared, shared }))!;
        Assert.Same(pair[0], pair[1]);
        DeepCopier copier = services.GetRequiredService<DeepCopier>();
        Order[] copies = copier.Copy(new[] { shared, shared })!;
        Assert.Same(copies[0], copies[1]);
        Assert.NotSame(shared, copies[0]);
        Assert.True(OctavoGraph.Equals(shared, copies[0]));
    }

    /// <summary>An object of a derived class is written and copied by the codec of that class, whatever declares it, as by Orleans' own codecs.</summary>
    [Fact]
    public void DerivedTypesKeepTheirMembers()
    {
        using ServiceProvider services = Services();
        Serializer serializer = services.GetRequiredService<Serializer>();
        DeepCopier copier = services.GetRequiredService<DeepCopier>();
        Crate heavy = new HeavyCrate(1, 2.5), plain = new(2);
        Assert.Equal(heavy, serializer.Deserialize<Crate>(serializer.SerializeToArray(heavy)));
        Assert.Equal(plain, serializer.Deserialize<Crate>(serializer.SerializeToArray(plain)));
        Crate[] read = serializer.Deserialize<Crate[]>(serializer.SerializeToArray(new[] { heavy, plain, heavy }))!;
        Assert.Equal([heavy, plain, heavy], read);
        Assert.Same(read[0], read[2]);
        INumbered numbered = serializer.Deserialize<INumbered>(serializer.SerializeToArray<INumbered>(heavy))!;
        Assert.Equal(heavy, numbered);
        Assert.Equal(heavy, copier.Copy(heavy));
        Crate[] copies = copier.Copy(new[] { heavy, plain, heavy })!;
        Assert.Equal([heavy, plain, heavy], copies);
        Assert.Same(copies[0], copies[2]);
        Assert.NotSame(heavy, copies[0]);
    }

    [Fact]
    public void DamagedAndCutDataIsRefused()
    {
        using ServiceProvider services = Services();
        Serializer serializer = services.GetRequiredService<Serializer>();
        byte[] bytes = serializer.SerializeToArray(Order.Of(10));
        for (int length = 0; length < bytes.Length - 1; length++)
        {
            Assert.ThrowsAny<Exception>(() => serializer.Deserialize<Order>(bytes[..length]));
        }
    }

    /// <summary>Exceptions in one another, deeper than the thread's stack: an exception, and not the end of the process.</summary>
    [Fact]
    public void ExceptionsInOneAnotherDoNotEndTheProcess()
    {
        using ServiceProvider services = Services();
        Serializer serializer = services.GetRequiredService<Serializer>();
        OctavoException chain = Chain(20);
        Exception? found = serializer.Deserialize<Exception>(serializer.SerializeToArray<Exception>(chain));
        for (int depth = 0; depth <= 20; depth++, found = found.InnerException)
        {
            Assert.Equal($"level {20 - depth}", Assert.IsType<OctavoException>(found).Reason);
        }
        byte[] deep = [];
        Exception? large = OnStack(256 * 1024 * 1024, () => deep = serializer.SerializeToArray<Exception>(Chain(20_000)));
        Assert.True(large is null, large?.ToString());
        Assert.Equal(OctavoErrorCode.DepthExceeded, Code(() => serializer.Deserialize<Exception>(deep)));
        Assert.Equal(OctavoErrorCode.DepthExceeded, Code(() => serializer.SerializeToArray<Exception>(Chain(20_000))));

        static OctavoErrorCode Code(Action action) => Assert.IsType<OctavoException>(OnStack(512 * 1024, action)).Code;

        static OctavoException Chain(int depth)
        {
            OctavoException? inner = null;
            for (int i = 0; i <= depth; i++)
            {
                inner = new OctavoException(OctavoErrorCode.InvalidData, $"level {i}", "Binary", i, "", inner);
            }
            return inner!;
        }

        static Exception? OnStack(int size, Action action)
        {
            Exception? thrown = null;
            var thread = new Thread(() => thrown = Record.Exception(action), size);
            thread.Start();
            thread.Join();
            return thrown;
        }
    }

    /// <summary>Bytes of the value that are changed are an error of Octavo's, or another value.</summary>
    [Fact]
    public void ChangedBytesAreRefused()
    {
        using ServiceProvider services = Services();
        Serializer serializer = services.GetRequiredService<Serializer>();
        byte[] bytes = serializer.SerializeToArray(Order.Of(10)), value = OctavoBinary.Serialize(Order.Of(10));
        int start = bytes.AsSpan().IndexOf(value), refused = 0, placed = 0;
        Assert.True(start > 0);
        for (int at = start; at < start + value.Length; at++)
        {
            foreach (byte wrong in (byte[])[0x00, 0x7F, 0x80, 0xC1, 0xFF])
            {
                byte[] changed = [.. bytes];
                changed[at] = wrong;
                try
                {
                    Assert.IsType<Order>(serializer.Deserialize<Order>(changed));
                }
                catch (OctavoException found)
                {
                    Assert.NotEqual(OctavoErrorCode.None, found.Code);
                    refused++;
                    placed += found.Path?.StartsWith("Order", StringComparison.Ordinal) == true ? 1 : 0;
                }
            }
        }
        Assert.True(refused > value.Length / 2 && placed > 0, $"{refused} refused, {placed} with a path, of {value.Length} bytes");
    }

    [Fact]
    public void ValuesOfOtherVersionsAreRead()
    {
        using ServiceProvider services = Services(OctavoFormats.MessagePack);
        Serializer serializer = services.GetRequiredService<Serializer>();
        byte[] newer = serializer.SerializeToArray(new NewerOrder { Id = 8, Customer = "Later", Note = "n", Lines = [new("a", 1)] });
        Assert.Equal((8, 1), serializer.Deserialize<Order>(newer) is { } later ? (later.Id, later.Lines.Count) : default);
        byte[] older = serializer.SerializeToArray(new OlderOrder { Id = 9, Customer = "Before" });
        Assert.Equal((9, 0), serializer.Deserialize<Order>(older) is { } before ? (before.Id, before.Lines.Count) : default);
    }

    [Fact]
    public void StateOfOtherVersionsIsRead()
    {
        var storage = new OctavoGrainStorageSerializer();
        BinaryData newer = storage.Serialize(new NewerLedger { Lines = [new("a", 1)], Owner = "me" });
        Assert.Equal(1, storage.Deserialize<Ledger>(newer)!.Lines[0].Count);
        Assert.Null(storage.Deserialize<NewerLedger>(storage.Serialize(new Ledger { Lines = [new("a", 1)] }))!.Owner);
        Assert.Equal("Ledger.Lines[0].Count",
            Assert.Throws<OctavoException>(() => storage.Deserialize<Ledger>(new BinaryData("""{"Lines":[{"Sku":"a","Count":"x"}]}"""))).Error.Path);
    }

    /// <summary>Lists and structs have no <c>$id</c> in Orleans' JSON, and a program may have set other settings.</summary>
    [Fact]
    public void StateOfOrleansIsReadWhateverItsSettings()
    {
        foreach (Action<JsonSerializerSettings> set in (Action<JsonSerializerSettings>[])
            [_ => { }, json => json.Formatting = Formatting.Indented, json => json.PreserveReferencesHandling = PreserveReferencesHandling.None])
        {
            var settings = new OrleansJsonSerializerOptions();
            Assert.Equal(TypeNameHandling.All, settings.JsonSerializerSettings.TypeNameHandling);
            set(settings.JsonSerializerSettings);
            var theirs = new JsonGrainStorageSerializer(new OrleansJsonSerializer(Options.Create(settings)));
            var ours = new OctavoGrainStorageSerializer(others: theirs);
            Assert.Equal(1, ours.Deserialize<List<OrderLine>>(theirs.Serialize(new List<OrderLine> { new("a", 1) }))!.Single().Count);
            Assert.Equal("a", ours.Deserialize<OrderLine>(theirs.Serialize(new OrderLine("a", 1)))!.Sku);
            Assert.Equal(2, ours.Deserialize<Ledger>(theirs.Serialize(new Ledger { Lines = [new("a", 1), new("b", 2)] }))!.Lines.Count);
            // What Octavo writes is Octavo's.
            Assert.Equal(1, ours.Deserialize<List<OrderLine>>(ours.Serialize(new List<OrderLine> { new("a", 1) }))!.Single().Count);
            Assert.Throws<OctavoException>(() => ours.Deserialize<Ledger>(new BinaryData("""{"$type":"Ledger","Lines":3}""")));
            Assert.Throws<OctavoException>(() => ours.Deserialize<Ledger>(new BinaryData("{\"$id\":")));
        }
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedAtTheStart() =>
        Assert.Equal(OctavoErrorCode.NoCodec,
            Assert.Throws<OctavoException>(
                () => new ServiceCollection().AddSerializer(serializer => serializer.AddOctavo(options => options.Types.Add(typeof(Uncoded))))).Code);

    private static ServiceProvider Services(OctavoFormat? format = null) => new ServiceCollection()
        .AddSerializer(serializer => serializer.AddOctavo(options => options.Format = format ?? options.Format)).BuildServiceProvider();

    private static Picky Negative()
    {
        var picky = new Picky();
        typeof(Picky).GetFields(System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic).Single().SetValue(picky, -1);
        return picky;
    }

    /// <summary>A call that meets a silo or a storage that is gone fails, and its caller asks again.</summary>
    internal static async Task<T> Insist<T>(Func<Task<T>> call)
    {
        for (int i = 0; ; i++)
        {
            try
            {
                return await call();
            }
            catch (Exception found) when (i < 100 && found is OrleansException or TimeoutException)
            {
                await Task.Delay(100);
            }
        }
    }

    private ILedgerGrain Grain(long key) => orleans.Cluster.Client.GetGrain<ILedgerGrain>(key);
}
