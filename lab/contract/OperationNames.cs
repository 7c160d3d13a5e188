// Owns: the spelling of operations in results.json, on the console and in the report.
// Must not know: anything but the enum.
namespace Octavo.Lab.Contract;

/// <summary>Names of operations as in results.json; each begins with "serialize" or "deserialize", but for the copy and the whole call.</summary>
public static class OperationNames
{
    /// <summary>The operation's name in results.json.</summary>
    public static string Name(this Operation operation) => operation switch
    {
        Operation.SerializeToWriter => "serialize to writer",
        Operation.SerializeToBytes => "serialize to byte[]",
        Operation.SerializeToStream => "serialize to stream",
        Operation.SerializeToReusedStream => "serialize to reused stream",
        Operation.OverSocket => "serialize and deserialize over a socket",
        Operation.SerializeToBuffer => "serialize to buffer",
        Operation.SerializeToString => "serialize to string",
        Operation.DeserializeFromBuffer => "deserialize from buffer",
        Operation.DeserializeFromString => "deserialize from string",
        Operation.Copy => "copy",
        Operation.WholeCall => "whole call",
        _ => "deserialize",
    };
}
