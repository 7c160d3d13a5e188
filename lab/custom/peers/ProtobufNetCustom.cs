// Owns: protobuf-net's candidate for the user's type, which needs no attributes: its model is made of the types' members in their order.
// Must not know: the engine.
using System.Buffers;
using System.Collections;
using System.Reflection;
using System.Runtime.Serialization;
using Octavo.Lab.Contract;
using ProtoBuf;
using ProtoBuf.Meta;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of protobuf-net.</summary>
public sealed class ProtobufNetCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<ModelledCustom>()];
}

/// <summary>A model made at run time and compiled in place, a reused buffer writer, reading from memory.</summary>
public struct ModelledCustom : ISubject
{
    private const BindingFlags Everywhere = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance;

    private static readonly RuntimeTypeModel Model = Compile();
    private static readonly ArrayBufferWriter<byte> Reused = new(4096);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "protobuf-net (model)",
        System = "protobuf-net",
        Format = Formats.Protobuf,
        Options =
            "RuntimeTypeModel: members numbered in their order, attributes honoured where the type has [ProtoContract] or [DataContract]; IncludeDateTimeKind, CompileInPlace; a reused ArrayBufferWriter copied to an array",
        Traits = [Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        NotKept =
        [
            new(NotKept.EmptyCollections,
                "Protobuf's repeated fields have no null: a collection without elements and none at all are the same (protobuf-net, docs/nullwrappers.md)."),
            new(NotKept.UnwrittenMembers,
                "protobuf-net writes neither null nor zero (implicit zero default, docs/nullwrappers.md): such a member reads as its constructor leaves it."),
        ],
        Library = typeof(Serializer),
        Refusal = typeof(ProtoException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Model.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        Reused.ResetWrittenCount();
        Model.Serialize(Reused, value);
        return Reused.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Model.Deserialize<T>((ReadOnlyMemory<byte>)source);

    private static RuntimeTypeModel Compile()
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create("custom");
        model.IncludeDateTimeKind = true;
        foreach (Type type in CustomParts.Types.Where(type => !type.IsAssignableTo(typeof(IEnumerable))))
        {
            bool isOwn = type.IsDefined(typeof(ProtoContractAttribute)) || type.IsDefined(typeof(DataContractAttribute));
            MetaType contract = model.Add(type, applyDefaultBehaviour: isOwn);
            if (isOwn)
                continue;
            contract.UseConstructor = type.IsValueType || type.GetConstructor(Everywhere, []) is not null;
            int number = 1;
            foreach (string member in Members(type))
                contract.Add(number++, member);
        }

        model.CompileInPlace();
        return model;
    }

    // What can be written and read by everyone; of a record that is what its constructor takes.
    private static IEnumerable<string> Members(Type type) =>
    [
        .. type.GetProperties()
            .Where(property => property is { CanRead: true, CanWrite: true } && property.GetIndexParameters().Length == 0 && property.SetMethod!.IsPublic)
            .Select(property => property.Name),
        .. type.GetFields(BindingFlags.Public | BindingFlags.Instance).Where(field => !field.IsInitOnly).Select(field => field.Name),
    ];
}
