// Owns: the words by which an analyzer tells a code fix what to write. Compiled into both assemblies: neither references the other.
namespace Octavo.Generator.Analyzers;

internal static class FixHintKeys
{
    /// <summary>Which fix serves the diagnostic: one of the names below.</summary>
    public const string Fix = "Fix";

    /// <summary>What it changes: one target a line. Documentation ids of declarations; C# text of types for <see cref="AskForCodec"/> and
    /// <see cref="AskForCalls"/>.</summary>
    public const string Targets = "Targets";

    /// <summary>Numbers for the targets, one per line.</summary>
    public const string Numbers = "Numbers";

    /// <summary>Present if the targets become <c>partial</c> too.</summary>
    public const string WithPartial = "WithPartial";

    /// <summary>Of a call: the facade that serves it.</summary>
    public const string Facade = "Facade";

    /// <summary>Of a call: the facade's method.</summary>
    public const string Method = "Method";

    /// <summary>Of a call: the arguments in their new order, by index, with <see cref="AsSpan"/> or <see cref="AsToken"/> after those that change; separated by
    /// spaces.</summary>
    public const string Arguments = "Arguments";

    /// <summary>After an argument that is a memory and shall be its span.</summary>
    public const char AsSpan = 's';

    /// <summary>After the argument that is the cancellation token, which is named.</summary>
    public const char AsToken = 't';

    /// <summary>Fix: <c>[GenerateCodec]</c> on types of this assembly.</summary>
    public const string AddCodec = "AddCodec";

    /// <summary>Fix: <c>[assembly: GenerateCodecFor]</c> of types elsewhere, and of closed generic ones.</summary>
    public const string AskForCodec = "AskForCodec";

    /// <summary>Fix: <c>[assembly: GenerateCodecsForCalls]</c> of an interface, controller or hub.</summary>
    public const string AskForCalls = "AskForCalls";

    /// <summary>Fix: <c>partial</c> on types.</summary>
    public const string MakePartial = "MakePartial";

    /// <summary>Fix: <c>[CodecMember(n)]</c> on members.</summary>
    public const string AddNumbers = "AddNumbers";

    /// <summary>Fix: <c>[CodecIgnore]</c> on members.</summary>
    public const string AddIgnore = "AddIgnore";
}
