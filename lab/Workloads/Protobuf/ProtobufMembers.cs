// Owns: what the attributes of a message's members say, for the reference writer and reader.
// Must not know: libraries; the attributes are found by reflection, whoever declares them.
using System.Collections.Concurrent;
using System.Reflection;
using ProtoBuf;

namespace Octavo.Lab.Workloads;

/// <summary>A member and its field.</summary>
/// <param name="Property">The member.</param>
/// <param name="Field">What its attribute says.</param>
public sealed record ProtobufMemberOf(PropertyInfo Property, ProtobufFieldOf Field)
{
    private static readonly ConcurrentDictionary<Type, ProtobufMemberOf[]> s_members = [];

    /// <summary>The type of the elements of a collection of anything but bytes, else null.</summary>
    public Type? Element { get; } = Property.PropertyType switch
    {
        { IsArray: true } array when array != typeof(byte[]) => array.GetElementType(),
        { IsGenericType: true } list when list.GetGenericTypeDefinition() == typeof(List<>) => list.GetGenericArguments()[0],
        _ => null,
    };

    /// <summary>The type of the member or its elements, without null.</summary>
    public Type Scalar => Nullable.GetUnderlyingType(Element ?? Property.PropertyType) ?? Element ?? Property.PropertyType;

    /// <summary>Whether zero is written.</summary>
    public bool IsExplicit => Field.IsRequired || Nullable.GetUnderlyingType(Property.PropertyType) is not null || !Property.PropertyType.IsValueType;

    /// <summary>The members in the order of their numbers.</summary>
    public static ProtobufMemberOf[] Of(Type type) => s_members.GetOrAdd(type, static type =>
        [.. type.GetProperties().Select(property => (Property: property, Attribute: property.GetCustomAttribute<ProtoMemberAttribute>()))
            .Where(member => member.Attribute is not null)
            .Select(member => new ProtobufMemberOf(member.Property, ProtobufFieldOf.Of(member.Attribute!))).OrderBy(member => member.Field.Number)]);
}

/// <summary>A field's number and form.</summary>
public sealed record ProtobufFieldOf(int Number, bool IsZigZag, bool IsFixed, bool IsPacked, bool IsRequired)
{
    internal static ProtobufFieldOf Of(ProtoMemberAttribute attribute) =>
        new(attribute.Tag, attribute.DataFormat == DataFormat.ZigZag, attribute.DataFormat == DataFormat.FixedSize, attribute.IsPacked, attribute.IsRequired);
}
