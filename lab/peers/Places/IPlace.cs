// Owns: a serializer as a framework calls it.
// Must not know: rows and loops.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>One serializer in one place. An empty struct, so that each loop is compiled for it alone.</summary>
public interface IPlace<TOrder>
{
    /// <summary>The place, with which its rows begin.</summary>
    static abstract string Place { get; }

    /// <summary>What the candidate is.</summary>
    static abstract CandidateInfo Info { get; }

    /// <summary>Whether the framework also copies values without bytes.</summary>
    static virtual bool Copies => false;

    /// <summary>Whether the framework's whole call can be made in this process.</summary>
    static virtual bool HasWhole => false;

    /// <summary>Writes as the framework does.</summary>
    static abstract void Write(ArrayBufferWriter<byte> destination, TOrder order);

    /// <summary>Reads as the framework does.</summary>
    static abstract TOrder Read(byte[] source);

    /// <summary>Copies as the framework does between two calls in one process.</summary>
    static virtual TOrder Copy(TOrder order) => throw new NotSupportedException();

    /// <summary>Sends an order through the framework and gives what comes back.</summary>
    static virtual Task<TOrder> Whole(TOrder order) => throw new NotSupportedException();
}
