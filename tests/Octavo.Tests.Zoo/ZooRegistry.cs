// Owns: the registry that every test of the zoo writes and reads with: the ids of the zoo's types, which golden payloads hold. Knows no format.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Zoo;

public static class ZooRegistry
{
    public static CodecRegistry Instance { get; } = new CodecRegistry()
        .Register<Address>(64)
        .Register<Company>(65)
        .Register<DayOfWeek>(66)
        .Register<List<Address>>(67)
        .Register<Tag>(68)
        .Register<Dog>(100)
        .Register<Puppy>(101)
        .Register<Parrot>(102)
        .Register<Wheel>(300)
        .Register<Bolt>(301)
        .Register<Washer>(302)
        .Register<Truck>(int.MaxValue)
        .Freeze();
}
