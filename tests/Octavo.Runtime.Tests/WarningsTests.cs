// Owns: that what run-time codecs lose can be asked for, in the words of the generator's warnings.
using System.Collections.ObjectModel;
using System.ComponentModel;
using System.Runtime.Serialization;
using Xunit;

namespace Octavo.Runtime.Tests;

public sealed class WarningsTests
{
    public class Counted
    {
        private int _reads;

        public int Id { get; set; }

        public int Read() => ++_reads;
    }

    public class Derived : Counted
    {
        private string? _note;

        public string? Note() => _note ??= "x";
    }

    public class Given
    {
        public Given() => Random = 5;

        public int Id { get; set; }

        public int Random { get; }
    }

    public class Guarded
    {
        public int Id { get; set; }

        protected int Level { get; set; }
    }

    public class Recent : Queue<string>
    {
        public int Limit { get; set; }
    }

    public class Holder
    {
        public List<Counted> Items { get; set; } = [];
    }

    public class Plain
    {
        private string _name = "";

        public int Id { get; set; }

        public string Name
        {
            get => _name;
            set => _name = value.Trim();
        }

        public List<int> Numbers { get; } = [];

        public int Half => Id / 2;
    }

    public class Watched : INotifyPropertyChanged
    {
        private int _id;

        public event PropertyChangedEventHandler? PropertyChanged;

        public virtual int Id
        {
            get => _id;
            set
            {
                _id = value;
                PropertyChanged?.Invoke(this, new PropertyChangedEventArgs(nameof(Id)));
            }
        }
    }

    public class Overriding : Watched
    {
        public override int Id
        {
            get => base.Id;
            set => base.Id = value + 0;
        }
    }

    [DataContract]
    public class Named
    {
        private int _counter;

        [DataMember]
        public int Id { get; set; }

        public int Next() => ++_counter;
    }

    public record Order(int Id, string? Text)
    {
        public Dictionary<string, Plain> Lines { get; init; } = [];
    }

    [Theory]
    [InlineData(typeof(Counted), "_reads")]
    [InlineData(typeof(Derived), "_note")]
    [InlineData(typeof(Derived), "_reads")]
    [InlineData(typeof(Given), "Random")]
    [InlineData(typeof(Guarded), "Level")]
    [InlineData(typeof(Recent), "Limit")]
    [InlineData(typeof(Holder), "_reads")]
    [InlineData(typeof(Counted[]), "_reads")]
    [InlineData(typeof(OddTypesTests.HoldsFixed), "Array")]
    [InlineData(typeof(OddTypesTests.HoldsFixed), "Map")]
    public void State_that_is_left_out_is_named(Type type, string member) =>
        Assert.Contains(OctavoRuntime.Warnings(type), text => text.Contains(member, StringComparison.Ordinal));

    [Theory]
    [InlineData(typeof(Plain))]
    [InlineData(typeof(Watched))]
    [InlineData(typeof(Overriding))]
    [InlineData(typeof(Named))]
    [InlineData(typeof(Order))]
    [InlineData(typeof(Order[]))]
    [InlineData(typeof(Dictionary<int, ObservableCollection<Plain>>))]
    [InlineData(typeof(int))]
    public void What_comes_back_has_no_warning(Type type) => Assert.Empty(OctavoRuntime.Warnings(type));

    [Fact]
    public void Types_without_a_codec_are_refused()
    {
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoRuntime.Warnings(typeof(Stream))).Code);
        Assert.Throws<ArgumentNullException>(() => OctavoRuntime.Warnings((Type)null!));
    }
}
