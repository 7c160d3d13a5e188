// Owns: what a format is to the reading calls of values without a type. Knows no format.
namespace Octavo.Engine;

/// <summary>A call that reads, of a format whose reader reads values without a type.</summary>
/// <typeparam name="TReader">The format's reader.</typeparam>
internal interface IDynamicReadingCall<TReader>
    where TReader : struct, allows ref struct
{
    /// <summary>Reads a value without a type.</summary>
    static abstract object? ReadDynamic(ref TReader reader);
}
