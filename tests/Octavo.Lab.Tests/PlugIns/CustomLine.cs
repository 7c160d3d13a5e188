// Owns: a line of the type in the place of the user's.
namespace Octavo.Lab.Tests;

/// <summary>A line of an order.</summary>
[GenerateCodec]
public class CustomLine
{
    public string Article { get; set; } = "";

    public double? Price { get; set; }
}
