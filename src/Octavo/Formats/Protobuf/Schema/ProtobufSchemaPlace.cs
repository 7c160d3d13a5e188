// Owns: where a message or an enum is: in which file, under which name.
namespace Octavo.Protobuf.Schema;

/// <summary>A place.</summary>
/// <param name="File">The file.</param>
/// <param name="Name">The name in it, with those of the messages around it.</param>
/// <param name="IsDeclared">Whether attributes say it: then the name is given in full, as one inside of another could come before it.</param>
internal sealed record ProtobufSchemaPlace(ProtobufSchemaFile File, string Name, bool IsDeclared)
{
    /// <summary>How a file names it; another than its own imports it.</summary>
    internal string In(ProtobufSchemaFile file)
    {
        if (file != File)
        {
            file.Types.Import(File.Name);
        }
        return file == File && !IsDeclared ? Name : $".{(File.Package.Length == 0 ? "" : File.Package + ".")}{Name}";
    }
}
