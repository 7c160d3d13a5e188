// Owns: what the adapter registers with Dahomey.Cbor, in every set-up.
// Must not know: the engine.
using Dahomey.Cbor;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Converters and cases, registered as the package's documentation has it.</summary>
internal static class Converters
{
    internal static CborOptions AddTo(CborOptions options)
    {
        options.Registry.ConverterRegistry.RegisterConverter(typeof(Guid), new GuidBytes());
        options.Registry.ConverterRegistry.RegisterConverter(typeof(DateTime), new DateTimeText());
        options.Registry.DiscriminatorConventionRegistry.RegisterType<Leaf>();
        options.Registry.DiscriminatorConventionRegistry.RegisterType<Tree>();
        return options;
    }
}
