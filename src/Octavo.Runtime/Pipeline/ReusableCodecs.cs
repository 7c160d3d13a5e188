// Owns: which codecs that were made before are called by later ones, in the place of their being made again.
using System.Reflection;
using Octavo.Model.Planning;

namespace Octavo.Runtime.Pipeline;

/// <summary>Types whose codecs were made. Without it 100 types that hold one another, used one after another, are made 700 times.</summary>
internal sealed class ReusableCodecs
{
    private readonly Dictionary<Type, Type> _codecs = [];

    /// <summary>The codec of a type; null if none is called by others.</summary>
    public Type? Find(Type type) => _codecs.GetValueOrDefault(type);

    /// <summary>Adds the codecs of a plan that every plan would have in the same way.</summary>
    /// <param name="plan">The plan.</param>
    /// <param name="made">The assembly that was made of it.</param>
    /// <param name="types">Its types by their names in code.</param>
    public void Add(AssemblyPlan plan, Assembly made, IReadOnlyDictionary<string, Type> types)
    {
        foreach (CodecPlan one in plan.Codecs)
        {
            if (IsAlone(one) && types.TryGetValue(one.Type.Type, out Type? type) && !type.IsGenericType
                && made.GetType(one.Type.Namespace + "." + one.Type.Codec) is { } codec)
            {
                _codecs.TryAdd(type, codec);
            }
        }
    }

    /// <summary>
    /// Whether a plan is of its type alone: it is not a case of a union and no part of an inheritance, whose other types come and go, no contract view of it is
    /// chosen by who holds it, and objects of it have no identity. Generic types differ by the nullable annotations of their arguments.
    /// </summary>
    private static bool IsAlone(CodecPlan plan) =>
        plan is { Views.Count: 0, Part: null, Case: null, IsBody: false, IsReferred: false, Type.HasReferences: false };
}
