// Owns: the calls into a library that are measured.
// Must not know: types of workloads; T is always a concrete workload type at the call.
using System.Buffers;

namespace Octavo.Lab.Contract;

/// <summary>
/// A library in one configuration. Implemented by an empty struct, so every workload's loop is compiled for it alone and calls the library as a user's own code
/// would: no delegate, no interface and no shared generic code in between.
/// </summary>
public interface ISubject
{
    /// <summary>What the candidate is.</summary>
    static abstract CandidateInfo Info { get; }

    /// <summary>Whether the library writes objects of derived classes through their abstract base, by a number.</summary>
    static virtual bool HasUnions => false;

    /// <summary>Called once before anything else, for what a library needs once per destination (Nino wraps it).</summary>
    static virtual void Prepare(ArrayBufferWriter<byte> destination)
    {
    }

    /// <summary>Writes <paramref name="value"/> after what <paramref name="destination"/> holds.</summary>
    static abstract void Serialize<T>(ArrayBufferWriter<byte> destination, T value);

    /// <summary>Gives the payload as a new array.</summary>
    static abstract byte[] Serialize<T>(T value);

    /// <summary>Makes a new value from a payload of this same candidate.</summary>
    static abstract T Deserialize<T>(byte[] source);
}
