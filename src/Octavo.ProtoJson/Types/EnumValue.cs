// Owns: one name of an enum.
namespace Octavo.ProtoJson.Types;

internal sealed class EnumValue(string name, int number)
{
    internal string Name { get; } = name;

    internal int Number { get; } = number;

    /// <summary>The name in UTF-8.</summary>
    internal byte[] Utf8 { get; } = System.Text.Encoding.UTF8.GetBytes(name);
}
