// Owns: the choice of a recipe by its name, with the address of its server, and the status: 0 if all answers are right, or if there is no address. Each recipe
// needs none of the others, only the type that they send.
using Servers;

(string Name, string Needs, Func<string, Task<bool>> Run)[] recipes =
[
    ("nats", "nats-server: nats nats://localhost:4222", NatsSubjects.RunAsync),
    ("rabbitmq", "rabbitmq-server: rabbitmq amqp://localhost:5672", RabbitQueues.RunAsync),
    ("mqtt", "mosquitto: mqtt localhost:1883", MqttTopics.RunAsync),
    ("redis", "redis-server: redis localhost:6379", RedisKeys.RunAsync),
    ("postgresql", "PostgreSQL: postgresql \"Host=localhost;Username=postgres;Database=shop\"", PostgresColumns.RunAsync),
];
if (args.Length != 2)
{
    Console.WriteLine("Each recipe needs a server. Give its name and the address:");
    Console.WriteLine(string.Join("\n", recipes.Select(recipe => "  " + recipe.Needs)));
    return args.Length == 0 ? 0 : 2;
}
foreach ((string name, string _, Func<string, Task<bool>> run) in recipes.Where(recipe => recipe.Name == args[0]))
{
    bool isRight = await run(args[1]);
    Console.WriteLine(isRight ? $"{name}: all answers are right" : $"{name}: an answer is wrong");
    return isRight ? 0 : 1;
}
Console.Error.WriteLine($"There is no recipe {args[0]}: {string.Join(", ", recipes.Select(recipe => recipe.Name))}.");
return 2;
