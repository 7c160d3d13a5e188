// Owns: what a type is in data: text if members have names, an object of numbers elsewhere.
namespace Octavo.Noda;

/// <summary>Converts a NodaTime type to data and back.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TData">Its numbers, which are also its message in Protobuf.</typeparam>
public interface IForm<T, TData>
{
    /// <summary>The name of the type, for errors.</summary>
    static abstract string Name { get; }

    /// <summary>The text of a value.</summary>
    static abstract string ToText(T value);

    /// <summary>The value of a text; if there is none, a NodaTime exception says why.</summary>
    static abstract T FromText(string text);

    /// <summary>The numbers of a value.</summary>
    static abstract TData ToData(T value);

    /// <summary>The value of numbers; if there is none, a NodaTime exception says why.</summary>
    static abstract T FromData(TData data);

    /// <summary>The full name of the message of google.protobuf that the numbers are; null for others.</summary>
    static virtual string? Message => null;

    /// <summary>Why a value is not in Protobuf; null if it is.</summary>
    static virtual string? NotInMessage(T value) => null;
}
