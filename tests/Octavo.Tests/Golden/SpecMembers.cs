// Owns: the members of a type in the order that the specification gives them, and a value as the tree that SpecReader reads. Knows no codec.
using System.Buffers;
using System.Collections;
using System.Reflection;
using System.Text;
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Comparing;

namespace Octavo.Tests.Golden;

internal static class SpecMembers
{
    /// <summary>Fields, also backing fields of properties, by number if all have one, else as declared.</summary>
    internal static MemberInfo[] Of(Type type)
    {
        FieldInfo[] declared = DeepComparer.Fields(type, Fidelity.Binary);
        if (type.GetCustomAttribute<GenerateCodecAttribute>()?.Order == MemberOrder.Name)
        {
            return [.. declared.OrderBy(NameOf, StringComparer.Ordinal)];
        }
        if (type.GetCustomAttribute<Nino.Core.NinoExplicitOrderAttribute>() is { } asked)
        {
            return [.. declared.OrderBy(field => Array.IndexOf(asked.Order, NameOf(field)))];
        }
        bool isNumbered = type.GetCustomAttribute<GenerateCodecAttribute>()?.Order != MemberOrder.Declaration
            && declared.All(field => NumberOf(field) is not null);
        return isNumbered ? [.. declared.OrderBy(NumberOf)] : declared;
    }

    internal static Type TypeOf(MemberInfo member) => ((FieldInfo)member).FieldType;

    internal static bool IsTolerant(Type type) => type.GetCustomAttribute<GenerateCodecAttribute>()?.Layout == Layout.Tolerant;

    internal static bool IsBytes(Type type) =>
        type == typeof(Memory<byte>) || type == typeof(ReadOnlyMemory<byte>) || type == typeof(ArraySegment<byte>) || type == typeof(ReadOnlySequence<byte>);

    /// <summary>What a sequence's element or a map's entry consists of; null if the type is none.</summary>
    internal static Type[]? ItemOf(Type type) => type.IsArray ? [type.GetElementType()!]
        : type.IsGenericType && type.Name != "KeyValuePair`2"
        && (type.Namespace!.StartsWith("System.Collections.", StringComparison.Ordinal) || type.Name is "ArraySegment`1" or "ReadOnlySequence`1")
        ? type.GetGenericArguments()
        : null;

    /// <summary>The cases of a union, by number, wherever they are named; none if the type is not a union.</summary>
    internal static (int Number, Type Type)[] CasesOf(Type type) =>
    [
        .. type.GetCustomAttributes<CodecUnionAttribute>(inherit: false).Where(named => named.Type is not null && type.IsAssignableFrom(named.Type))
            .Select(named => (named.Number, named.Type!)),
        .. type.GetCustomAttributes<MessagePack.UnionAttribute>(inherit: false).Select(named => (named.Key, named.SubType)),
        .. type.GetCustomAttributes<ProtoBuf.ProtoIncludeAttribute>(inherit: false).Where(_ => type.IsAbstract).Select(named => (named.Tag, named.KnownType)),
        .. type.GetCustomAttributes<JsonDerivedTypeAttribute>(inherit: false).Where(_ => !type.IsDefined(typeof(MessagePack.UnionAttribute), inherit: false))
            .Select((named, index) => (named.TypeDiscriminator as int? ?? index, named.DerivedType)),
        .. type.GetCustomAttributes<CodecUnionAttribute>(inherit: false).Any(named => named.Number < 0)
            ? from derived in type.Assembly.GetTypes()
            where derived.IsSubclassOf(type) from named in derived.GetCustomAttributes<CodecUnionAttribute>(inherit: false)
            where named.Number >= 0 && (named.Type is null || named.Type.IsAssignableFrom(derived)) select (named.Number, derived)
            : [],
        .. type.Assembly.GetCustomAttributes<CodecUnionForAttribute>().Where(named => named.Union == type).Select(named => (named.Number, named.Type)),
    ];

    /// <summary>Whether objects of a class are written once and referred to from then on: its own attribute says so, or a base's.</summary>
    internal static bool HasReferences(Type? type) =>
        type is not null && (type.GetCustomAttribute<GenerateCodecAttribute>(inherit: false) is { References: true } || HasReferences(type.BaseType));

    /// <summary>Which text and collections of a member are written once: what it says itself, else what the object's type does.</summary>
    internal static Sharing SharingOf(Type type, MemberInfo member) =>
        Declared((FieldInfo)member).CustomAttributes.Any(
            own => own.AttributeType == typeof(CodecMemberAttribute) && own.NamedArguments.Any(said => said.MemberName == nameof(Sharing)))
            ? Declared((FieldInfo)member).GetCustomAttribute<CodecMemberAttribute>()!.Sharing
            : type.GetCustomAttribute<GenerateCodecAttribute>(inherit: false)?.Sharing ?? Sharing.None;

    /// <summary>Whether a value of a type is written once.</summary>
    internal static bool IsShared(Type type, Sharing sharing) =>
        HasReferences(type) && typeof(IEnumerable).IsAssignableFrom(type) ? true
        : type == typeof(string) ? sharing.HasFlag(Sharing.Text) : sharing.HasFlag(Sharing.Collections) && !type.IsValueType && ItemOf(type) is not null;

    internal static bool IsOpen(Type type) => type.GetCustomAttributes<CodecUnionAttribute>(inherit: false).Any(named => named.Open);

