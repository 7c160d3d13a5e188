// Owns: the overloads of OctavoJson for text and for values of System.Text.Json, which no other format has.
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class JsonController
{
    /// <summary>Calls them all.</summary>
    /// <returns>What came back, and how often.</returns>
    public (string Shown, int Count) AllTexts()
    {
        List<Invoice?> read = ReadTexts(new Invoice { Number = 7, Customer = "Ada", Amounts = [new Amount { Cents = 250 }] });
        return (Json(string.Join(',', read.Select(one => $"{one!.Number}{one.Customer}{one.Amounts[0].Cents}").Distinct())), read.Count);
    }

    private static List<Invoice?> ReadTexts(Invoice invoice)
    {
        string text = OctavoJson.SerializeToString(invoice);
        string same = OctavoJson.SerializeToString<Invoice?>(invoice, s_options);
        ReadOnlySpan<char> span = text;
        Span<char> writable = same.ToCharArray();
        if (!OctavoJson.TryDeserialize(text, out Invoice? tried, out OctavoError error)
            || !OctavoJson.TryDeserialize<Invoice>(span, out var tried2, out _, s_options))
        {
            throw new InvalidOperationException(error.ToString());
        }
        JsonElement element = OctavoJson.SerializeToElement(invoice);
        using JsonDocument document = OctavoJson.SerializeToDocument(invoice, s_options);
        JsonNode? node = OctavoJson.SerializeToNode(invoice);
        return
        [
            tried,
            tried2,
            OctavoJson.Deserialize<Invoice>(text),
            OctavoJson.Deserialize<Invoice>(same, s_options),
            OctavoJson.Deserialize<Invoice>(span),
            OctavoJson.Deserialize<Invoice>(writable, s_options),
            OctavoJson.Deserialize<Invoice>(text.AsSpan(0)),
            (Invoice?)OctavoJson.Deserialize(text, typeof(Invoice)),
            (Invoice?)OctavoJson.Deserialize(OctavoJson.SerializeToString(invoice, typeof(Invoice)), typeof(Invoice), s_options),
            OctavoJson.Deserialize<Invoice>(element),
            OctavoJson.Deserialize<Invoice>(element, s_options),
            OctavoJson.Deserialize<Invoice>(document),
            OctavoJson.Deserialize<Invoice>(document.RootElement),
            OctavoJson.Deserialize<Invoice>(node),
            OctavoJson.Deserialize<Invoice>(node, options: s_options),
            OctavoJson.Deserialize<Invoice>(OctavoJson.WriteElement(element)),
            OctavoJson.Deserialize<Invoice>(OctavoJson.WriteNode(node, s_options)),
            OctavoJson.Deserialize<Invoice>(OctavoJson.ReadElement(OctavoJson.Serialize(invoice))),
            OctavoJson.Deserialize<Invoice>(OctavoJson.ReadNode(OctavoJson.Serialize(invoice), s_options)),
        ];
    }
}
