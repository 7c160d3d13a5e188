// Owns: what a format is to the engine of its facade's calls, on both sides. Knows no format.
using Octavo.Locators;

namespace Octavo.Engine;

/// <summary>
/// One call of a facade: the format, and the options that the caller gave. It is a struct of one reference, so that the engine's code is the format's own and
/// a call passes what it passed before.
/// </summary>
internal interface IFormatCall
{
    /// <summary>The format's name, for errors.</summary>
    static abstract string Name { get; }

    /// <summary>The options given, or the format's defaults.</summary>
    OctavoOptions Options { get; }

    /// <summary>Finds the value at fault in data.</summary>
    ShapeLocator Locator { get; }

    /// <summary>Finds the null at fault in what was written.</summary>
    ShapeLocator LocatorOfWritten { get; }
}
