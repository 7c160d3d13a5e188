// Owns: what the reader of a format offers whose members are in the type's order, or have names. Knows no format and no buffer.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>A reader of the sequential family: Binary, Compact, MessagePack, JSON, CBOR, Tokens.</summary>
/// <remarks>Decoders in runs are for readers by position alone, which <see cref="IReaderFacts{TSelf}.Shape"/> says: docs/decisions.md, 47.</remarks>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface ISequentialReader<TSelf> :
    IReferenceReader<TSelf>, IDynamicReader<TSelf>, IUnionReader<TSelf>, ITolerantReader<TSelf>, INumberFormReader<TSelf>, IBulkReader<TSelf>,
    IStructureReader<TSelf>, IKeyReader<TSelf>, IReaderFacts<TSelf>, IStructureDecoder<TSelf>, IEngineReader<TSelf>, IDecoderBounds<TSelf>,
    IScalarDecoder<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct;
