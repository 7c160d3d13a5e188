// Owns: making a failing input short. Knows no format.
namespace Octavo.Fuzz.Inputs;

internal static class Minimizer
{
    private const int MostTries = 4000;

    /// <summary>Leaves out parts, then makes bytes zero, as long as it still fails.</summary>
    /// <param name="input">An input that fails.</param>
    /// <param name="fails">Whether an input fails in the same way.</param>
    internal static byte[] Minimize(byte[] input, Func<byte[], bool> fails)
    {
        int tries = 0;
        for (int part = Math.Max(1, input.Length / 2); ; part /= 2)
        {
            for (int at = 0; at + part <= input.Length && tries < MostTries;)
            {
                byte[] shorter = [.. input.AsSpan(0, at), .. input.AsSpan(at + part)];
                tries++;
                if (fails(shorter))
                {
                    input = shorter;
                }
                else
                {
                    at += part;
                }
            }
            if (part == 1)
            {
                break;
            }
        }
        for (int at = 0; at < input.Length && tries < MostTries; at++)
        {
            byte[] simpler = [.. input];
            simpler[at] = 0;
            tries++;
            if (input[at] != 0 && fails(simpler))
            {
                input = simpler;
            }
        }
        return input;
    }
}
