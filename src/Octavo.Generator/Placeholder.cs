namespace Octavo.Generator;
internal static class Placeholder;
