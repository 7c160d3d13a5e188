// Owns: the switch that lets codecs be made at run time. docs/features/run-time-codecs.md.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Runtime.Pipeline;
using Octavo.Runtime.Interpreter;

namespace Octavo;

/// <summary>
/// Makes codecs for types without <see cref="GenerateCodecAttribute"/> when a type is first used: the parser of the generator reads the type by reflection, and
/// its code is compiled in the process. They have the bytes and the speed of generated codecs. The first thirty calls of plain classes are interpreted, with
/// the same bytes and errors, and their codecs compiled on another thread.
/// </summary>
public static class OctavoRuntime
{
    private static readonly ReusableCodecs s_before = new();
    private static int s_made;

    /// <summary>Whether the platform supports it: native ahead-of-time compilation does not.</summary>
    [FeatureGuard(typeof(RequiresDynamicCodeAttribute))]
    public static bool IsSupported => RuntimeFeature.IsDynamicCodeSupported;

    /// <summary>
    /// After this call, types without a codec get one at their first use, in every format, together with the types in them. Call it once, before the first use
    /// of such a type; more calls do nothing. Types with a generated codec keep it.
    /// </summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: the platform cannot compile at run time: <see cref="IsSupported"/> is
    /// false.</exception>
    /// <example><code>
    /// OctavoRuntime.Use();
    /// byte[] data = OctavoBinary.Serialize(new Parcel { Id = 7 });
    ///
    /// public sealed class Parcel   // it knows nothing of Octavo
    /// {
    ///     public int Id { get; set; }
    /// }
    /// </code></example>
    [RequiresDynamicCode("Codecs are compiled at run time. Native programs annotate their types with [GenerateCodec] instead.")]
    [RequiresUnreferencedCode("Members of types are found by reflection. Trimmed programs annotate their types with [GenerateCodec] instead.")]
    public static void Use() => Use(first: null);

    /// <summary>As <see cref="Use()"/>; with <paramref name="first"/> for the types that it names alone, and also if they have a codec already.</summary>
    [RequiresDynamicCode("Codecs are compiled at run time.")]
    [RequiresUnreferencedCode("Members of types are found by reflection.")]
    internal static void Use(Func<Type, bool>? first)
    {
        if (!IsSupported)
        {
            throw new OctavoException(OctavoErrorCode.NoCodec,
                "Codecs cannot be compiled at run time here. Annotate the types with [GenerateCodec], or name them in [assembly: GenerateCodecFor(typeof(X))].");
        }
        CodecCatalog.AddMaker(first is null ? Make : types => Make([.. types.Where(first)]), PlainCodecs.Find, first);
    }

    /// <summary>
    /// Makes the codecs of types, and of the types in them, before their first use: at the start of a program, or on another thread. It also does what
    /// <see cref="Use()"/> does. Several types at once take less time than one after another. Types that have a codec keep it. No call of plain classes is
    /// interpreted after it.
    /// </summary>
    /// <param name="types">The types; any type that a call accepts.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: one of the types, or a type in it, cannot have a codec; the message says which
    /// and why. Or the platform cannot compile at run time: <see cref="IsSupported"/> is false.</exception>
    /// <example><code>
    /// OctavoRuntime.Prepare(typeof(Version), typeof(Order));
    /// </code></example>
    [RequiresDynamicCode("Codecs are compiled at run time. Native programs annotate their types with [GenerateCodec] instead.")]
    [RequiresUnreferencedCode("Members of types are found by reflection. Trimmed programs annotate their types with [GenerateCodec] instead.")]
    public static void Prepare(params IEnumerable<Type> types)
    {
        ArgumentNullException.ThrowIfNull(types);
        Use();
        CodecCatalog.Prepare(types);
    }

    /// <summary>
    /// What run-time codecs of types, and of the types in them, lose: the texts of the warnings that the generator gives where it makes the codec, and that no
    /// build gives here. An example is a private field that no property carries. No codec is made.
    /// </summary>
    /// <param name="types">The types; any type that a call accepts.</param>
    /// <returns>The warnings; empty if there are none. What only source text says, as the code of a setter, is not among them.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: one of the types, or a type in it, cannot have a codec; the message says which
    /// and why.</exception>
    /// <example>In a test of the types that a program sends: <code>
    /// IReadOnlyList&lt;string&gt; lost = OctavoRuntime.Warnings(typeof(Order));
    /// if (lost.Count != 0)
    /// {
    ///     throw new InvalidOperationException(string.Join("\n", lost));
    /// }
    /// </code></example>
    [RequiresDynamicCode("Types are closed at run time. Native programs annotate their types with [GenerateCodec] instead.")]
    [RequiresUnreferencedCode("Members of types are found by reflection. Trimmed programs annotate their types with [GenerateCodec] instead.")]
    public static IReadOnlyList<string> Warnings(params IEnumerable<Type> types)
    {
        ArgumentNullException.ThrowIfNull(types);
        Type[] all = [.. types];
        foreach (Type type in all)
        {
            ArgumentNullException.ThrowIfNull(type, nameof(types));
        }
        return CodecMaker.Warnings(all);
    }

    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Only Use passes it, and Use has the same attribute.")]
    private static CodecTable? Make(IReadOnlyList<Type> types)
    {
        Type[] closed = [.. types.Where(t => !t.ContainsGenericParameters && !t.IsPointer && !t.IsByRef)];
        if (closed.Length == 0)
        {
            return null;
        }
        // One at a time: MadeCodecs has a gate.
        CodecTable? table = CodecMaker.Make("Made" + ++s_made, closed, s_before, out bool holdsObjects);
        if (holdsObjects)
        {
            CodecCatalog.AddObjects();
        }
        return table;
    }
}
