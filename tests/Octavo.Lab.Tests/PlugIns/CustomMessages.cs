// Owns: types as a user's project has them whose messages protoc generates.
namespace Octavo.Lab.Tests;

/// <summary>A message with one of each kind of field.</summary>
public sealed class CustomMessages() : CustomFolder("Messages", References, new Dictionary<string, string> { ["messages.proto"] = Source }, s_data)
{
    private const string References = """
        <PackageReference Include="Google.Protobuf" Version="3.25.1" />
        <PackageReference Include="Grpc.Tools" Version="2.85.0" PrivateAssets="all" />
        <Protobuf Include="messages.proto" GrpcServices="None" />
        """;

    private const string Source = """
        syntax = "proto3";
        option csharp_namespace = "Messages";
        message Order { int32 id = 1; string customer = 2; repeated Line lines = 3; repeated int32 codes = 4; map<string, double> totals = 5; Line first = 6; }
        message Line { string article = 1; double price = 2; }
        """;

    private static readonly Dictionary<string, string> s_data = new()
    {
        ["Order"] =
            """{ "Id": 1, "Customer": "Käufer", "First": { "Article": "a", "Price": 1.5 }, "Lines": [{ "Article": "x", "Price": 2 }], "Codes": [1, 2], "Totals": { "a": 1 } }""",
    };
}
