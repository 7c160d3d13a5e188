// Owns: what the options of a writer by hand allow that static encoders refuse: half surrogate pairs in text, NaN and infinities in arrays.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    /// <summary>Text whose half surrogate pairs the writer's options allow, or not.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteAllowed(scoped ReadOnlySpan<char> value)
    {
        using JsonAllowances.Scope scope = JsonAllowances.Open((OctavoJsonOptions)_window.State.Options);
        WriteLongText(value);
    }

    /// <summary>Elements among which the writer's options allow NaN and infinities, or not.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteAllowed<T, TElement>(scoped ReadOnlySpan<T> values)
        where T : unmanaged
        where TElement : struct, IJsonElement<T>
    {
        using JsonAllowances.Scope scope = JsonAllowances.Open((OctavoJsonOptions)_window.State.Options);
        WriteAll<T, TElement>(values);
    }

    /// <summary>A value with texts and numbers that the writer's options allow, or not.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteAllowed<T>(ref OctavoJsonWriter writer, scoped in T value)
    {
        using JsonAllowances.Scope scope = JsonAllowances.Open((OctavoJsonOptions)writer._window.State.Options);
        CodecCache<T>.Entry.Write(ref writer, in value);
    }
}
