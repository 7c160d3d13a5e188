// Owns: the usings of every test file, and of the sources that both assemblies have.
extern alias google;

global using System.Buffers;
global using Grpc.Core;
global using Grpc.Net.Client;
global using Octavo.GrpcTests.Messages;
global using Xunit;
global using CallLog = google::Octavo.GrpcTests.CallLog;
global using EmptyMessage = Octavo.Protobuf.WellKnown.ProtobufEmpty;
global using IEchoCalls = google::Octavo.GrpcTests.IEchoCalls;
global using TimeMessage = Octavo.GrpcTests.WellKnownTypes.Timestamp;
global using WrappedInt64 = Octavo.GrpcTests.WellKnownTypes.Int64Value;
