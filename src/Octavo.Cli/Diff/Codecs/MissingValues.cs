// Owns: what members are when data does not have them: asked of the type's own codec, by data without a member.
using System.Collections;
using System.Reflection;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>Objects of a type that were read from data without a member.</summary>
/// <param name="ByName">From an empty object of JSON; null if there is none, as members are required.</param>
/// <param name="ByTag">From an empty message of Protobuf; null if there is none.</param>
/// <param name="IsMessage">Whether the type is in Protobuf at all.</param>
internal sealed record MissingValues(object? ByName, object? ByTag, bool IsMessage)
{
    internal static MissingValues Of(Assembly library, Type type)
    {
        (object? byName, _) = Read(library, "Octavo.OctavoJson", "{}"u8.ToArray(), type);
        (object? byTag, string? refused) = Read(library, "Octavo.OctavoProtobuf", [], type);
        return new MissingValues(byName ?? Make(type), byTag, refused != nameof(OctavoErrorCode.NotInFormat));
    }

    /// <summary>Whether a member that is missing is null, as a gap in an array makes it.</summary>
    internal bool IsNull(ClrMember? member) => member is null || ByName is null || member.Value(ByName) is null;

    /// <summary>Whether a member that is absent in Protobuf is what a missing one is elsewhere.</summary>
    internal bool IsSameInProtobuf(ClrMember? member) =>
        member is null || ByName is null || ByTag is null || AreSame(member.Value(ByName), member.Value(ByTag));

    /// <summary>The name of what compares keys or elements of a member that its initializer makes; empty for their own equality.</summary>
    internal string ComparerOf(ClrMember member) => ByName is null || member.Value(ByName) is not { } value ? "" : Comparers.Of(value);

    /// <summary>Whether a member that is missing is false or zero.</summary>
    internal bool IsZero(ClrMember? member) =>
        member is null || ByName is null || member.Value(ByName) is not { } value
            || (value.GetType().IsValueType && value.Equals(Activator.CreateInstance(value.GetType())));

    private static bool AreSame(object? one, object? other)
    {
        if (IsNothing(one) && IsNothing(other))
        {
            return true;
        }
        return one is not null && other is not null
            && (one.Equals(other)
            || (one is not string && one is IEnumerable items && other is IEnumerable others && Items(items).SequenceEqual(Items(others))));
    }

    // Protobuf does not tell an empty collection from none.
    private static bool IsNothing(object? value) => value is null || (value is not string && value is IEnumerable items && Items(items).Length == 0);

    // A default ImmutableArray or ArraySegment throws, and has nothing.
    private static object?[] Items(IEnumerable items)
    {
        try
        {
            return [.. items.Cast<object?>()];
        }
        catch (InvalidOperationException)
        {
            return [];
        }
    }

    private static (object? Value, string? Refused) Read(Assembly library, string facade, byte[] data, Type type)
    {
        MethodInfo? read = library.GetType(facade)?.GetMethods(BindingFlags.Public | BindingFlags.Static)
            .FirstOrDefault(
                method =>
                    method.Name == "Deserialize" && method.IsGenericMethodDefinition && method.GetParameters() is [{ ParameterType: var source }, _]
                        && source == typeof(byte[]));
        if (read is null)
        {
            return (null, nameof(OctavoErrorCode.NotInFormat));
        }
        try
        {
            return (read.MakeGenericMethod(type).Invoke(null, [data, null]), null);
        }
        catch (Exception refused) when (refused is TargetInvocationException or ArgumentException)
        {
            // A code by its name: the library is not the tool's.
            object? inner = refused.InnerException;
            return (null, inner?.GetType().GetProperty("Code")?.GetValue(inner)?.ToString() ?? "");
        }
    }

    private static object? Make(Type type)
    {
        try
        {
            return type.IsAbstract ? null : Activator.CreateInstance(type, nonPublic: true);
        }
        catch (Exception refused) when (refused is MissingMethodException or TargetInvocationException)
        {
            return null;
        }
    }
}
