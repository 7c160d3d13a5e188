// Owns: Fory's candidate for the user's type, whose types carry [ForyStruct]: by themselves, or by parts that the lab generated.
// Must not know: the engine.
using System.Buffers;
using System.Reflection;
using System.Runtime.CompilerServices;
using Apache.Fory;
using Octavo.Lab.Contract;
using Runtime = Apache.Fory.Fory;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Fory for .NET.</summary>
public sealed class ForyCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<RegisteredCustom>()];
}

/// <summary>The builder's defaults, with all types of the value registered by number.</summary>
public struct RegisteredCustom : ISubject
{
    private const uint First = 100;

    private static readonly Runtime Fory = Register(Runtime.Builder().Build());

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Fory (.NET)",
        System = "Fory.NET",
        Format = Formats.Binary,
        Options = "Fory.Builder().Build(): generated serializers, compatible mode, all types registered by number; enums by [ForyEnum(Target = …)]",
        Traits = [Traits.VersionTolerant, Traits.Latin1OrUtf16],
        NotKept =
            [new(NotKept.DateTimeKind,
                "Fory's DateTime is a timestamp: a local time is kept as an instant, all others as they are, and each reads as UTC (documentation, \"Supported types\").")],
        Library = typeof(Runtime),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Fory.Serialize(destination, in value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => Fory.Serialize(in value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Fory.Deserialize<T>(source);

    // Its registration is generic alone. Abstract bases only bring members to those that derive from them, and are not registered. Generated serializers are
    // made known when
    // their module begins, which naming a type of it does not make it do.
    private static Runtime Register(Runtime fory)
    {
        MethodInfo register = typeof(Runtime).GetMethods().Single(method => method.Name == nameof(fory.Register) && method.GetGenericArguments().Length == 1
            && method.GetParameters() is [{ ParameterType: var id }] && id == typeof(uint));
        uint next = First;
        foreach (Type type in CustomParts.Types.Where(type => !type.IsAbstract).Concat(CustomParts.Enums))
        {
            RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
            register.MakeGenericMethod(type).Invoke(fory, [next++]);
        }

        return fory;
    }
}
