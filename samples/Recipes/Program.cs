// Owns: the choice of a recipe by its name. Each recipe is one file that needs none of the others.
using Recipes;

(string Name, Func<Task> Run)[] recipes =
[
    ("million-records", MillionRecords.RunAsync),
    ("versions", Versions.RunAsync),
    ("untrusted", Untrusted.RunAsync),
    ("hand-written", HandWritten.RunAsync),
    ("unions", Unions.RunAsync),
];
if (args.Length != 0 && recipes.All(recipe => recipe.Name != args[0]))
{
    Console.Error.WriteLine($"There is no recipe {args[0]}: {string.Join(", ", recipes.Select(recipe => recipe.Name))}.");
    return 2;
}
foreach ((string name, Func<Task> run) in recipes.Where(recipe => args.Length == 0 || recipe.Name == args[0]))
{
    Console.WriteLine($"== {name}");
    await run();
}
return 0;