    /// <summary>The tree of a value; if an object with references comes again stands its number.</summary>
    internal static object? Tree(object? value, Type type) => Tree(value, type, new Dictionary<object, int>(ReferenceEqualityComparer.Instance));

    /// <summary>A value that may be shared: its tree as the one member of an object then.</summary>
    private static object? Tree(object? value, Type type, Dictionary<object, int> seen, Sharing sharing)
    {
        if (value is null || !IsShared(type, sharing))
        {
            return Unshared(value, type, seen, sharing);
        }
        object one = value is string text ? string.Intern(text) : value;
        return seen.TryAdd(one, seen.Count) ? new[] { Unshared(value, type, seen, sharing) } : $"object {seen[one]}";
    }

    private static object? Tree(object? value, Type type, Dictionary<object, int> seen) => Tree(value, type, seen, Sharing.None);

    private static object? Unshared(object? value, Type type, Dictionary<object, int> seen, Sharing sharing)
    {
        if (value is null)
        {
            return null;
        }
        type = type == typeof(object) ? value.GetType() : type;
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (SpecTypes.StandIn(type) is { } plain)
        {
            return Tree(SpecTypes.Plain(value), plain, seen);
        }
        if (SpecTypes.Held(type) is { } held)
        {
            return Tree(SpecTypes.HeldBy(value), held, seen);
        }
        if (SpecTypes.Collection(type) is { } collection)
        {
            return Tree(SpecTypes.Ordered(value, type), collection, seen);
        }
        if (value is Array { Rank: > 1 } grid)
        {
            return Enumerable.Range(0, grid.Rank).Select(each => (object?)grid.GetLength(each))
                .Append(grid.Cast<object?>().Select(each => Tree(each, type.GetElementType()!, seen)).ToList()).ToArray();
        }
        if (value is IEnumerable empty && DeepComparer.IsDefault(empty))
        {
            return type.Name == "ImmutableArray`1" ? null : new List<object?>();
        }
        if (value is ReadOnlySequence<long> sequence)
        {
            return Tree(sequence.ToArray(), typeof(long[]), seen);
        }
        if (IsBytes(type))
        {
            return value switch
            {
                ReadOnlySequence<byte> bytes => bytes.ToArray(),
                Memory<byte> memory => memory.ToArray(),
                ReadOnlyMemory<byte> memory => memory.ToArray(),
                _ => ((ArraySegment<byte>)value).AsSpan().ToArray()
            };
        }
        if (type.IsPrimitive || type.IsEnum || value.GetType() == typeof(byte[])
            || value is string or decimal or Guid or Half or Rune or Int128 or UInt128 or DateTime or DateTimeOffset or DateOnly or TimeOnly or TimeSpan)
        {
            return value;
        }
        if (ItemOf(type) is [{ } item])
        {
            return ((IEnumerable)value).Cast<object?>().Select(each => Tree(each, item, seen, sharing)).ToList();
        }
        if (ItemOf(type) is [{ } key, { } content])
        {
            return ((IEnumerable)value).Cast<object>().SelectMany(entry => new[]
            {
                Tree(entry.GetType().GetProperty("Key")!.GetValue(entry), key, seen),
                Tree(entry.GetType().GetProperty("Value")!.GetValue(entry), content, seen, sharing),
            }).ToList();
        }
        if ((CasesOf(type) is { Length: > 0 } || IsOpen(type)) && value.GetType() != type)
        {
            return Tree(value, value.GetType(), seen);
        }
        if (HasReferences(type) && !seen.TryAdd(value, seen.Count))
        {
            return $"object {seen[value]}";
        }
        return Of(type).Select(member => Tree(((FieldInfo)member).GetValue(value), TypeOf(member), seen, SharingOf(type, member))).ToArray();
    }

    internal static bool IsFixed(FieldInfo field) => Declared(field).GetCustomAttribute<CodecMemberAttribute>()?.Encoding == MemberEncoding.Fixed;

    /// <summary>Whether an object's layout is an array in which numbers are left out before a member.</summary>
    internal static bool HasGapBefore(Type type, MemberInfo[] members, int index)
    {
        Layout layout = type.GetCustomAttribute<GenerateCodecAttribute>()?.Layout ?? Layout.Auto;
        return index > 0 && layout is Layout.Auto or Layout.Array && members.All(member => NumberOf((FieldInfo)member) is not null)
            && NumberOf((FieldInfo)members[index]) != NumberOf((FieldInfo)members[index - 1]) + 1;
    }

    private static MemberInfo Declared(FieldInfo field) => field.Name.StartsWith('<')
        ? field.DeclaringType!.GetProperty(NameOf(field), BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic) ?? (MemberInfo)field
        : field;

    private static string NameOf(FieldInfo field) => field.Name.StartsWith('<') ? field.Name[1..field.Name.IndexOf('>')] : field.Name;

    internal static int? NumberOf(FieldInfo field)
    {
        MemberInfo member = Declared(field);
        return member.GetCustomAttribute<CodecMemberAttribute>() is { Number: > 0 } own ? own.Number
            : member.GetCustomAttribute<MemoryPack.MemoryPackOrderAttribute>()?.Order
            ?? (int?)member.GetCustomAttribute<Nino.Core.NinoMemberAttribute>()?.Index
            ?? (member.GetCustomAttribute<System.Runtime.Serialization.DataMemberAttribute>() is { Order: >= 0 } contract ? contract.Order : default(int?));
    }
}
