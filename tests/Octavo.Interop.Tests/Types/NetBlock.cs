// Owns: a struct of 128 bytes, in the form that NetSerializer reads.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec, Serializable]
public partial struct NetBlock
{
    public long L01, L02, L03, L04, L05, L06, L07, L08, L09, L10, L11, L12, L13, L14, L15, L16;
}
