// Owns: the types of ReferenceGraphTests.
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.References;

[GenerateCodec(References = true, Omit = OmitPolicy.Null, Layout = Layout.NameMap)]
public sealed class SharedOmitting
{
    public string? Text { get; set; }

    public int? Count { get; set; }

    public SharedOmitting? Next { get; set; }
}
