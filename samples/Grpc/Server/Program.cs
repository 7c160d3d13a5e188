// Owns: the server as a program of its own.
using Shop;

await using ShopHost host = await ShopHost.StartAsync(args is [string port] ? int.Parse(port) : 5080);
Console.WriteLine($"Listening on {host.Address}");
await host.WaitAsync();
