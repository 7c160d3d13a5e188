// Owns: the test with serialise itself: its derived instances write what is read here, and read what is written here.
using Octavo.Interop.Tests.Haskell;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Serialise;

public sealed class SerialiseLiveTests : IDisposable
{
    private static readonly Dictionary<string, SerialiseMember> s_rules = new()
    {
        ["Remark.Body"] = new SerialiseMember { Text = SerialiseText.Text },
        ["Remark.Tags"] = new SerialiseMember { Collection = SerialiseCollection.Set },
        ["Remark.Grade"] = new SerialiseMember { Constructors = 3 },
        ["Remark.ByGrade[]"] = new SerialiseMember { Constructors = 3 },
    };

    private readonly GhcProgram _program = new();

    public void Dispose() => _program.Dispose();

    [SerialiseFact]
    public void Both_sides_read_what_the_other_wrote()
    {
        string source = SerialiseFactAttribute.Source!;
        _program.Compile("SerialiseInterop.hs", $"-i{source}/cborg/src", $"-i{source}/serialise/src", $"-I{source}/cborg/src/cbits");
        var options = new SerialiseOptions { Members = s_rules };
        _program.Exchange(
            [],
            (ReadOnlySpan<byte> data, out int consumed) => OctavoSerialise.Deserialize<Everything>(data, out consumed, options)!,
            (destination, value) => OctavoSerialise.Serialize(destination, value, options));
    }
}
