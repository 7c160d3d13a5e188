// Owns: types that a layout refuses, or whose codec refuses values.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec]
public sealed record Dated(int Id, DateTime At);

[GenerateCodec]
public sealed class Boxed
{
    public object? Any { get; set; }
}

[GenerateCodec(References = true)]
public sealed class Shared
{
    public Shared? Other { get; set; }
}

public enum Grade
{
    Low,
    Middle,
    High,
}

[GenerateCodec]
public sealed class Checked
{
    public int Id { get; set; }

    [CodecMember(Defined = true)]
    public Grade Grade { get; set; }
}
