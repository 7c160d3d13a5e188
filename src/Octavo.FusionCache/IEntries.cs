// Owns: what the serializer asks of entries whose value it does not know.
namespace Octavo.FusionCache;

/// <typeparam name="TEntry">FusionCache's entry.</typeparam>
internal interface IEntries<TEntry>
{
    byte[] Write(TEntry entry);

    /// <summary>The entry; null if the bytes are not one.</summary>
    TEntry? Read(byte[] data);
}
