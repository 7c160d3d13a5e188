// Owns: a body whose type is not known: its value, if it is one.
namespace Octavo.AspNetCore.Http;

internal interface IBodyValue
{
    /// <summary>The value; the default if the body was refused.</summary>
    object? Value { get; }

    /// <summary>Whether the body is not a value: the handler is not called.</summary>
    bool IsRefused { get; }
}
