// Owns: what a collection's head tells of its elements.
namespace Octavo.Interop.Kryo;

/// <summary>How the elements of an open collection or array are written.</summary>
/// <param name="Role">The method.</param>
/// <param name="Class">The class of all elements if the head has one.</param>
internal readonly record struct KryoElements(KryoRole Role, KryoKnown? Class);
