// Owns: a service declared in C#: types with attributes, methods by hand, marshallers of Octavo.
namespace Octavo.GrpcTests.Calls;

[GenerateCodec]
public sealed record Place([property: CodecMember(1)] string Name);

[GenerateCodec]
public sealed record Reading([property: CodecMember(1)] double Degrees, [property: CodecMember(2)] DateTime Time);

public static class Thermometer
{
    private const string Service = "acme.Thermometer";

    /// <summary>Places of more than so many bytes are refused.</summary>
    public const int MaxPlace = 100;

    private static readonly Marshaller<Place> s_place =
        OctavoGrpc.Marshaller<Place>(new OctavoProtobufOptions { Limits = SerializerLimits.Untrusted with { MaxTotalBytes = MaxPlace } });
    private static readonly Marshaller<Reading> s_reading = OctavoGrpc.Marshaller<Reading>();

    public static Method<Place, Reading> Read { get; } = new(MethodType.Unary, Service, nameof(Read), s_place, s_reading);

    public static Method<Place, Reading> Follow { get; } = new(MethodType.ServerStreaming, Service, nameof(Follow), s_place, s_reading);

    public static void Bind(ServiceBinderBase binder, ThermometerService? service)
    {
        binder.AddMethod(Read, service is null ? null : new UnaryServerMethod<Place, Reading>(service.Read));
        binder.AddMethod(Follow, service is null ? null : new ServerStreamingServerMethod<Place, Reading>(service.Follow));
    }
}

[BindServiceMethod(typeof(Thermometer), nameof(Thermometer.Bind))]
public abstract class ThermometerService
{
    public abstract Task<Reading> Read(Place request, ServerCallContext context);

    public abstract Task Follow(Place request, IServerStreamWriter<Reading> responseStream, ServerCallContext context);
}

public sealed class StillThermometer : ThermometerService
{
    public static DateTime Time { get; } = new(2026, 3, 1, 0, 0, 0, DateTimeKind.Utc);

    public override Task<Reading> Read(Place request, ServerCallContext context) => Task.FromResult(new Reading(request.Name.Length, Time));

    public override async Task Follow(Place request, IServerStreamWriter<Reading> responseStream, ServerCallContext context)
    {
        for (int i = 0; i < 3; i++)
        {
            await responseStream.WriteAsync(new Reading(i, Time.AddDays(i)));
        }
    }
}
