// Owns: the types of ExtensionDataTests.
using System.Text;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

[GenerateCodec]
public sealed class KeepsAnything
{
    public int Id { get; set; }

    [CodecExtensionData] public UnknownMembers? More { get; set; }
}
