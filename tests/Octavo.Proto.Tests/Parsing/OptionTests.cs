// Owns: options on every kind of element, and features with lifetimes: the descriptors of files of this project's own, against those that protoc 35.1 made of
// them. Knows no emission.
namespace Octavo.Proto.Tests.Parsing;

public class OptionTests
{
    private static readonly string s_folder = Path.Combine(AppContext.BaseDirectory, "Options");

    [Theory]
    [InlineData("options")]
    [InlineData("options3")]
    [InlineData("features")]
    [InlineData("floats")]
    [InlineData("any")]
    [InlineData("order")]
    [InlineData("items")]
    public void Options_give_the_descriptors_of_protoc(string name)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([s_folder], errors);
        ProtoFile file = loader.Load(name + ".proto", Path.Combine(s_folder, name + ".proto"))!;
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        byte[] expected = Wire.Read(Convert.FromBase64String(File.ReadAllText(Path.Combine(s_folder, name + ".pb.base64"))))!.Single().Bytes;
        byte[] written = SetWriter.Write(file);
        Assert.True(expected.AsSpan().SequenceEqual(written), SetTests.Difference(Wire.Read(expected)!, Wire.Read(written)!, ""));
    }

    [Theory]
    [InlineData("options")]
    [InlineData("options3")]
    [InlineData("features")]
    [InlineData("floats")]
    [InlineData("any")]
    [InlineData("order")]
    [InlineData("items")]
    public void Sets_with_options_are_written_as_they_were_read(string name)
    {
        // A set of all files: what a set does not have is not looked for elsewhere.
        byte[] set = Convert.FromBase64String(File.ReadAllText(Path.Combine(s_folder, name + ".pb.base64")));
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([s_folder], errors);
        ProtoFile file = Assert.Single(loader.LoadSet(name + ".pb", set));
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        Assert.Equal(set, SetWriter.Write([file]));
    }
}
