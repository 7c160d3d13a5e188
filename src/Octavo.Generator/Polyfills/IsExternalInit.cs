// Owns: what C# needs for records on netstandard2.0.
namespace System.Runtime.CompilerServices;

internal static class IsExternalInit;
