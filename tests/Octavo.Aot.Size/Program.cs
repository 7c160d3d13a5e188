// Owns: the program whose size is taken. Checks only that what it was linked with works.
Octavo.Aot.Size.First.Shop.Check();
#if DOUBLED
Octavo.Aot.Size.Second.Shop.Check();
#endif
