using System.Collections.Concurrent;
using System.Collections.Generic;
using Octavo;

namespace Acme.Keyed;

[GenerateCodec]
public readonly record struct Spot(long X, decimal Y);

[GenerateCodec]
public sealed record Place(string? Name, Spot? At, Place? Within);

/// <summary>Collections by keys of several values, and those that exist already.</summary>
[GenerateCodec]
public sealed class Atlas
{
    public Dictionary<Place, int>? Visits { get; set; }
    public HashSet<(long, Spot)> Marks { get; } = [];
    public ConcurrentDictionary<long, string> Owners { get; } = [];
}
