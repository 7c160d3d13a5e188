// Owns: the types of OpenUnionTests.
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Registry;

[GenerateCodec]
[CodecUnion(Open = true)]
public class NoCaseOfItself
{
    public int Number { get; set; }
}
