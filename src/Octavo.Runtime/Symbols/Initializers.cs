// Owns: what members begin with, as an object that was just made shows it: reflection does not see initializers. Runs a user constructor.
using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Runtime.Pipeline;

namespace Octavo.Runtime.Symbols;

/// <summary>
/// One object of a type is made, by its constructor without parameters and where somebody asks: for the comparer of a collection, or for what data without a
/// member gives in Protobuf
/// and in formats that omit. A type without such a constructor, or whose constructor throws, has no initializers here.
/// </summary>
internal static class Initializers
{
    private const BindingFlags Instance = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance;
    private const BindingFlags Static = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static;

    private static readonly ConditionalWeakTable<Type, object?[]> s_made = [];

    private static readonly PropertyInfo[] s_comparers =
    [
        typeof(StringComparer).GetProperty(nameof(StringComparer.Ordinal))!,
        typeof(StringComparer).GetProperty(nameof(StringComparer.OrdinalIgnoreCase))!,
        typeof(StringComparer).GetProperty(nameof(StringComparer.InvariantCulture))!,
        typeof(StringComparer).GetProperty(nameof(StringComparer.InvariantCultureIgnoreCase))!,
    ];

    /// <summary>What a field begins with, in the words of source; null if that is its type's default.</summary>
    public static ExpressionSyntax? Of(FieldInfo field, Type type) =>
        Made(type) is [{ } made] && field.GetValue(made) is { } value && !IsDefault(value) ? Expression(value) : null;

    /// <summary>What a property gives at first; of one that the compiler makes, what its field has.</summary>
    public static ExpressionSyntax? Of(PropertyInfo property, Type type)
    {
        if (BackingFields.Of(property) is { } field && property.GetMethod?.IsDefined(typeof(CompilerGeneratedAttribute), false) == true)
        {
            return Of(field, type);
        }
        try
        {
            return Made(type) is [{ } made] && property.GetMethod?.Invoke(made, null) is { } value && !IsDefault(value) ? Expression(value)
                : null;
        }
        catch (TargetInvocationException)
        {
            return null;
        }
    }

    /// <summary>Whether a member of a new object has an array, or a collection that says that it is read-only.</summary>
    public static bool IsFixed(ISymbol member, Type type)
    {
        if (Made(type) is not [{ } made])
        {
            return false;
        }
        try
        {
            object? value = member is ReflectedField field ? field.Field.GetValue(made) : ((ReflectedProperty)member).Property.GetMethod?.Invoke(made, null);
            return value is Array or IList { IsReadOnly: true }
                || value?.GetType().GetInterfaces().FirstOrDefault(i => i.IsGenericType && i.GetGenericTypeDefinition() == typeof(ICollection<>))
                    ?.GetProperty(nameof(IList.IsReadOnly))?.GetValue(value) is true;
        }
        catch (TargetInvocationException)
        {
            return false;
        }
    }

    private static object?[] Made(Type type)
    {
        if (s_made.TryGetValue(type, out object?[]? made))
        {
            return made;
        }
        if (!RunningConstructors.Begin(type))
        {
            return [null]; // its constructor, which is running for this, asks for its codec
        }
        try
        {
            return s_made.GetValue(type, Make);
        }
        finally
        {
            RunningConstructors.End(type);
        }
    }

    private static object?[] Make(Type type)
    {
        if (type.IsAbstract || type.ContainsGenericParameters || type.GetConstructor(Instance, []) is not { } constructor)
        {
            return [null];
        }
        try
        {
            object made = constructor.Invoke(null);
            Begin(made, type);
            return [made];
        }
        catch (TargetInvocationException)
        {
            return [null];
        }
    }

    /// <summary>Calls what codecs call before they read.</summary>
    private static void Begin(object made, Type type)
    {
        if (type.BaseType is { } inner)
        {
            Begin(made, inner);
        }
        foreach (MethodInfo method in type.GetMethods(Instance | BindingFlags.DeclaredOnly).Where(m => m.IsDefined(typeof(OnDeserializingAttribute), false)))
        {
            method.Invoke(made, method.GetParameters().Length == 0 ? null : [default(StreamingContext)]);
        }
    }

