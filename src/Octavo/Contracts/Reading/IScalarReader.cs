// Owns: single values, by instance. Knows no format.
using System.ComponentModel;
using System.Text;

namespace Octavo.Contracts;

/// <summary>Single values, by instance: a part of <see cref="IFormatReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IScalarReader<TSelf>
    where TSelf : struct, IFormatReader<TSelf>, allows ref struct
{
    /// <summary>Reads text, or null.</summary>
    string? ReadText();

    /// <summary>Reads a byte string into a new array, or null.</summary>
    byte[]? ReadBytes();

    /// <summary>Reads one <see cref="bool"/>.</summary>
    bool ReadBool();

    /// <summary>Reads one <see cref="sbyte"/>.</summary>
    sbyte ReadSByte();

    /// <summary>Reads one <see cref="byte"/>.</summary>
    byte ReadByte();

    /// <summary>Reads one <see cref="short"/>.</summary>
    short ReadInt16();

    /// <summary>Reads one <see cref="ushort"/>.</summary>
    ushort ReadUInt16();

    /// <summary>Reads one <see cref="int"/>.</summary>
    int ReadInt32();

    /// <summary>Reads one <see cref="uint"/>.</summary>
    uint ReadUInt32();

    /// <summary>Reads one <see cref="long"/>.</summary>
    long ReadInt64();

    /// <summary>Reads one <see cref="ulong"/>.</summary>
    ulong ReadUInt64();

    /// <summary>Reads one <see cref="Int128"/>.</summary>
    Int128 ReadInt128();

    /// <summary>Reads one <see cref="UInt128"/>.</summary>
    UInt128 ReadUInt128();

    /// <summary>Reads one <see cref="Half"/>.</summary>
    Half ReadHalf();

    /// <summary>Reads one <see cref="float"/>.</summary>
    float ReadSingle();

    /// <summary>Reads one <see cref="double"/>.</summary>
    double ReadDouble();

    /// <summary>Reads one <see cref="decimal"/>.</summary>
    decimal ReadDecimal();

    /// <summary>Reads one <see cref="char"/>.</summary>
    char ReadChar();

    /// <summary>Reads one <see cref="Rune"/>.</summary>
    Rune ReadRune();

    /// <summary>Reads one <see cref="Guid"/>.</summary>
    Guid ReadGuid();

    /// <summary>Reads one <see cref="DateTime"/>.</summary>
    DateTime ReadDateTime();

    /// <summary>Reads one <see cref="DateTimeOffset"/>.</summary>
    DateTimeOffset ReadDateTimeOffset();

    /// <summary>Reads one <see cref="DateOnly"/>.</summary>
    DateOnly ReadDateOnly();

    /// <summary>Reads one <see cref="TimeOnly"/>.</summary>
    TimeOnly ReadTimeOnly();

    /// <summary>Reads one <see cref="TimeSpan"/>.</summary>
    TimeSpan ReadTimeSpan();
}
