// Owns: the golden bytes and sizes of document 000's types, one annotated for MessagePack by [Key(0..)] and for Protobuf by [ProtoMember(1..)].
using Xunit;

namespace Octavo.Tests.Figures;

public sealed class Document000Tests
{
    /// <summary>The fixture: Id 200, a name of 40 characters, enabled: 46 bytes, as the document prints.</summary>
    [Fact]
    public void SimpleObject_with_two_attributes_has_the_documents_bytes()
    {
        string name = "Name" + new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
        byte[] bytes = OctavoMsgPack.Serialize(new TwoAttributes { Id = 200, Name = name, Enabled = true });
        Assert.Equal([0x93, 0xCC, 0xC8, 0xD9, 40, .. System.Text.Encoding.ASCII.GetBytes(name), 0xC3], bytes);
        Assert.Equal(46, bytes.Length);
    }
}
