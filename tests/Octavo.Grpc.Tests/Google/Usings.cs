// Owns: the usings of the sources that both assemblies have.
global using Grpc.Core;
global using Octavo.GrpcTests.Messages;
global using EmptyMessage = Google.Protobuf.WellKnownTypes.Empty;
global using TimeMessage = Google.Protobuf.WellKnownTypes.Timestamp;
global using WrappedInt64 = Google.Protobuf.WellKnownTypes.Int64Value;
