// Owns: what is kept of a value that references may mean.
using Octavo.Interop.Plans;

namespace Octavo.Interop.Kryo;

/// <summary>A numbered value.</summary>
/// <param name="Sort">Its serializer.</param>
/// <param name="Type">Of an object of a type with references its type.</param>
/// <param name="Place">Of such an object its number in Binary; else where its content is in the data.</param>
internal readonly record struct KryoNumbered(KryoSort Sort, PlanType? Type, int Place);
