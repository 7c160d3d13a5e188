// Owns: what a check needs of a format's facade. Implemented by an empty struct a format, so checks are written once and compiled closed for each.
namespace Octavo.Aot.Formats;

internal interface IFormatUnderTest
{
    static abstract string Name { get; }

    static abstract byte[] Serialize<T>(T value);

    static abstract T? Deserialize<T>(byte[] source);

    static abstract bool TryDeserialize<T>(byte[] source, out T? value, out OctavoError error);

    static abstract void Populate<T>(byte[] source, ref T value);
}
