// Owns: CultureInfo by name. Knows no format.
using System.ComponentModel;
using System.Globalization;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="CultureInfo"/>: its name. What was changed in a culture of one's own is not kept.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CultureInfoCodec : IValueCodec<CultureInfo?>, ISequentialCodec<CultureInfo?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in CultureInfo? value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.WriteText(value?.Name);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<R>(ref R reader, ref CultureInfo? value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadText() is { } name ? Find(name) : null;

    /// <inheritdoc/>
    static void ISequentialCodec<CultureInfo?>.Write<W>(ref W writer, scoped in CultureInfo? value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<CultureInfo?>.Read<R>(ref R reader, ref CultureInfo? value) => Read(ref reader, ref value);

    /// <summary>Cultures that the machine knows and no others: the framework keeps each one that it gives in memory, and gives one for any name with an
    /// extension (<c>en-u-nu-1</c>), though it is asked for predefined ones.</summary>
    private static CultureInfo Find(string name)
    {
        try
        {
            if (!CultureNames.IsKnown(name))
            {
                Throw.InvalidValue("CultureInfo", "this machine knows no culture with that name");
            }
            CultureInfo found = name.Length == 0 ? CultureInfo.InvariantCulture : CultureInfo.GetCultureInfo(name, predefinedOnly: true);
            if (found.Name != name)
            {
                Throw.InvalidValue("CultureInfo", "another form of the name of a culture");
            }
            return found;
        }
        catch (ArgumentException)
        {
            Throw.InvalidValue("CultureInfo", "this machine knows no culture with that name");
            return null;
        }
    }
}
