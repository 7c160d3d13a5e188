// Owns: the reading of a payload by a library as a type that is known at run time.
// Must not know: payloads, libraries.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>One library and one type.</summary>
internal abstract class HostileRead
{
    /// <summary>Reads a payload.</summary>
    /// <returns>The value, if one is given.</returns>
    public abstract object? Value(byte[] bytes);

    /// <summary>The reading of a type by a library.</summary>
    /// <param name="subject">The library: an <see cref="ISubject"/>.</param>
    /// <param name="type">The type.</param>
    public static HostileRead Of(Type subject, Type type) => (HostileRead)Activator.CreateInstance(typeof(Reads<,>).MakeGenericType(subject, type))!;

    private sealed class Reads<TSubject, T> : HostileRead
        where TSubject : struct, ISubject
    {
        public override object? Value(byte[] bytes) => TSubject.Deserialize<T>(bytes);
    }
}
