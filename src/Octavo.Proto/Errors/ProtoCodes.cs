// Owns: the codes of errors in .proto files.
namespace Octavo.Proto.Errors;

internal static class ProtoCodes
{
    /// <summary>The text is not of the language.</summary>
    public const string Syntax = "OCTP0001";

    /// <summary>An imported file is not there, or imports itself.</summary>
    public const string Import = "OCTP0002";

    /// <summary>A name means nothing, or nothing that can be there.</summary>
    public const string Name = "OCTP0003";

    /// <summary>A name or a number appears twice.</summary>
    public const string Duplicate = "OCTP0004";

    /// <summary>A number is out of range, or reserved.</summary>
    public const string Number = "OCTP0005";

    /// <summary>An option does not exist, or its value is not one that it can have.</summary>
    public const string Option = "OCTP0006";

    /// <summary>What the file's syntax or edition does not allow.</summary>
    public const string Rule = "OCTP0007";

    /// <summary>A file cannot be read, or is not a descriptor set.</summary>
    public const string File = "OCTP0008";

    /// <summary>What an item or the project says cannot be: a value that means nothing, or a package is missing.</summary>
    public const string Setting = "OCTP0009";
}
