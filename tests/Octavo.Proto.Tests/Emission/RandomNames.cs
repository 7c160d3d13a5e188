// Owns: .proto files whose names are few and alike, so they meet in C#. Makes no file that protoc refuses.
namespace Octavo.Proto.Tests.Emission;

internal sealed class RandomNames(Random random)
{
    private static readonly string[] s_parts =
        ["foo", "Foo", "FOO", "bar", "Bar", "_", "__", "1", "types", "Types", "unknown", "fields", "Equals", "equals", "get", "Type", "case", "Case", "oneof",
            "clear", "or", "Default", "none", "None", "extensions", "codec", "class", "to", "String"];

    private readonly StringBuilder _text = new();
    private int _depth;

    /// <summary>A file of proto2.</summary>
    public string File()
    {
        _text.Append("syntax = \"proto2\";\npackage ").Append(random.Next(2) == 0 ? "foo" : "foo.bar_1").Append(";\n");
        HashSet<string> scope = [];
        for (int i = 0; i < 8; i++)
        {
            Type(scope);
        }
        return _text.ToString();
    }

    private string Name(HashSet<string> scope)
    {
        while (true)
        {
            string name = string.Concat(Enumerable.Range(0, 1 + random.Next(3)).Select(_ => s_parts[random.Next(s_parts.Length)]));
            if (!char.IsDigit(name[0]) && scope.Add(name))
            {
                return name;
            }
        }
    }

    private void Type(HashSet<string> scope)
    {
        if (random.Next(3) == 0)
        {
            Enum(scope);
        }
        else
        {
            Message(scope);
        }
    }

    private void Enum(HashSet<string> scope)
    {
        _text.Append("enum ").Append(Name(scope)).Append(" {\n");
        for (int i = 0; i < 6; i++)
        {
            _text.Append(CultureInfo.InvariantCulture, $"  {Name(scope)} = {i * (random.Next(4) == 0 ? -1 : 1)};\n");
        }
        _text.Append("}\n");
    }

    private void Message(HashSet<string> around)
    {
        string name = Name(around);
        HashSet<string> scope = [name]; // a member of this name would hide the message from what extends it
        _text.Append("message ").Append(name).Append(" {\n");
        int number = 1;
        for (int i = 0; i < 8; i++)
        {
            _text.Append(CultureInfo.InvariantCulture, $"  optional int32 {Name(scope)} = {number++}{(random.Next(4) == 0 ? " [default = 1]" : "")};\n");
        }
        for (int i = random.Next(3); i > 0; i--)
        {
            _text.Append(CultureInfo.InvariantCulture,
                $"  oneof {Name(scope)} {{ int32 {Name(scope)} = {number++}; string {Name(scope)} = {number++}; bool {Name(scope)} = {number++}; }}\n");
        }
        _text.Append("  extensions 100 to 200;\n");
        for (int i = random.Next(3); i > 0; i--)
        {
            _text.Append(CultureInfo.InvariantCulture, $"  extend {name} {{ optional int32 {Name(scope)} = {99 + i}; }}\n");
        }
        if (++_depth < 3)
        {
            for (int i = random.Next(4); i > 0; i--)
            {
                Type(scope);
            }
        }
        _depth--;
        _text.Append("}\n");
    }
}