    private static bool IsDefault(object value)
    {
        if (!value.GetType().IsValueType)
        {
            return false;
        }
        object none = RuntimeHelpers.GetUninitializedObject(value.GetType());
        try
        {
            return value.Equals(none);
        }
        catch (Exception found) when (Errors.Failure.IsConverted(found))
        {
            return RuntimeHelpers.Equals(value, none); // bits: one of users does not take the default
        }
    }

    private static bool IsEmpty(IEnumerable items)
    {
        try
        {
            return !items.GetEnumerator().MoveNext();
        }
        catch (Exception found) when (Errors.Failure.IsConverted(found))
        {
            return false;
        }
    }

    private static ExpressionSyntax Expression(object value)
    {
        if (value is string || value.GetType().IsPrimitive || value is Enum or decimal)
        {
            return new LiteralExpressionSyntax { Value = value };
        }
        bool empty = value is not IEnumerable items || IsEmpty(items);
        if (Comparer(value) is { } comparer)
        {
            return new BaseObjectCreationExpressionSyntax
            {
                ArgumentList = new ArgumentListSyntax { Arguments = [new ArgumentSyntax { Expression = comparer }] },
                Initializer = empty ? null : new InitializerExpressionSyntax { Expressions = [new LiteralExpressionSyntax()] },
            };
        }
        return value is IEnumerable ? new CollectionExpressionSyntax { Elements = empty ? [] : [new LiteralExpressionSyntax()] }
            : new BaseObjectCreationExpressionSyntax();
    }

    /// <summary>The comparer of a collection if it is not that which it has without being told.</summary>
    private static ComparerExpressionSyntax? Comparer(object collection)
    {
        PropertyInfo? property = Property(collection.GetType(), "KeyComparer") ?? Property(collection.GetType(), "Comparer");
        object? comparer;
        try
        {
            comparer = property?.GetValue(collection);
        }
        catch (TargetInvocationException)
        {
            return null;
        }
        if (comparer is null || IsUsual(comparer))
        {
            return null;
        }
        return new ComparerExpressionSyntax { Type = ReflectedType.Of(comparer.GetType()), Symbol = Symbol(comparer) };
    }

    /// <summary>The property of the platform's collection, if there is one: a class that derives from it may have another of the same name.</summary>
    private static PropertyInfo? Property(Type type, string name)
    {
        PropertyInfo? found = null;
        for (Type? at = type; at is not null; at = at.BaseType)
        {
            PropertyInfo? own = at.GetProperty(name, BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly);
            found = CompilationFacts.IsPlatform(at) ? own ?? found : found ?? own;
        }
        return found;
    }

    private static bool IsUsual(object comparer)
    {
        Type type = comparer.GetType();
        return type.GetInterfaces().Where(i => i.IsGenericType)
            .Any(i =>
                (i.GetGenericTypeDefinition() == typeof(IEqualityComparer<>) && Is(typeof(EqualityComparer<>), i))
                    || (i.GetGenericTypeDefinition() == typeof(IComparer<>) && Is(typeof(Comparer<>), i)));

        bool Is(Type definition, Type contract) =>
            comparer.Equals(
                definition.MakeGenericType(contract.GetGenericArguments()).GetProperty("Default", BindingFlags.Public | BindingFlags.Static)!.GetValue(null));
    }

    private static ISymbol? Symbol(object comparer)
    {
        if (Array.Find(s_comparers, p => comparer.Equals(p.GetValue(null))) is { } known)
        {
            return new ReflectedProperty(known, null);
        }
        Type type = comparer.GetType();
        foreach (PropertyInfo property in type.GetProperties(Static))
        {
            if (property.GetIndexParameters().Length == 0 && property.PropertyType.IsAssignableFrom(type) && ReferenceEquals(property.GetValue(null), comparer))
            {
                return new ReflectedProperty(property, null);
            }
        }
        foreach (FieldInfo field in type.GetFields(Static))
        {
            if (field.FieldType.IsAssignableFrom(type) && ReferenceEquals(field.GetValue(null), comparer) && !field.Name.Contains('<', StringComparison.Ordinal)
                )
            {
                return new ReflectedField(field, null, null);
            }
        }
        // One that holds nothing is like any other of its type.
        bool holds = false;
        for (Type? at = type; at is not null && at != typeof(object); at = at.BaseType)
        {
            holds |= at.GetFields(Instance | BindingFlags.DeclaredOnly).Length != 0;
        }
        return !holds && type.GetConstructor(Instance, []) is { } made ? new ReflectedMethod(made) : null;
    }
}
