// Owns: running these tests one after another: candidates are timed on one thread and keep reused writers in statics.
[assembly: CollectionBehavior(CollectionBehavior.CollectionPerAssembly)]
