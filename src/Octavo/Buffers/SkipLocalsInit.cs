// Owns: that locals are not zeroed in this assembly: the facades' scratch is 512 bytes on the stack, cleared only if a run looks.
[module: System.Runtime.CompilerServices.SkipLocalsInit]
