// Owns: what is answered to a request.
namespace Octavo.Conformance.Testee;

internal static class Answers
{
    private const string FailureSet = "conformance.FailureSet";

    /// <summary>The response to a request.</summary>
    internal static Response To(Request request, ProtoJsonTypes types)
    {
        if (request.Type == FailureSet)
        {
            // The first request asks which failures are expected: none.
            return new Response { Protobuf = [] };
        }
        if (request.Output is not (WireFormat.Protobuf or WireFormat.Json) || (request.Protobuf is null && request.Json is null))
        {
            return new Response { Skipped = "the library has neither text format nor JSPB" };
        }
        try
        {
            return Converted(request, types.Message(request.Type));
        }
        catch (Exception wrong) when (wrong is not OctavoException)
        {
            return new Response { RuntimeError = wrong.ToString() };
        }
    }

    private static Response Converted(Request request, ProtoMessageType type)
    {
        var options = new OctavoProtoJsonOptions { IgnoreUnknown = request.Category == TestCategory.JsonIgnoreUnknown };
        byte[] message;
        try
        {
            message = Messages.Again(request.Type, request.Protobuf ?? OctavoProtoJson.FromJson(request.Json!, type, options));
        }
        catch (OctavoException refused)
        {
            return new Response { ParseError = refused.Message };
        }
        if (request.Output == WireFormat.Protobuf)
        {
            return new Response { Protobuf = message };
        }
        try
        {
            // The bytes as they came: merging, order and unknown fields are the printer's business too.
            return new Response { Json = OctavoProtoJson.ToJson(request.Protobuf ?? message, type, options) };
        }
        catch (OctavoException refused)
        {
            return new Response { SerializeError = refused.Message };
        }
    }
}
