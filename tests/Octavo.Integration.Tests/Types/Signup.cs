// Owns: a type with what OpenAPI says of members besides their form.
using System.ComponentModel;
using System.ComponentModel.DataAnnotations;

namespace Octavo.IntegrationTests.Types;

[GenerateCodec(Names = NamePolicy.SnakeCaseLower)]
[Description("Who wants an account.")]
public sealed class Signup
{
    [Description("The name of the account."), MaxLength(20), RegularExpression("^[a-z]+$")]
    public string Name { get; set; } = "";

    [Range(18, 120)]
    public int AgeInYears { get; set; }

    [Range(0, 10)]
    public int? Score { get; set; }

    [Description("Where the account is used."), DefaultValue(7L)]
    public long Region { get; set; }

    [CodecMember("mail"), EmailAddress, Description("Where to write to.")]
    public string? Address { get; set; }

    [Description("The first order."), MinLength(1)]
    public List<OrderLine> Lines { get; set; } = [];

    [Description("Drawn.")]
    public Shape? Shape { get; set; }

    [Description("What was bought.")]
    public OrderLine Line { get; set; }
}

/// <summary>Every scalar that has a format.</summary>
[GenerateCodec]
public sealed class Scalars
{
    public long Long { get; set; }

    public int Int { get; set; }

    public short Short { get; set; }

    public byte Byte { get; set; }

    public ulong ULong { get; set; }

    public int? Maybe { get; set; }

    public float Float { get; set; }

    public double Double { get; set; }

    public decimal Decimal { get; set; }

    public DateTime At { get; set; }

    public DateTimeOffset Since { get; set; }

    public DateOnly Day { get; set; }

    public TimeOnly Time { get; set; }

    public Guid Id { get; set; }

    public char Sign { get; set; }

    public Uri? Link { get; set; }

    public List<long> Longs { get; set; } = [];
}
