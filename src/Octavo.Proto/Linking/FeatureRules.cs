// Owns: where features may be said, and which values they cannot have there. Changes nothing.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.Linking;

internal sealed class FeatureRules(ProtoFile file, ProtoErrors errors)
{
    // Numbers of fields of FeatureSet.
    private const int Presence = 1;
    private const int Repeated = 3;
    private const int Utf8 = 4;
    private const int Encoding = 5;
    private const int NamingStyle = 7; // from edition 2024 on
    private const int Visibility = 8;

    /// <summary>Checks the features of the file.</summary>
    public void Check()
    {
        Dictionary<int, int> said = Said(file, FeatureResolver.OfFile, Place(file));
        if (said.TryGetValue(Presence, out int presence) && presence == ProtoFeatures.Required)
        {
            Report(Place(file), "Fields cannot be required by default: set it on each field.");
        }
    }

    /// <summary>Checks the features of a field.</summary>
    public void Check(ProtoField field)
    {
        if (field.Parent is { IsMapEntry: true })
        {
            return; // reported at the map
        }
        Position place = Place(field);
        Dictionary<int, int> said = Said(field, FeatureResolver.OfField, place);
        if (said.TryGetValue(Presence, out int presence))
        {
            string? wrong = field.IsExtension ? presence == ProtoFeatures.Required ? "Extensions cannot be required."
                : "Extensions always have presence: they cannot set field_presence."
                : field.IsRepeated ? "Repeated fields have no presence."
                : field.Oneof >= 0 ? "Fields of a oneof always have presence: they cannot set field_presence."
                : field.Message is not null && presence == ProtoFeatures.Implicit ? "Messages are absent or present: their presence cannot be implicit."
                : null;
            Report(place, wrong);
        }
        if (said.TryGetValue(Repeated, out int repeated) && (!field.IsRepeated || (repeated == ProtoFeatures.Packed && !field.IsPackable)))
        {
            Report(place,
                field.IsRepeated ? $"'{field.Name}' cannot be packed: only repeated numbers, Booleans and enums can."
                    : $"'{field.Name}' is not repeated: it cannot have repeated_field_encoding.");
        }
        if (said.ContainsKey(Encoding) && (field.Message is null || field.IsMap))
        {
            Report(place, $"'{field.Name}' is not a message: it cannot have message_encoding.");
        }
        if (said.ContainsKey(Utf8) && field.Type != ProtoType.String && !(field.IsMap && field.Message!.Fields.Exists(part => part.Type == ProtoType.String)))
        {
            Report(place, $"'{field.Name}' is not a string: it cannot have utf8_validation.");
        }
    }

    /// <summary>Checks that an element which can say features says known ones, and says them in an edition.</summary>
    /// <param name="element">The element.</param>
    /// <param name="number">The number of its features among its options.</param>
    public void Check(ProtoElement element, int number) => Said(element, number, Place(element));

    private static Position Place(ProtoElement element) =>
        element.Written.Find(option => option.Path[0] is { IsExtension: false, Name: "features" })?.Path[0].Position ?? element.Position;

    private Dictionary<int, int> Said(ProtoElement element, int number, Position place)
    {
        var said = new Dictionary<int, int>();
        if (element.Options.Length == 0)
        {
            return said;
        }
        bool any = false;
        foreach (WireField one in WireField.Read(element.Options).Where(one => one.Number == number))
        {
            any = true;
            foreach (WireField feature in WireField.Read(one.Bytes))
            {
                if (feature.Number is NamingStyle or Visibility && file.IsEdition)
                {
                    Report(place, $"Edition 2023 has no feature {(feature.Number == NamingStyle ? "enforce_naming_style" : "default_symbol_visibility")}.");
                }
                if (feature.Number is <= 0 or > 6)
                {
                    continue;
                }
                said[feature.Number] = feature.Int32;
            }
        }
        if (any && !file.IsEdition)
        {
            Report(place, $"{file.Syntax} has no features: only editions have.");
        }
        if (said.ContainsValue(0))
        {
            Report(place, "A feature must have a known value.");
        }
        return said;
    }

    private void Report(Position place, string? message)
    {
        if (message is not null)
        {
            errors.Report(ProtoCodes.Rule, file.Path, place, message);
        }
    }
}
