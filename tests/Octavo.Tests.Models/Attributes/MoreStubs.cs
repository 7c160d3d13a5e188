// Owns: stand-ins for further attributes of MemoryPack and Nino, which the generator knows by their full names.
namespace MemoryPack
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
    internal sealed class MemoryPackUnionAttribute(ushort tag, Type type) : Attribute
    {
        public ushort Tag { get; } = tag;

        public Type Type { get; } = type;
    }

    [AttributeUsage(AttributeTargets.Constructor)]
    internal sealed class MemoryPackConstructorAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class MemoryPackOnSerializingAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class MemoryPackOnDeserializedAttribute : Attribute;
}

namespace Nino.Core
{
    [AttributeUsage(AttributeTargets.Constructor)]
    internal sealed class NinoConstructorAttribute(params string[] parameters) : Attribute
    {
        public string[] Parameters { get; } = parameters;
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    internal sealed class NinoUtf8Attribute : Attribute;
}
