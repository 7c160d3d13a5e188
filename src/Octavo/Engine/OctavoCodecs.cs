// Owns: what programs may ask of the codecs that there are. Knows no format but by the list of them.
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Engine;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo;

/// <summary>Tells which types have codecs, so that frameworks can report missing ones at start-up.</summary>
public static partial class OctavoCodecs
{
    private static readonly ConcurrentDictionary<Type, Type?> s_unions = new();

    /// <summary>Whether a type has a codec in some format.</summary>
    /// <param name="type">The type as it is declared.</param>
    /// <example><code>
    /// bool has = OctavoCodecs.HasCodec(typeof(Order));
    /// </code></example>
    public static bool HasCodec(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return CodecCatalog.FindAny(type) is not null;
    }

    /// <summary>Throws if a type has no codec in a format; the message says what to do.</summary>
    /// <param name="type">The type as it is declared.</param>
    /// <param name="format">The format; null for any.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> if it has none; <see cref="OctavoErrorCode.NotInFormat"/> if it is not in this
    /// format.</exception>
    /// <example><code>
    /// OctavoCodecs.EnsureCodec(typeof(Order), OctavoFormats.Protobuf);   // at the start of a program
    /// </code></example>
    public static void EnsureCodec(Type type, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(type);
        CodecEntry? entry = format is null or BuiltInFormat ? CodecCatalog.GetAny(type) : null;
        if (format is not null && !format.CanSerialize(type))
        {
            throw entry?.Refusal(((BuiltInFormat)format).Kind, format.Name)
                ?? new OctavoException(OctavoErrorCode.NotInFormat, $"{type} is not in {format.Name}{WhyNone(type)}.", format.Name, -1);
        }
    }

    /// <summary>A format around another one refuses types that have no codec: what to add is what a user needs to know.</summary>
    private static string WhyNone(Type type)
    {
        try
        {
            CodecCatalog.GetAny(type);
            return "";
        }
        catch (OctavoException found) when (found.Code == OctavoErrorCode.NoCodec)
        {
            return ": " + found.Reason.TrimEnd('.');
        }
    }

    /// <summary>Throws if a parameter or result of an interface, controller or hub has no codec in a format: an error at start-up instead of one at the first
    /// call. It looks at the types for which <see cref="GenerateCodecsForCallsAttribute"/> makes codecs.</summary>
    /// <param name="type">The interface or class. For a <see cref="Task{TResult}"/>, an <see cref="IAsyncEnumerable{T}"/>, a channel and the like, the type of
    /// their values is checked. Parameters that come from a container need <c>[FromServices]</c>.</param>
    /// <param name="format">The format; null for any.</param>
    /// <param name="isData">Whether a parameter, or the result (<see cref="MethodInfo.ReturnParameter"/>), is data in the format; null for all of them.</param>
    /// <exception cref="InvalidOperationException">Types have no codec in the format; the message lists all of them, with their methods.</exception>
    /// <example><code>
    /// OctavoCodecs.EnsureCallCodecs(typeof(IOrders), OctavoFormats.MessagePack);   // at the start of a program
    ///
    /// public interface IOrders
    /// {
    ///     Task&lt;List&lt;Order>> FindAsync(string customer, CancellationToken cancellationToken);
    /// }
    /// </code></example>
    public static void EnsureCallCodecs([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods)] Type type, OctavoFormat? format = null,
        Func<ParameterInfo, bool>? isData = null)
    {
        ArgumentNullException.ThrowIfNull(type);
        List<string> missing = [];
        foreach ((MethodInfo method, Type travelling) in CallSurface.Of(type, isData))
        {
            try
            {
                EnsureCodec(travelling, format);
            }
            catch (OctavoException found)
            {
                missing.Add($"{method.Name}: {found.Message}");
            }
        }
        if (missing.Count != 0)
        {
            throw new InvalidOperationException($"Types of {type} have no Octavo codec:\n" + string.Join("\n", missing.Distinct()));
        }
    }

    /// <summary>The formats in which a type has a codec; <see cref="CodecFormats.None"/> if it has none.</summary>
    /// <remarks>It names every format, so a native program that calls it contains the code of all of them; <see cref="OctavoFormat.CanSerialize"/> asks only
    /// one.</remarks>
    /// <param name="type">The type as it is declared.</param>
    /// <example><code>
    /// CodecFormats formats = OctavoCodecs.FormatsOf(typeof(Order));
    /// </code></example>
    public static CodecFormats FormatsOf(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        CodecFormats formats = CodecFormats.None;
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            formats |= format.CanSerialize(type) ? ((BuiltInFormat)format).Kind : CodecFormats.None;
        }
        return formats;
    }

    /// <summary>The union that has the type of an object as a case: use it as the declared type, so the data has the case. If there are several, the nearest
    /// base class, then the first interface.</summary>
    /// <param name="type">The type of the object.</param>
    /// <returns>The base of the union, which may be the type itself; null if the type is not a case.</returns>
    /// <example><code>
    /// Type declared = OctavoCodecs.UnionBase(typeof(Order)) ?? typeof(Order);
    /// </code></example>
    public static Type? UnionBase(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return s_unions.GetOrAdd(type, static key => FindUnion(key));
    }

    [UnconditionalSuppressMessage("Trimming", "IL2070",
        Justification = "An interface that is a union has a codec, which names it and its cases: both are kept, with what makes one the other's.")]
    private static Type? FindUnion(Type type)
    {
        for (Type? parent = type; parent is not null && parent != typeof(object); parent = parent.BaseType)
        {
            if (HasCase(parent, type))
            {
                return parent;
            }
        }
        return Array.Find(type.GetInterfaces(), candidate => HasCase(candidate, type));
    }

    /// <summary>Whether an object of a type can be written as a union: the type is one of its cases, or of a case that is a union.</summary>
    internal static bool IsWritable(Type union, Type type)
    {
        for (Type? at = type; at is not null && union.IsAssignableFrom(at); at = UnionBase(at) is { } parent && parent != at ? parent : null)
        {
            if (HasCase(union, at))
            {
                return true;
            }
        }
        return false;
    }

    private static bool HasCase(Type union, Type type)
    {
        if (CodecCatalog.Find(union) is not { } entry || TypeShape.Of(entry, MemberIdentity.Name) is not { IsUnion: true } shape)
        {
            return false;
        }
        foreach (ShapeMember member in shape.Members.Span)
        {
            if (shape.ChildType(member.Type.Child) == type)
            {
                return true;
            }
        }
        return false;
    }
}
