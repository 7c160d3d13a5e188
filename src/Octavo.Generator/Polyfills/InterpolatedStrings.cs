// Owns: what C# needs for handlers of interpolated strings in a library for netstandard2.0.
namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class InterpolatedStringHandlerAttribute : Attribute;

[AttributeUsage(AttributeTargets.Parameter)]
internal sealed class InterpolatedStringHandlerArgumentAttribute(string argument) : Attribute
{
    public string[] Arguments { get; } = [argument];
}
