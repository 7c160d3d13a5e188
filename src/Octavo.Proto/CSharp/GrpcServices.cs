// Owns: which sides of a file's services are made.
using System;

namespace Octavo.Proto.CSharp;

/// <summary>Sides of services, with the names that Grpc.Tools has for them.</summary>
[Flags]
internal enum GrpcServices
{
    None = 0,
    Client = 1,
    Server = 2,
    Both = Client | Server,
}
