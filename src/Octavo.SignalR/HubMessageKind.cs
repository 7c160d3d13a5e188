// Owns: the numbers of messages and of results, as in the specification.
namespace Octavo.SignalR;

internal static class HubMessageKind
{
    internal const int Invocation = 1;
    internal const int StreamItem = 2;
    internal const int Completion = 3;
    internal const int StreamInvocation = 4;
    internal const int CancelInvocation = 5;
    internal const int Ping = 6;
    internal const int Close = 7;
    internal const int Ack = 8;
    internal const int Sequence = 9;

    internal const int ResultIsError = 1;
    internal const int ResultIsVoid = 2;
    internal const int ResultIsThere = 3;
}
