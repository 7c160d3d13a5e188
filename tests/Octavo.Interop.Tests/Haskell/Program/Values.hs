{-# LANGUAGE DeriveAnyClass #-}
{-# LANGUAGE DeriveGeneric #-}
{-# OPTIONS_GHC -Wno-orphans #-}
-- The types of the live tests with derived instances of binary and cereal, random values of them, and a number that both sides can count.
module Values (Line, Half2, Spot, Figure, Order, Numbers, Grade, Remark, Tree, Value, digest, values) where

import qualified Data.Binary as B
import qualified Data.ByteString as S
import Data.Bits (shiftR, xor)
import Data.Char (ord)
import Data.Int
import qualified Data.Map.Strict as M
import qualified Data.Serialize as C
import qualified Data.Set as Set
import qualified Data.Text as T
import qualified Data.Text.Encoding as T
import Data.Word
import GHC.Generics (Generic)

data Line = Line { sku :: String, amount :: Int32, price :: Double }
  deriving (Generic, B.Binary, C.Serialize)

data Half2 = Half2 { halfA :: Int16, halfB :: Int64 }
  deriving (Generic, B.Binary, C.Serialize)

data Spot = Spot { layer :: Word8, spotX :: Int32, way :: Half2 }
  deriving (Generic, B.Binary, C.Serialize)

data Figure = Circle { radius :: Double } | Square { side :: Int32, at :: Spot } | Nought
  deriving (Generic, B.Binary, C.Serialize)

data Order = Order
  { orderId :: Int, name :: String, note :: Maybe String, count :: Maybe Int32, orderLines :: [Line]
  , stock :: M.Map String Int32, mainFigure :: Maybe Figure, picture :: S.ByteString }
  deriving (Generic, B.Binary, C.Serialize)

data Numbers = Numbers Int8 Word8 Int16 Word16 Int32 Word32 Int64 Word64 Integer Integer Integer Char Char Float Double Bool
  deriving (Generic, B.Binary, C.Serialize)

data Grade = Low | Middle | High
  deriving (Generic, Enum, B.Binary, C.Serialize)

data Remark = Remark { body :: T.Text, tags :: Set.Set Int32, grade :: Grade, byGrade :: M.Map (Int16, Maybe Char) [Grade] }
  deriving (Generic, B.Binary, C.Serialize)

data Tree = Tree Tree Tree | Leaf Int
  deriving (Generic, B.Binary, C.Serialize)

data Value = Value Order Numbers Remark Tree
  deriving (Generic, B.Binary, C.Serialize)

-- What cereal-text has.
instance C.Serialize T.Text where
  put = C.put . T.encodeUtf8
  get = T.decodeUtf8 <$> C.get

-- A number that both sides can count.
digest :: Value -> Integer
digest (Value o (Numbers a b c d e f g h i j k l m _ _ p) r t) =
  fromIntegral (orderId o) + chars (name o) + maybe 1 chars (note o) + maybe 2 fromIntegral (count o)
    + sum [chars (sku x) + fromIntegral (amount x) | x <- orderLines o] + sum [chars x * fromIntegral y | (x, y) <- M.toList (stock o)]
    + figure (mainFigure o) + fromIntegral (S.length (picture o))
    + fromIntegral a + fromIntegral b + fromIntegral c + fromIntegral d + fromIntegral e + fromIntegral f + fromIntegral g + fromIntegral h
    + i + j + k + fromIntegral (ord l) + fromIntegral (ord m) + (if p then 1 else 0)
    + chars (T.unpack (body r)) + sum (map fromIntegral (Set.toList (tags r))) + fromIntegral (fromEnum (grade r))
    + sum [fromIntegral x + maybe 5 (fromIntegral . ord) y + sum (map (fromIntegral . fromEnum) z) | ((x, y), z) <- M.toList (byGrade r)]
    + leaves t
  where
    chars = sum . map (fromIntegral . ord)
    figure Nothing = 3
    figure (Just (Circle _)) = 7
    figure (Just (Square s (Spot x y (Half2 z w)))) = fromIntegral s + fromIntegral x + fromIntegral y + fromIntegral z + fromIntegral w
    figure (Just Nought) = 11
    leaves (Tree x y) = leaves x + 2 * leaves y
    leaves (Leaf x) = fromIntegral x

-- Random values: a state, and what it gave.
newtype Gen a = Gen { run :: Word64 -> (a, Word64) }

instance Functor Gen where fmap f (Gen g) = Gen (\s -> let (x, t) = g s in (f x, t))
instance Applicative Gen where
  pure x = Gen (\s -> (x, s))
  Gen f <*> Gen g = Gen (\s -> let (h, t) = f s; (x, u) = g t in (h x, u))
instance Monad Gen where Gen g >>= f = Gen (\s -> let (x, t) = g s in run (f x) t)

word :: Gen Word64
word = Gen (\s -> let n = s * 6364136223846793005 + 1442695040888963407; x = n `xor` (n `shiftR` 29) in (x * 0xBF58476D1CE4E5B9, n))

below :: Int -> Gen Int
below n = (\x -> fromIntegral ((x `shiftR` 17) `mod` fromIntegral n)) <$> word

number :: Num a => Gen a
number = do
  shift <- below 64
  x <- word
  pure (fromIntegral (x `shiftR` shift))

list :: Int -> Gen a -> Gen [a]
list most one = do
  n <- below most
  sequence (replicate n one)

perhaps :: Gen a -> Gen (Maybe a)
perhaps one = do
  n <- below 3
  if n == 0 then pure Nothing else Just <$> one

-- Any character but surrogates: String has them and UTF-16 may not tell two from one.
char :: Int -> Gen Char
char most = do
  kind <- below 3
  x <- below (if kind == 0 then 0x80 else if kind == 1 then 0x100 else most)
  pure (toEnum (if x >= 0xD800 && x < 0xE000 then x - 0x800 else x))

text :: Gen String
text = list 9 (char 0x110000)

double :: Gen Double
double = do
  kind <- below 6
  x <- number :: Gen Int64
  e <- below 2100
  pure (case kind of { 0 -> 0; 1 -> 1 / 0; 2 -> encodeFloat (fromIntegral x) (e - 1100); 3 -> negate (fromIntegral x); _ -> fromIntegral x / 7 })

float :: Gen Float
float = do
  x <- number :: Gen Int16
  e <- below 260
  pure (encodeFloat (fromIntegral x) (e - 150))

integer :: Gen Integer
integer = do
  parts <- list 4 (number :: Gen Word64)
  sign <- below 2
  pure ((if sign == 0 then negate else id) (foldl (\x y -> x * 18446744073709551616 + fromIntegral y) 0 parts))

spot :: Gen Spot
spot = Spot <$> number <*> number <*> (Half2 <$> number <*> number)

figureOf :: Gen Figure
figureOf = do
  kind <- below 3
  case kind of { 0 -> Circle <$> double; 1 -> Square <$> number <*> spot; _ -> pure Nought }

order :: Gen Order
order = Order <$> number <*> text <*> perhaps text <*> perhaps number <*> list 4 (Line <$> text <*> number <*> double)
  <*> (M.fromList <$> list 5 ((,) <$> text <*> number)) <*> perhaps figureOf <*> (S.pack <$> list 20 number)

numbers :: Gen Numbers
numbers = Numbers <$> number <*> number <*> number <*> number <*> number <*> number <*> number <*> number
  <*> ((\x -> x `mod` (2 ^ (127 :: Int))) <$> integer) <*> ((\x -> x `mod` (2 ^ (128 :: Int))) <$> integer) <*> integer
  <*> char 0x10000 <*> char 0x110000 <*> float <*> double <*> ((== 0) <$> below 2)

gradeOf :: Gen Grade
gradeOf = toEnum <$> below 3

remark :: Gen Remark
remark = Remark <$> (T.pack <$> text) <*> (Set.fromList <$> list 6 number) <*> gradeOf
  <*> (M.fromList <$> list 5 ((,) <$> ((,) <$> number <*> perhaps (char 0x10000)) <*> list 3 gradeOf))

tree :: Int -> Gen Tree
tree depth = do
  stop <- below 4
  if depth == 0 || stop == 0 then Leaf <$> number else Tree <$> tree (depth - 1) <*> tree (depth - 1)

value :: Gen Value
value = Value <$> order <*> numbers <*> remark <*> tree 6

-- | So many values of a seed.
values :: Int -> Word64 -> [Value]
values many seed = fst (run (sequence (replicate many value)) seed)
