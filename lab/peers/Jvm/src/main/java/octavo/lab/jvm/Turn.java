// Owns: what a turn gave.
// Must not know: how it was taken.
package octavo.lab.jvm;

/** Nanoseconds and allocated bytes of one operation. */
record Turn(double nanoseconds, long allocatedBytes) {
}
