// Owns: the methods of reader and writer as delegates: which one an extension's values take is known at run time. Knows no type.
namespace Octavo.Protobuf.Extensions;

/// <summary>Reads a value after its tag.</summary>
internal delegate T ExtensionReading<T>(ref OctavoProtobufReader reader);

/// <summary>Writes a value after its tag.</summary>
internal delegate void ExtensionWriting<T>(ref OctavoProtobufWriter writer, T value);

/// <summary>Puts a value after its tag.</summary>
internal delegate nint ExtensionPutting<T>(ref byte at, T value);
