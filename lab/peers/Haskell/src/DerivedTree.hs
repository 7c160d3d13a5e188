-- Owns: the same tree as a type of its own, for instances that the compiler derives.
-- Must not know: libraries.
{-# LANGUAGE DeriveAnyClass #-}
{-# LANGUAGE DeriveGeneric #-}
module DerivedTree (DerivedTree, derived, plain) where

import Control.DeepSeq (NFData)
import GHC.Generics (Generic)
import Tree (BinTree (..))

-- | As 'BinTree'; one type has one instance of a class.
data DerivedTree a = DerivedTree (DerivedTree a) (DerivedTree a) | DerivedLeaf a
  deriving (Generic, NFData)

derived :: BinTree a -> DerivedTree a
derived (Tree left right) = DerivedTree (derived left) (derived right)
derived (Leaf value) = DerivedLeaf value

plain :: DerivedTree a -> BinTree a
plain (DerivedTree left right) = Tree (plain left) (plain right)
plain (DerivedLeaf value) = Leaf value
