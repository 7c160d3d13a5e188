-- Owns: document 003's tree, and its values from a seed.
-- Must not know: libraries.
{-# LANGUAGE DeriveAnyClass #-}
{-# LANGUAGE DeriveGeneric #-}
module Tree (BinTree (..), depthAt, makeTrees) where

import Control.DeepSeq (NFData)
import Data.Bits (shiftR, xor)
import Data.Word (Word64)
import GHC.Generics (Generic)

-- | The document's type, its constructors in the document's order.
data BinTree a = Tree (BinTree a) (BinTree a) | Leaf a
  deriving (Eq, Generic, NFData)

-- | The depth whose number of leaves is nearest to a scale of the document's 2^22.
depthAt :: Double -> Int
depthAt scale = max 1 (min 26 (22 + round (logBase 2 scale)))

-- | Perfect trees, the left subtree made before the right one; each leaf is uniform over all 64-bit integers.
makeTrees :: Int -> Int -> Int -> [BinTree Int]
makeTrees seed count depth = go count (fromIntegral seed)
  where
    go 0 _ = []
    go n state = let (tree, next) = make depth state in tree : go (n - 1) next

make :: Int -> Word64 -> (BinTree Int, Word64)
make 0 state = let next = state + 0x9e3779b97f4a7c15 in (Leaf (fromIntegral (mix next)), next)
make depth state =
  let (left, between) = make (depth - 1) state
      (right, next) = make (depth - 1) between
   in (Tree left right, next)

-- SplitMix64's finalizer.
mix :: Word64 -> Word64
mix z0 =
  let z1 = (z0 `xor` (z0 `shiftR` 30)) * 0xbf58476d1ce4e5b9
      z2 = (z1 `xor` (z1 `shiftR` 27)) * 0x94d049bb133111eb
   in z2 `xor` (z2 `shiftR` 31)
