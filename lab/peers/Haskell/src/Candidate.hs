-- Owns: the calls into a library that are measured.
-- Must not know: clocks and the protocol.
{-# LANGUAGE ExistentialQuantification #-}
module Candidate (Candidate (..)) where

import Control.DeepSeq (NFData)
import qualified Data.ByteString as Strict
import Tree (BinTree)

-- | A library in one configuration, with a tree of its own type.
data Candidate = forall t. NFData t => Candidate
  { name :: String
  , fromTree :: BinTree Int -> t
  , toTree :: t -> BinTree Int
  , encodeStrict :: t -> IO Strict.ByteString
  -- ^ Document 003's: one strict string, into which lazy chunks are copied.
  , encodeChunks :: Maybe (t -> IO Int)
  -- ^ The clean variant: the chunks as they come, of which the length is given.
  , decodeStrict :: Strict.ByteString -> IO t
  }
