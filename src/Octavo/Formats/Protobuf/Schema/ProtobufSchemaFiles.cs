// Owns: the files of a schema, and where types are in them. Knows no member.
namespace Octavo.Protobuf.Schema;

/// <summary>The files of one schema.</summary>
/// <param name="isEdition">Whether they are of an edition.</param>
/// <param name="trusting">The names of those in which no text is checked.</param>
internal sealed class ProtobufSchemaFiles(bool isEdition, IReadOnlySet<string> trusting)
{
    private readonly List<ProtobufSchemaFile> _all = [];

    /// <summary>The files, the root's first.</summary>
    internal IReadOnlyList<ProtobufSchemaFile> All => _all;

    /// <summary>The file of a declaration.</summary>
    /// <param name="declared">Its declaration.</param>
    /// <param name="package">The default package.</param>
    /// <param name="name">The name that a file gets which has none.</param>
    /// <param name="mentioning">The file that mentions it first; null for the root.</param>
    internal ProtobufSchemaFile Of(ProtobufDeclared declared, string package, string name, ProtobufSchemaFile? mentioning)
    {
        if (declared.File.Length == 0 && mentioning is not null)
        {
            return mentioning;
        }
        string called = declared.File.Length != 0 ? declared.File : SnakeName.Of(name.Replace('.', '_')) + ".proto";
        ProtobufSchemaFile? file = _all.Find(one => one.Name == called);
        if (file is null)
        {
            file = new ProtobufSchemaFile(called, declared.Package ?? package) { IsEdition = isEdition, TrustsAll = trusting.Contains(called) };
            _all.Add(file);
        }
        return file;
    }
}
