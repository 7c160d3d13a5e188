// Owns: a type of networks, which are bytes and never null.
using System.Net;

namespace Octavo.Interop.Tests.Types;

[GenerateCodec]
public sealed record Route(IPNetwork To, IPNetwork? Perhaps);
