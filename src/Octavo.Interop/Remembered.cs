// Owns: what a record keeps beside its properties. Knows no layout.
namespace Octavo.Interop;

/// <summary>Made from a record's properties when it is first asked for. All are equal, so records are by their properties alone; whoever sets a property
/// forgets it, because copies have it too.</summary>
internal struct Remembered<T> : IEquatable<Remembered<T>>
    where T : class
{
    internal T? Value;

    public readonly bool Equals(Remembered<T> other) => true;

    public override readonly bool Equals(object? obj) => obj is Remembered<T>;

    public override readonly int GetHashCode() => 0;
}
