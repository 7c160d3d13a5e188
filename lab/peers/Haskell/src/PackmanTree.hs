-- Owns: the calls of packman.
-- Must not know: clocks and the protocol.
module PackmanTree (candidates) where

import Candidate (Candidate (..))
import Control.Exception (evaluate)
import Data.Binary (decode, encode)
import qualified Data.ByteString as Strict
import qualified Data.ByteString.Lazy as Lazy
import GHC.Packing (Serialized, deserialize, trySerializeWith)
import Tree (BinTree)

candidates :: [Candidate]
candidates = [Candidate "packman" id id strict (Just chunks) back]

-- | Document 003's: a buffer of 1,000 MiB for each call, and the heap image encoded by binary, word by word.
strict :: BinTree Int -> IO Strict.ByteString
strict tree = Lazy.toStrict . encode <$> trySerializeWith tree (1000 * 1024 * 1024) >>= evaluate

chunks :: BinTree Int -> IO Int
chunks tree = fromIntegral . Lazy.length . encode <$> trySerializeWith tree (1000 * 1024 * 1024) >>= evaluate

back :: Strict.ByteString -> IO (BinTree Int)
back payload = deserialize (decode (Lazy.fromStrict payload) :: Serialized (BinTree Int))
