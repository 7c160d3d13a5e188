// Owns: a line of an invoice.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>A small message, many to an invoice.</summary>
public partial class InvoiceLine
{
    public int Article { get; set; }

    public int Count { get; set; }

    public double Price { get; set; }

    public string Title { get; set; } = "";
}
