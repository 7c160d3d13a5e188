// Owns: the public way to the CDDL of a type. Knows no schema.
using Octavo.Cbor;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo;

public static partial class OctavoCbor
{
    /// <summary>The CDDL (RFC 8610) of what <see cref="Serialize{T}(T, OctavoCborOptions)"/> writes for values that are not null, with the default options. See
    /// docs/features/cddl.md.</summary>
    /// <typeparam name="T">A type with a codec.</typeparam>
    /// <returns>The text of the specification; its first rule is the rule of the type.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: the type has no codec.</exception>
    /// <exception cref="NotSupportedException">The codec of the type was written by hand and has no Shape.</exception>
    /// <example><code>
    /// Console.WriteLine(OctavoCbor.Schema&lt;Order>());
    /// </code></example>
    public static string Schema<T>() => Schema<T>(null);

    /// <summary>The CDDL (RFC 8610) of what <see cref="Serialize{T}(T, OctavoCborOptions)"/> writes for values that are not null, with these options. See
    /// docs/features/cddl.md.</summary>
    /// <typeparam name="T">A type with a codec.</typeparam>
    /// <param name="options">Only <see cref="OctavoCborOptions.TypedArrays"/> counts; null uses the defaults.</param>
    /// <returns>The text of the specification; its first rule is the rule of the type.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: the type has no codec.</exception>
    /// <exception cref="NotSupportedException">The codec of the type was written by hand and has no Shape.</exception>
    /// <example><code>
    /// Console.WriteLine(OctavoCbor.Schema&lt;Order>(new OctavoCborOptions { TypedArrays = true }));
    /// </code></example>
    public static string Schema<T>(OctavoCborOptions? options) =>
        new CborSchema((options ?? OctavoCborOptions.Default).TypedArrays).Of(TypeShape.Required(CodecCache<T>.Entry, MemberIdentity.Cbor));
}
