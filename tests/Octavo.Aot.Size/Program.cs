// Owns: the program whose size is taken. Checks only that what it was linked with works, and that what it has no use for is not in it.
Octavo.Aot.Size.First.Shop.Check();
#if DOUBLED
Octavo.Aot.Size.Second.Shop.Check();
#endif
// No type here holds objects, and no call that a generator sees: their codecs are not in this program.
try
{
    Write<object>(1);
    throw new System.InvalidOperationException("The codecs of objects are in a program that has none.");
}
catch (Octavo.OctavoException refused) when (refused.Code == Octavo.OctavoErrorCode.NoCodec)
{
}

static byte[] Write<T>(T value) => Called.Serialize(value);
