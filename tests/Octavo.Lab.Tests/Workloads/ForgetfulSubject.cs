// Owns: a candidate that loses a flag, to see that verification finds it.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

/// <summary>JSON that comes back with one member changed.</summary>
public struct ForgetfulSubject : ISubject
{
    public static CandidateInfo Info { get; } = GeneratedJson.Info with { Name = "Forgetful <1>" };

    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => GeneratedJson.Serialize(destination, value);

    public static byte[] Serialize<T>(T value) => GeneratedJson.Serialize(value);

    public static T Deserialize<T>(byte[] source)
    {
        T value = GeneratedJson.Deserialize<T>(source);
        if (value is SimpleObject simple)
            simple.Enabled = !simple.Enabled;
        return value;
    }
}
