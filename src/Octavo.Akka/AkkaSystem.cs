// Owns: the system whose serializer runs on this thread: a path in data means an actor only to a system. Knows no format.
using Akka.Actor;

namespace Octavo.Akka;

internal static class AkkaSystem
{
    [ThreadStatic]
    private static ExtendedActorSystem? t_current;

    /// <summary>The system.</summary>
    /// <exception cref="OctavoException">There is none.</exception>
    internal static ExtendedActorSystem Current => t_current
        ?? throw new OctavoException("a reference to an actor is read only by the serializer of an actor system: system.Serialization.");

    /// <summary>Does something for a system. A message may hold another, which the system serializes in between.</summary>
    internal static T With<T, TState>(ExtendedActorSystem system, TState state, Func<TState, T> act)
    {
        ExtendedActorSystem? before = t_current;
        t_current = system;
        try
        {
            return act(state);
        }
        finally
        {
            t_current = before;
        }
    }
}
