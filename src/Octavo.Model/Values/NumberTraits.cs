// Owns: the forms of a number in JSON, as the library's NumberForms.
using System;

namespace Octavo.Model.Values;

[Flags]
internal enum NumberTraits
{
    Plain = 0,
    ReadText = 1,
    WriteText = 2,
    NamedFloats = 4,
}
