// Owns: types with codecs in several assemblies: whether their layouts differ, and which roots hold such a type. Knows no format.
using System.Collections.Concurrent;
using System.Reflection;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Codecs.Entries;

/// <summary>
/// Two libraries may each have a codec for a type of a third one, and with other options the layouts differ: what one writes the other would read with values
/// swapped. Roots that hold such a type have no codec:
/// a process has one codec for a type, and which one would depend on which library ran first.
/// </summary>
internal static class ConflictingCodecs
{
    /// <summary>Null until two codecs differ: an empty dictionary takes all its locks to say that it is empty, and tells a tracing provider, whose making alone
    /// takes milliseconds of a process's first call.</summary>
    private static ConcurrentDictionary<Type, (Assembly One, Assembly Other)>? s_found;

    /// <summary>Compares two codecs of a type.</summary>
    /// <returns>Whether their layouts differ, and no one knew.</returns>
    internal static bool Differ(Type type, (Assembly Assembly, Func<CodecEntry> Make) one, (Assembly Assembly, Func<CodecEntry> Make) other) =>
        !HaveSameLayout(one.Make(), other.Make()) && LazyInitializer.EnsureInitialized(ref s_found).TryAdd(type, (one.Assembly, other.Assembly));

    /// <summary>Refuses a root that holds a type with two layouts.</summary>
    /// <param name="root">The root.</param>
    /// <param name="known">The emitted entry of a type, or null.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.CodecsDiffer"/>.</exception>
    internal static void Check(Type root, Func<Type, CodecEntry?> known)
    {
        if (Volatile.Read(ref s_found) is not { } found)
        {
            return;
        }
        HashSet<Type> seen = [root];
        Queue<Type> open = new(seen);
        while (open.TryDequeue(out Type? type))
        {
            if (found.TryGetValue(type, out (Assembly One, Assembly Other) assemblies))
            {
                Throw.CodecsDiffer(type, assemblies.One, assemblies.Other);
            }
            foreach (Type part in Parts(type, known(type)).Where(seen.Add))
            {
                open.Enqueue(part);
            }
        }
    }

    private static IEnumerable<Type> Parts(Type type, CodecEntry? entry)
    {
        if (type.HasElementType)
        {
            yield return type.GetElementType()!;
        }
        foreach (Type argument in type.GenericTypeArguments)
        {
            yield return argument;
        }
        for (int i = 0; entry?.ShapeChild(i) is { } child; i++)
        {
            yield return child;
        }
    }

    /// <summary>The Shape without its marks: whether data may be null or lack a member says nothing of where the bytes are.</summary>
    private static string? Layout(CodecEntry entry, MemberIdentity identity) =>
        entry.ViewText(identity)?.Replace("!", "", StringComparison.Ordinal).Replace("*", "", StringComparison.Ordinal);

    private static bool HaveSameLayout(CodecEntry one, CodecEntry other)
    {
        foreach (MemberIdentity identity in Enum.GetValues<MemberIdentity>())
        {
            if (Layout(one, identity) != Layout(other, identity))
            {
                return false;
            }
        }
        for (int i = 0; ; i++)
        {
            Type? child = one.ShapeChild(i);
            if (child != other.ShapeChild(i))
            {
                return false;
            }
            if (child is null)
            {
                return true;
            }
        }
    }
}
