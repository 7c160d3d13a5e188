// Owns: Orleans' serializer and copier: what a call between grains costs in both.
// Must not know: silos.
using System.Buffers;
using Microsoft.Extensions.DependencyInjection;
using Octavo.Lab.Contract;
using Orleans.Serialization;

namespace Octavo.Lab.Peers;

internal static class Grains
{
    internal const string Name = "Orleans";

    internal static ServiceProvider Services(bool octavo)
    {
        var services = new ServiceCollection();
        services.AddSerializer(serializer =>
        {
            if (octavo)
                serializer.AddOctavo();
        });
        return services.BuildServiceProvider();
    }
}

/// <summary>Octavo's codec and copier.</summary>
public struct GrainOfOctavo : IPlace<PlaceOrder>
{
    private static readonly ServiceProvider s_services = Grains.Services(octavo: true);
    private static readonly Serializer<PlaceOrder> s_serializer = s_services.GetRequiredService<Serializer<PlaceOrder>>();
    private static readonly DeepCopier<PlaceOrder> s_copier = s_services.GetRequiredService<DeepCopier<PlaceOrder>>();

    /// <inheritdoc/>
    public static string Place => Grains.Name;

    /// <inheritdoc/>
    public static bool Copies => true;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = PlaceInfo.Of("Octavo", Grains.Name, Formats.Binary, "AddSerializer(AddOctavo): Binary", typeof(OctavoBinary));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => s_serializer.Serialize(order, destination);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => s_serializer.Deserialize(source);

    /// <inheritdoc/>
    public static PlaceOrder Copy(PlaceOrder order) => s_copier.Copy(order);
}

/// <summary>Orleans' own, of its generator.</summary>
public struct GrainOfOrleans : IPlace<NativeOrder>
{
    private static readonly ServiceProvider s_services = Grains.Services(octavo: false);
    private static readonly Serializer<NativeOrder> s_serializer = s_services.GetRequiredService<Serializer<NativeOrder>>();
    private static readonly DeepCopier<NativeOrder> s_copier = s_services.GetRequiredService<DeepCopier<NativeOrder>>();

    /// <inheritdoc/>
    public static string Place => Grains.Name;

    /// <inheritdoc/>
    public static bool Copies => true;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Orleans", Grains.Name, Formats.Binary, "[GenerateSerializer], default options", typeof(Serializer));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, NativeOrder order) => s_serializer.Serialize(order, destination);

    /// <inheritdoc/>
    public static NativeOrder Read(byte[] source) => s_serializer.Deserialize(source);

    /// <inheritdoc/>
    public static NativeOrder Copy(NativeOrder order) => s_copier.Copy(order);
}
