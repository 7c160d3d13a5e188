-- Owns: the calls of the package serialise (document 003's binary-serialise-cbor).
-- Must not know: clocks and the protocol.
{-# OPTIONS_GHC -Wno-orphans #-}
module SerialiseTree (candidates) where

import Candidate (Candidate (..))
import Codec.CBOR.Decoding (decodeTag)
import Codec.CBOR.Encoding (encodeTag)
import Codec.Serialise (Serialise (..), deserialise, serialise)
import Control.Exception (evaluate)
import qualified Data.ByteString as Strict
import qualified Data.ByteString.Lazy as Lazy
import DerivedTree (DerivedTree, derived, plain)
import Tree (BinTree (..))

-- | The layout of document 003, by its size: a CBOR tag for each constructor, and what it holds behind it.
instance Serialise a => Serialise (BinTree a) where
  encode (Leaf value) = encodeTag 0 <> encode value
  encode (Tree left right) = encodeTag 1 <> encode left <> encode right
  decode = do
    tag <- decodeTag
    case tag of
      0 -> Leaf <$> decode
      1 -> Tree <$> decode <*> decode
      _ -> fail ("no constructor has tag " ++ show tag)

instance Serialise a => Serialise (DerivedTree a)

candidates :: [Candidate]
candidates =
  [ Candidate "serialise" id id strict (Just chunks) back
  , Candidate "serialise (derived)" derived plain strict (Just chunks) back
  ]

-- Inlined, so that each candidate's calls are compiled for its own type, as a user's would be.
{-# INLINE strict #-}
{-# INLINE chunks #-}
{-# INLINE back #-}

strict :: Serialise t => t -> IO Strict.ByteString
strict = evaluate . Lazy.toStrict . serialise

chunks :: Serialise t => t -> IO Int
chunks = evaluate . fromIntegral . Lazy.length . serialise

back :: Serialise t => Strict.ByteString -> IO t
back = evaluate . deserialise . Lazy.fromStrict
