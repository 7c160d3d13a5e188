// Owns: the mark of a set-up that has Octavo.
using Akka.Actor.Setup;

namespace Octavo.Akka;

internal sealed class OctavoAkkaSetup : Setup;
