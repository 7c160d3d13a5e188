// Owns: a nested message: a message in it, a list of messages, packed numbers.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Scopes within a scope, as most Protobuf messages have.</summary>
public partial class Invoice
{
    public long Id { get; set; }

    public Party Customer { get; set; } = null!;

    public List<InvoiceLine> Lines { get; set; } = null!;

    public List<int> Flags { get; set; } = null!;

    public List<ulong> Hashes { get; set; } = null!;

    public string Remark { get; set; } = "";
}
