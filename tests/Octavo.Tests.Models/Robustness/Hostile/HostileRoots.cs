// Owns: what hostile payloads are read as and no member of a test has.
using Octavo.Lab.Workloads.Hostile;

[assembly: Octavo.GenerateCodecFor(typeof(HashSet<int>))]
[assembly: Octavo.GenerateCodecFor(typeof(List<IHostileUnion>))]
[assembly: Octavo.GenerateCodecFor(typeof(HostileEnum))]
