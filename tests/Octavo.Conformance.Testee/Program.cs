// Owns: the program that Protobuf's own conformance runner asks: requests from the standard input, responses to the standard output, each after its length of
// four bytes. Its argument is the descriptor set of the suite's messages. Nothing else may be written to the standard output.
using System.Buffers.Binary;
using Octavo;
using Octavo.Conformance.Testee;

ProtoJsonTypes types = ProtoJsonTypes.FromDescriptorSet(File.ReadAllBytes(args[0]));
using Stream input = Console.OpenStandardInput();
using Stream output = Console.OpenStandardOutput();
byte[] head = new byte[4];
while (input.ReadAtLeast(head, head.Length, throwOnEndOfStream: false) == head.Length)
{
    byte[] data = new byte[BinaryPrimitives.ReadInt32LittleEndian(head)];
    input.ReadExactly(data);
    byte[] answer = OctavoProtobuf.Serialize(Answers.To(OctavoProtobuf.Deserialize<Request>(data)!, types));
    BinaryPrimitives.WriteInt32LittleEndian(head, answer.Length);
    output.Write(head);
    output.Write(answer);
    output.Flush();
}
