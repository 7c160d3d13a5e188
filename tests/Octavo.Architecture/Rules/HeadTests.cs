// Owns: the rule that each file of src says first what it owns.
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed class HeadTests
{
    [Fact]
    public void EachFileSaysFirstWhatItOwns() =>
        Assert.Empty(Repository.Sources("src").Where(file => !file.Text.StartsWith("// Owns: ", StringComparison.Ordinal)).Select(file => file.Path));
}
