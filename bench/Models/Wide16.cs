// Owns: a class of sixteen ints, the body with the most encoder calls.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Sixteen ints: encoders and nothing else.</summary>
public partial class Wide16
{
    public int A0;
    public int A1;
    public int A2;
    public int A3;
    public int A4;
    public int A5;
    public int A6;
    public int A7;
    public int A8;
    public int A9;
    public int A10;
    public int A11;
    public int A12;
    public int A13;
    public int A14;
    public int A15;
}
