// Owns: types that a registry adds while it runs. Knows no format but the one that it writes ids in.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Registry;

public sealed class AddedTypesTests
{
    [Fact]
    public void WrittenTypesGetTheNextIds()
    {
        var registry = new CodecRegistry { AddsTypes = true };
        registry.Register(typeof(Company), 80);
        var added = new List<CodecRegistration>();
        registry.TypeAdded += (sender, one) =>
        {
            Assert.Same(registry, sender);
            added.Add(one);
        };
        var options = new OctavoBinaryOptions { Registry = registry };
        object[] values = [new Address(), 5, new Company(), new Address(), new List<Address> { new() }];
        byte[] data = OctavoBinary.Serialize<object>(values, options);
        Assert.Equal([new(81, typeof(Address).ToString(), typeof(Address)), new(82, typeof(List<Address>).ToString(), typeof(List<Address>))], added);
        var read = (object[])OctavoBinary.Deserialize<object>(data, options)!;
        Assert.Equal(values.Select(value => value.GetType()), read.Select(value => value.GetType()));
    }

    [Fact]
    public void AReaderHasTheIdsFromTheState()
    {
        var registry = new CodecRegistry { AddsTypes = true };
        byte[] data = OctavoBinary.Serialize<object>(new Address(), new() { Registry = registry });
        CodecRegistry other = CodecRegistry.Restore(registry.Save(), [typeof(Address), typeof(Company)]);
        Assert.IsType<Address>(OctavoBinary.Deserialize<object>(data, new() { Registry = other }));
    }

    [Fact]
    public void WhatIsReadAddsNothing()
    {
        var registry = new CodecRegistry { AddsTypes = true };
        var options = new OctavoBinaryOptions { Registry = registry };
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoBinary.Deserialize<object>([65, 0], options));
        Assert.Empty(registry.Registrations);
    }

    [Fact]
    public void TypesWithoutACodecAndFrozenRegistriesAddNothing()
    {
        var registry = new CodecRegistry { AddsTypes = true };
        var options = new OctavoBinaryOptions { Registry = registry };
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoBinary.Serialize<object>(new StringReader(""), options));
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoBinary.Serialize(new object(), options));
        registry.Freeze();
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoBinary.Serialize<object>(new Address(), options));
        Assert.Throws<InvalidOperationException>(() => CodecRegistry.Default.AddsTypes = true);
        Assert.Empty(registry.Registrations);
    }

    [Fact]
    public void RegistriesOfOneProcessDoNotKnowOfOneAnother()
    {
        var one = new CodecRegistry { AddsTypes = true };
        var other = new CodecRegistry();
        OctavoBinary.Serialize<object>(new Address(), new() { Registry = one });
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoBinary.Serialize<object>(new Address(), new() { Registry = other }));
    }

    [Fact]
    public async Task ThreadsThatWriteTheSameTypesGiveEachOneId()
    {
        var registry = new CodecRegistry { AddsTypes = true };
        int events = 0;
        registry.TypeAdded += (_, _) => Interlocked.Increment(ref events);
        var options = new OctavoBinaryOptions { Registry = registry };
        object[] values = [new Address(), new Company(), new Disc(), new Tree(), new List<Address>(), new Dictionary<string, Address>()];
        byte[][] all = await Task.WhenAll(Enumerable.Range(0, 8).Select(_ => Task.Run(() => OctavoBinary.Serialize<object>(values, options))));
        Assert.Equal(values.Length, events);
        Assert.Equal(Enumerable.Range(64, values.Length), registry.Registrations.Select(one => one.Id));
        Assert.All(all, data => Assert.Equal(all[0], data));
    }
}
