// Owns: the libraries themselves, loaded from a folder where there is one.
using System.Reflection;

namespace Octavo.Interop.Tests.NetSerializer;

/// <summary>A serializer of NetSerializer or NetSerializer2. Neither is a package that all machines have: OCTAVO_NETSERIALIZER names a folder with
/// NetSerializer.dll and NetSerializer2.dll.</summary>
internal sealed class NetLibrary
{
    private readonly object _serializer;
    private readonly MethodInfo _serialize;
    private readonly MethodInfo _deserialize;

    internal NetLibrary(NetSerializerVersion version, Type[] roots)
    {
        string name = NameOf(version);
        Type type = Assembly.LoadFrom(PathOf(version)!).GetType($"{name}.Serializer", throwOnError: true)!;
        _serializer = version == NetSerializerVersion.NetSerializer4 ? Activator.CreateInstance(type, (IEnumerable<Type>)roots)!
            : Activator.CreateInstance(type)!;
        if (version == NetSerializerVersion.NetSerializer2)
        {
            type.GetMethod("Initialize", [typeof(Type[])])!.Invoke(_serializer, [roots]);
        }
        _serialize = type.GetMethod("Serialize", [typeof(Stream), typeof(object)])!;
        _deserialize = type.GetMethod("Deserialize", [typeof(Stream)])!;
    }

    /// <summary>Where the assembly is; null if it is not.</summary>
    internal static string? PathOf(NetSerializerVersion version) =>
        Environment.GetEnvironmentVariable("OCTAVO_NETSERIALIZER") is { Length: > 0 } folder && Path.Combine(folder, NameOf(version) + ".dll") is var path
            && File.Exists(path) ? path : null;

    internal byte[] Serialize(object? value)
    {
        using var stream = new MemoryStream();
        _serialize.Invoke(_serializer, [stream, value]);
        return stream.ToArray();
    }

    internal object? Deserialize(byte[] bytes)
    {
        using var stream = new MemoryStream(bytes);
        object? value = _deserialize.Invoke(_serializer, [stream]);
        Assert.Equal(stream.Length, stream.Position);
        return value;
    }

    private static string NameOf(NetSerializerVersion version) => version == NetSerializerVersion.NetSerializer2 ? "NetSerializer2" : "NetSerializer";
}
