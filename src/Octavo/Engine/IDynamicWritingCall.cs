// Owns: what a format is to the writing calls of values without a type. Knows no format.
namespace Octavo.Engine;

/// <summary>A call that writes, of a format whose writer writes values without a type.</summary>
/// <typeparam name="TWriter">The format's writer.</typeparam>
internal interface IDynamicWritingCall<TWriter>
    where TWriter : struct, allows ref struct
{
    /// <summary>Writes a value without a type.</summary>
    static abstract void WriteDynamic(ref TWriter writer, object? value);
}
