// Owns: what the writer of a format offers whose members are in the type's order. Knows no format and no buffer.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>A writer of the sequential family, with members in the type's order: Binary, Compact, MessagePack, JSON, CBOR, Tokens.</summary>
/// <remarks><b>Facts</b> about the format (<see cref="IWriterFacts{TSelf}.RawLayouts"/>, <see cref="IWriterFacts{TSelf}.Named"/>, …) are static members that
/// answer constants, so dead arms fold away.</remarks>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface ISequentialWriter<TSelf> :
    IReferenceWriter<TSelf>, IDynamicWriter<TSelf>, IUnionWriter<TSelf>, ITolerantWriter<TSelf>, INumberFormWriter<TSelf>, IBulkWriter<TSelf>,
    IStructureWriter<TSelf>, IWriterFacts<TSelf>, IStructureEncoder<TSelf>, IEngineWriter<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct;
