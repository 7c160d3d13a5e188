// Owns: an immutable value inside the order, made by its constructor.
using Octavo;

namespace GettingStarted;

[GenerateCodec]
public readonly partial record struct OrderLine(string Sku, int Count, decimal Price);
