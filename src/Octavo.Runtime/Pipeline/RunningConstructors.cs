// Owns: the classes whose constructors a thread runs to see what they make. Such a constructor may use codecs itself, of its own class too.
namespace Octavo.Runtime.Pipeline;

internal static class RunningConstructors
{
    [ThreadStatic]
    private static HashSet<Type>? t_open;

    /// <summary>Whether this thread runs the constructor of a class.</summary>
    public static bool IsOpen(Type type) => t_open?.Contains(type) == true;

    /// <summary>Notes that it does from here on; false if it does already.</summary>
    public static bool Begin(Type type) => (t_open ??= []).Add(type);

    /// <summary>Notes that it is done.</summary>
    public static void End(Type type) => t_open!.Remove(type);
}
