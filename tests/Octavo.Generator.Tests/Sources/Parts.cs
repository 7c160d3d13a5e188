using Octavo;
using ProtoBuf;

namespace Acme.Parts;

[GenerateCodec, ProtoContract, ProtoInclude(10, typeof(Dog)), ProtoInclude(11, typeof(Chip))]
public class Animal
{
    [ProtoMember(1)] public int Legs { get; set; }
}

[GenerateCodec, ProtoContract, ProtoInclude(7, typeof(Puppy))]
public abstract class Dog : Animal
{
    [ProtoMember(1)] public string? Name { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class Puppy : Dog
{
    [ProtoMember(1)] public int Weeks { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class Chip(int number) : Animal
{
    [ProtoMember(1)] public int Number { get; } = number;

    [ProtoMember(2)] public Animal? Holder { get; set; }
}
