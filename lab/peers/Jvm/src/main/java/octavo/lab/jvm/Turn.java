// Owns: what a turn gave.
// Must not know: how it was taken.
package octavo.lab.jvm;

/** Nanoseconds and allocated bytes of one operation, and the milliseconds that the compilers have worked since the process began. */
record Turn(double nanoseconds, long allocatedBytes, long compilationMs) {
}
