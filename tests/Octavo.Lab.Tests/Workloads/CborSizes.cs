// Owns: the sizes of CBOR as arithmetic, by reflection, written from docs/formats/cbor.md alone.
using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Reflection;
using System.Text;

namespace Octavo.Lab.Tests;

/// <summary>Sizes of the workloads' values: objects are maps by name, arrays if their members are numbered; values of unions are arrays of a number below 24
/// and the case.</summary>
internal static class CborSizes
{
    /// <summary>Bytes of a value as a member of a type.</summary>
    public static int Of(object? value, Type declared) => value switch
    {
        null or bool => 1,
        byte or long or Enum when declared == typeof(object) => 5 + 1 + Head(IdOf(value)) + Of(value, value.GetType()),
        string text => Text(text),
        byte[] bytes => Head((ulong)bytes.Length) + bytes.Length,
        Guid => 2 + 1 + 16,
        DateTime time => (time.Kind == DateTimeKind.Unspecified ? 0 : 1) + Text(time.ToString("yyyy-MM-ddTHH:mm:ss.FFFFFFFK", CultureInfo.InvariantCulture)),
        float number => Float(number),
        double number => Float(number),
        char unit => Head(unit),
        ulong number => Head(number),
        Enum number => Integer(Convert.ToInt64(number, CultureInfo.InvariantCulture)),
        sbyte or byte or short or ushort or int or uint or long => Integer(Convert.ToInt64(value, CultureInfo.InvariantCulture)),
        IDictionary map => Head((ulong)map.Count) + map.Keys.Cast<object>().Sum(key => Of(key, key.GetType()) + Of(map[key], Argument(declared, 1))),
        IEnumerable elements => Elements([.. elements.Cast<object?>()], declared.IsArray ? declared.GetElementType()! : Argument(declared, 0)),
        Vector4 vector => 1 + Float(vector.X) + Float(vector.Y) + Float(vector.Z) + Float(vector.W),
        _ when declared.IsAbstract => 1 + 1 + Of(value, value.GetType()),
        _ => Members(value),
    };

    private static int Elements(object?[] elements, Type declared) => Head((ulong)elements.Length) + elements.Sum(element => Of(element, declared));

    private static int Members(object value)
    {
        (MemberInfo Member, Type Type, object? Value)[] members =
        [
            .. value.GetType().GetFields(BindingFlags.Public | BindingFlags.Instance).Select(field => (field, field.FieldType, field.GetValue(value))),
            .. value.GetType().GetProperties(BindingFlags.Public | BindingFlags.Instance)
                .Select(property => (property, property.PropertyType, property.GetValue(value))),
        ];
        bool numbered = members.Any(one => one.Member.GetCustomAttribute<CodecMemberAttribute>()?.Number > 0);
        return Head((ulong)members.Length) + members.Sum(one => (numbered ? 0 : Text(one.Member.Name)) + Of(one.Value, one.Type));
    }

    // docs/formats/registry.md; the enum is the first that a program registers.
    private static ulong IdOf(object value) => value switch { byte => 3, long => 8, _ => CodecRegistry.FirstId };

    private static Type Argument(Type type, int at) => type.GetGenericArguments()[at];

    private static int Text(string text) => Head((ulong)Encoding.UTF8.GetByteCount(text)) + Encoding.UTF8.GetByteCount(text);

    private static int Integer(long number) => Head((ulong)(number < 0 ? ~number : number));

    private static int Float(double number) => BitConverter.DoubleToInt64Bits((double)(Half)number) == BitConverter.DoubleToInt64Bits(number) ? 3
        : BitConverter.DoubleToInt64Bits((double)(float)number) == BitConverter.DoubleToInt64Bits(number) ? 5 : 9;

    private static int Head(ulong argument) => argument switch { < 24 => 1, <= byte.MaxValue => 2, <= ushort.MaxValue => 3, <= uint.MaxValue => 5, _ => 9 };
}
