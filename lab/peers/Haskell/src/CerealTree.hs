-- Owns: the calls of the package cereal.
-- Must not know: clocks and the protocol.
{-# OPTIONS_GHC -Wno-orphans #-}
module CerealTree (candidates) where

import Candidate (Candidate (..))
import Control.Exception (evaluate)
import qualified Data.ByteString as Strict
import qualified Data.ByteString.Lazy as Lazy
import Data.Serialize (Serialize (..), decode, encode, encodeLazy, getWord8, putWord8)
import DerivedTree (DerivedTree, derived, plain)
import Tree (BinTree (..))

-- | As document 003 has it: a leaf is 0, a tree is 1.
instance Serialize a => Serialize (BinTree a) where
  put (Leaf value) = putWord8 0 >> put value
  put (Tree left right) = putWord8 1 >> put left >> put right
  get = do
    tag <- getWord8
    case tag of
      0 -> Leaf <$> get
      1 -> Tree <$> get <*> get
      _ -> fail ("no constructor has tag " ++ show tag)

instance Serialize a => Serialize (DerivedTree a)

candidates :: [Candidate]
candidates =
  [ Candidate "cereal" id id (evaluate . encode) (Just chunks) back
  , Candidate "cereal (derived)" derived plain (evaluate . encode) (Just chunks) back
  ]

-- Inlined, so that each candidate's calls are compiled for its own type, as a user's would be.
{-# INLINE chunks #-}
{-# INLINE back #-}

chunks :: Serialize t => t -> IO Int
chunks = evaluate . fromIntegral . Lazy.length . encodeLazy

back :: Serialize t => Strict.ByteString -> IO t
back = either (ioError . userError) pure . decode
