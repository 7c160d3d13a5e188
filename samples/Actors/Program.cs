// Owns: the choice of a recipe by its name, and the status: 0 if all answers are right. Each recipe is one file that needs none of the others.
using Actors;

(string Name, Func<Task<bool>> Run)[] recipes =
[
    ("orleans", OrleansSilo.RunAsync),
    ("akka", AkkaNodes.RunAsync),
];
if (args.Length != 0 && recipes.All(recipe => recipe.Name != args[0]))
{
    Console.Error.WriteLine($"There is no recipe {args[0]}: {string.Join(", ", recipes.Select(recipe => recipe.Name))}.");
    return 2;
}
bool isRight = true;
foreach ((string name, Func<Task<bool>> run) in recipes.Where(recipe => args.Length == 0 || recipe.Name == args[0]))
{
    Console.WriteLine($"== {name}");
    isRight &= await run();
}
Console.WriteLine(isRight ? "All answers are right" : "An answer is wrong");
return isRight ? 0 : 1;
