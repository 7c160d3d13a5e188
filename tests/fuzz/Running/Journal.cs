// Owns: the input that runs, in a file that outlives the process: where the process dies, its supervisor finds the input there. Knows no format.
using System.IO.MemoryMappedFiles;
using System.Text;

namespace Octavo.Fuzz.Running;

/// <summary>A memory-mapped file: a count of inputs, the target's name, the input.</summary>
internal sealed class Journal : IDisposable
{
    private const int NameAt = 16;
    private const int LongestName = 496;
    private const int InputAt = NameAt + LongestName;
    private const int Length = InputAt + (64 * 1024);

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;
    private long _inputs;

    internal Journal(string path)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        _file =
            MemoryMappedFile.CreateFromFile(new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.ReadWrite), null, Length,
                MemoryMappedFileAccess.ReadWrite, HandleInheritability.None, leaveOpen: false);
        _view = _file.CreateViewAccessor();
    }

    /// <summary>Inputs so far: where it stands still, an input hangs.</summary>
    internal long Inputs => _view.ReadInt64(0);

    internal string Target => Encoding.UTF8.GetString(Bytes(NameAt + 2, Math.Min((int)_view.ReadInt16(NameAt), LongestName - 2)));

    internal byte[] Input => Bytes(InputAt, Math.Clamp(_view.ReadInt32(8), 0, Length - InputAt));

    /// <summary>The target of the next inputs.</summary>
    internal void Enter(string target)
    {
        byte[] name = Encoding.UTF8.GetBytes(target);
        int length = Math.Min(name.Length, LongestName - 2);
        _view.Write(NameAt, (short)length);
        _view.WriteArray(NameAt + 2, name, 0, length);
        Write([]);
    }

    /// <summary>The input that runs next.</summary>
    internal void Write(byte[] input)
    {
        _view.Write(8, input.Length);
        _view.WriteArray(InputAt, input, 0, input.Length);
        _view.Write(0, ++_inputs);
    }

    public void Dispose()
    {
        _view.Dispose();
        _file.Dispose();
    }

    private byte[] Bytes(int at, int length)
    {
        byte[] bytes = new byte[length];
        _view.ReadArray(at, bytes, 0, length);
        return bytes;
    }
}
