// Owns: the test with Haskell itself: derived instances of both packages write what is read here, and read what is written here.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Haskell;

public sealed class HaskellLiveTests : IDisposable
{
    private static readonly Dictionary<string, HaskellMember> s_rules = new()
    {
        ["Remark.Body"] = new HaskellMember { Text = HaskellText.Text },
        ["Remark.Tags"] = new HaskellMember { IsSet = true },
        ["Remark.Grade"] = new HaskellMember { Constructors = 3 },
        ["Remark.ByGrade[]"] = new HaskellMember { Constructors = 3 },
    };

    private readonly GhcProgram _program = new();

    public void Dispose() => _program.Dispose();

    [GhcTheory]
    [InlineData(HaskellPackage.Binary)]
    [InlineData(HaskellPackage.Cereal)]
    public void Both_sides_read_what_the_other_wrote(HaskellPackage package)
    {
        _program.Compile("Interop.hs");
        var options = new HaskellOptions { Package = package, Members = s_rules };
        _program.Exchange(
            [package == HaskellPackage.Binary ? "binary" : "cereal"],
            (ReadOnlySpan<byte> source, out int consumed) => OctavoHaskell.Deserialize<Everything>(source, out consumed, options)!,
            (destination, value) => OctavoHaskell.Serialize(destination, value, options));
    }
}
