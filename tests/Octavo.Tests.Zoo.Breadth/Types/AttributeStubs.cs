// Owns: stand-ins for the attributes of MemoryPack and Nino, which the generator knows by their full names.
namespace MemoryPack
{
    internal enum GenerateType
    {
        Object,
        VersionTolerant,
    }

    internal enum SerializeLayout
    {
        Sequential,
        Explicit,
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
    internal sealed class MemoryPackableAttribute : Attribute
    {
        public MemoryPackableAttribute(GenerateType generateType = GenerateType.Object) => GenerateType = generateType;

        public MemoryPackableAttribute(SerializeLayout layout) => SerializeLayout = layout;

        public GenerateType GenerateType { get; }

        public SerializeLayout SerializeLayout { get; }
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    internal sealed class MemoryPackOrderAttribute(int order) : Attribute
    {
        public int Order { get; } = order;
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    internal sealed class MemoryPackIgnoreAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    internal sealed class MemoryPackIncludeAttribute : Attribute;
}

namespace Nino.Core
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
    internal sealed class NinoTypeAttribute(bool autoCollect = true, bool containNonPublicMembers = false) : Attribute
    {
        public bool AutoCollect { get; } = autoCollect;

        public bool ContainNonPublicMembers { get; } = containNonPublicMembers;
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    internal sealed class NinoMemberAttribute(ushort index) : Attribute
    {
        public ushort Index { get; } = index;
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    internal sealed class NinoIgnoreAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    internal sealed class NinoExplicitOrderAttribute(params string[] order) : Attribute
    {
        public string[] Order { get; } = order;
    }
}
