-- Owns: the calls of the package binary.
-- Must not know: clocks and the protocol.
{-# OPTIONS_GHC -Wno-orphans #-}
module BinaryTree (candidates) where

import Candidate (Candidate (..))
import Control.Exception (evaluate)
import Data.Binary (Binary (..), decode, encode, getWord8, putWord8)
import qualified Data.ByteString as Strict
import qualified Data.ByteString.Lazy as Lazy
import DerivedTree (DerivedTree, derived, plain)
import Tree (BinTree (..))

-- | As document 003 has it: a leaf is 0, a tree is 1.
instance Binary a => Binary (BinTree a) where
  put (Leaf value) = putWord8 0 >> put value
  put (Tree left right) = putWord8 1 >> put left >> put right
  get = do
    tag <- getWord8
    case tag of
      0 -> Leaf <$> get
      1 -> Tree <$> get <*> get
      _ -> fail ("no constructor has tag " ++ show tag)

instance Binary a => Binary (DerivedTree a)

candidates :: [Candidate]
candidates =
  [ Candidate "binary" id id strict (Just chunks) back
  , Candidate "binary (derived)" derived plain strict (Just chunks) back
  ]

-- Inlined, so that each candidate's calls are compiled for its own type, as a user's would be.
{-# INLINE strict #-}
{-# INLINE chunks #-}
{-# INLINE back #-}

strict :: Binary t => t -> IO Strict.ByteString
strict = evaluate . Lazy.toStrict . encode

chunks :: Binary t => t -> IO Int
chunks = evaluate . fromIntegral . Lazy.length . encode

back :: Binary t => Strict.ByteString -> IO t
back = evaluate . decode . Lazy.fromStrict
