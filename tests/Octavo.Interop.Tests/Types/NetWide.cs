// Owns: a class of large structs, which holds the next of its kind, in the form that NetSerializer reads.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec, Serializable]
public sealed partial class NetWide
{
    public NetBlock Block1;
    public NetBlock Block2;
    public NetBlock Block3;
    public NetBlock Block4;
    public NetBlock Block5;
    public NetBlock Block6;
    public NetBlock Block7;
    public NetBlock Block8;
    public NetBlock Block9;
    public NetBlock Block10;
    public NetBlock Block11;
    public NetBlock Block12;
    public NetBlock Block13;
    public NetBlock Block14;
    public NetBlock Block15;
    public NetBlock Block16;
    public NetWide? Next;

    /// <summary>Objects in one another.</summary>
    public static NetWide Of(int levels) => Enumerable.Range(0, levels).Aggregate((NetWide?)null, (next, _) => new NetWide { Next = next })!;
}
