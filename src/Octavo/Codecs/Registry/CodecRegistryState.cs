// Owns: a registry's state as text: which type has which id, and what each type was. docs/features/registry-ids.md, "State".
using System.Globalization;
using System.Text;
using Octavo.Codecs.Registry;

namespace Octavo;

/// <summary>
/// The registrations of a <see cref="CodecRegistry"/>, and the members of every type, when the state was saved. Store it with data whose type ids were assigned
/// while a program ran, and compare it with the types of the program that reads the data.
/// </summary>
/// <remarks>It names types but never loads one: <see cref="CodecRegistry.Restore(CodecRegistryState, IEnumerable{Type})"/> takes only types that the program
/// gives it.</remarks>
public sealed class CodecRegistryState
{
    private const string Head = "octavo registry 1";
    private const string TypeMark = "type";

    private readonly Dictionary<string, StoredType> _types;

    internal CodecRegistryState(IEnumerable<(int Id, string Name, string Type)> registrations, IEnumerable<StoredType> types)
    {
        Registrations = [.. registrations.OrderBy(one => one.Id)];
        _types = types.ToDictionary(type => type.Name, StringComparer.Ordinal);
    }

    /// <summary>The ids, the names in formats that tell types apart by name, and the types' full names, by id.</summary>
    public IReadOnlyList<(int Id, string Name, string Type)> Registrations { get; }

    internal IEnumerable<StoredType> Types => _types.Values;

    /// <summary>Reads a state from its text.</summary>
    /// <param name="text">What <see cref="ToString"/> gave.</param>
    /// <exception cref="FormatException">The text is not a state, or is a state of a later version; the message names the line.</exception>
    public static CodecRegistryState Parse(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        string[] lines = text.Split('\n');
        if (lines[0].TrimEnd('\r') != Head)
        {
            throw new FormatException($"Line 1 is not '{Head}'.");
        }
        var registrations = new List<(int, string, string)>();
        var types = new List<StoredType>();
        List<StoredMember>? members = null;
        for (int i = 1; i < lines.Length; i++)
        {
            string[] words = [.. lines[i].TrimEnd('\r').Split(' ').Select(Uri.UnescapeDataString)];
            switch (words)
            {
                case [""]:
                    break;
                case [TypeMark, var name, var kind]:
                    members = [];
                    types.Add(new StoredType(name, kind, members));
                    break;
                case [var number, var name, var type] when int.TryParse(number, NumberStyles.None, CultureInfo.InvariantCulture, out int parsed):
                    if (members is null)
                    {
                        registrations.Add((parsed, name, type));
                    }
                    else
                    {
                        members.Add(new StoredMember(parsed, name, type));
                    }
                    break;
                default:
                    throw new FormatException(string.Create(CultureInfo.InvariantCulture, $"Line {i + 1} is neither a registration, a type nor a member."));
            }
        }
        string? twice = registrations.GroupBy(one => one.Item1).FirstOrDefault(group => group.Count() > 1)?.Key.ToString(CultureInfo.InvariantCulture)
            ?? registrations.GroupBy(one => one.Item3).FirstOrDefault(group => group.Count() > 1)?.Key
            ?? types.GroupBy(type => type.Name).FirstOrDefault(group => group.Count() > 1)?.Key;
        return twice is null ? new CodecRegistryState(registrations, types) : throw new FormatException($"{twice} appears twice.");
    }

    /// <summary>The text: one line per registration (id, name, type), then each type with a line per member (number, name, type). A space, percent sign or
    /// control character in a name is percent-escaped.</summary>
    public override string ToString()
    {
        var text = new StringBuilder(Head).Append('\n');
        foreach ((int id, string name, string type) in Registrations)
        {
            text.Append(CultureInfo.InvariantCulture, $"{id} {Escape(name)} {Escape(type)}\n");
        }
        foreach (StoredType type in _types.Values)
        {
            text.Append(CultureInfo.InvariantCulture, $"{TypeMark} {Escape(type.Name)} {Escape(type.Kind)}\n");
            foreach (StoredMember member in type.Members)
            {
                text.Append(CultureInfo.InvariantCulture, $"{member.Number} {Escape(member.Name)} {Escape(member.Type)}\n");
            }
        }
        return text.ToString();
    }

    /// <summary>How the stored types differ from those of the program.</summary>
    /// <param name="types">The types of the program. You need not name the types that their members hold.</param>
    /// <returns>The differences; empty if the data still has the same meaning.</returns>
    public IReadOnlyList<CodecDifference> Compare(IEnumerable<Type> types)
    {
        ArgumentNullException.ThrowIfNull(types);
        var stored = Registrations.Select(one => one.Type).ToHashSet(StringComparer.Ordinal);
        Dictionary<string, StoredType> live = StoredType.Of(types.Where(type => stored.Contains(type.ToString())))
            .ToDictionary(type => type.Name, StringComparer.Ordinal);
        return [.. _types.Values.SelectMany(type => type.Differences(live.GetValueOrDefault(type.Name)))];
    }

    private static string Escape(string text)
    {
        var escaped = new StringBuilder(text.Length);
        foreach (char unit in text)
        {
            if (unit is ' ' or '%' || char.IsControl(unit))
            {
                escaped.Append(unit < 0x80 ? Uri.HexEscape(unit) : Uri.EscapeDataString(unit.ToString()));
            }
            else
            {
                escaped.Append(unit);
            }
        }
        return escaped.ToString();
    }
}
