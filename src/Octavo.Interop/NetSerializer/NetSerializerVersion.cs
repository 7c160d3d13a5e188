// Owns: the names of the libraries whose streams differ.
namespace Octavo;

/// <summary>The library that wrote the stream.</summary>
public enum NetSerializerVersion
{
    /// <summary>NetSerializer 4 of Tomi Valkeinen.</summary>
    NetSerializer4 = 0,

    /// <summary>NetSerializer2 of Sergey Malinin: <c>Serialize</c>, not <c>SerializeDeep</c>.</summary>
    NetSerializer2 = 1,
}
