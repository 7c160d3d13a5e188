// Owns: what a change can concern: the formats of data, and source that is made of .proto files.
namespace Octavo.Cli.Diff.Findings;

internal enum DataFormat
{
    Binary,
    Compact,
    MessagePack,
    Cbor,
    Json,
    Protobuf,
    ProtoJson,

    /// <summary>C# that Octavo.Proto makes.</summary>
    CSharp,

    /// <summary>Source of other compilers: Java, C++, Go and others; and files that import the file.</summary>
    Languages,
}
