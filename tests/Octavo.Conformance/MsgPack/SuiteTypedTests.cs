// Owns: msgpack-test-suite through the roots of types: numbers into every numeric type, and the other kinds into theirs. Knows no codec.
using System.Numerics;
using Octavo.MsgPack;

namespace Octavo.Conformance.MsgPack;

public class SuiteTypedTests
{
    [SuiteFact(SuiteCase.Suite)]
    public void Integers_are_read_where_they_fit_and_refused_where_not()
    {
        foreach (SuiteCase one in SuiteCase.All().Where(one => one.Value is long or ulong))
        {
            Int128 number = one.Value is ulong large ? large : (long)one.Value!;
            foreach (byte[] encoding in one.Encodings.Where(encoding => !SuiteCase.IsFloat(encoding)))
            {
                Integer<sbyte>(encoding, number);
                Integer<byte>(encoding, number);
                Integer<short>(encoding, number);
                Integer<ushort>(encoding, number);
                Integer<int>(encoding, number);
                Integer<uint>(encoding, number);
                Integer<long>(encoding, number);
                Integer<ulong>(encoding, number);
                Integer<Int128>(encoding, number);
                Integer<UInt128>(encoding, number);
                Integer<char>(encoding, number);
                Ways.Read(encoding, (double)number);
                Ways.Read(encoding, (float)number);
            }
        }
    }

    [SuiteFact(SuiteCase.Suite)]
    public void Integral_floats_are_refused_by_integers()
    {
        int floats = 0;
        foreach (SuiteCase one in SuiteCase.All())
        {
            foreach (byte[] encoding in one.Encodings.Where(SuiteCase.IsFloat))
            {
                floats++;
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<sbyte>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<byte>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<short>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<ushort>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<int>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<uint>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<long>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<ulong>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<Int128>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<UInt128>(encoding));
                Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<char>(encoding));
                double value = Convert.ToDouble(one.Value, CultureInfo.InvariantCulture);
                Ways.Read(encoding, value);
                Ways.Read(encoding, (float)value);
            }
        }
        Assert.NotEqual(0, floats);
    }

    [SuiteFact(SuiteCase.Suite)]
    public void Strings_bytes_and_timestamps_are_read_into_their_types()
    {
        foreach (SuiteCase one in SuiteCase.All())
        {
            foreach (byte[] encoding in one.Encodings)
            {
                switch (one.Value)
                {
                    case string text:
                        Ways.Read(encoding, text);
                        Ways.RefuseTruncated<string>(encoding);
                        break;
                    case byte[] bytes:
                        Ways.Read(encoding, bytes, EqualityComparer<byte[]>.Create((x, y) => x.AsSpan().SequenceEqual(y)));
                        Ways.RefuseTruncated<byte[]>(encoding);
                        break;
                    case bool bit:
                        Ways.Read(encoding, bit);
                        break;
                    case MsgPackTimestamp { Seconds: >= -62_135_596_800 } timestamp:
                        Ways.Read(encoding, timestamp.ToDateTime());
                        Ways.RefuseTruncated<DateTime>(encoding);
                        break;
                    case MsgPackTimestamp:
                        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateTime>(encoding)); // the year 0
                        break;
                }
            }
        }
    }

    private static void Integer<T>(byte[] encoding, Int128 number)
        where T : struct, INumber<T>, IMinMaxValue<T>
    {
        bool fits = typeof(T) == typeof(UInt128) ? number >= 0
            : typeof(T) == typeof(Int128) || (number >= Int128.CreateChecked(T.MinValue) && number <= Int128.CreateChecked(T.MaxValue));
        if (fits)
        {
            Ways.Read(encoding, T.CreateChecked(number));
            Ways.RefuseTruncated<T>(encoding);
        }
        else
        {
            Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<T>(encoding));
        }
    }
}
