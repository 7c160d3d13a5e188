-- Owns: one candidate with a row's trees: verification, warm-up, and the loop that is timed.
-- Must not know: the protocol.
{-# OPTIONS_GHC -fno-full-laziness #-}
module OpenTree (OpenTree (..), Turn (..), open) where

import Candidate (Candidate (..))
import Control.DeepSeq (force, rnf)
import Control.Exception (evaluate)
import Control.Monad (forM, forM_, when)
import Data.Array (Array, bounds, listArray, (!))
import qualified Data.ByteString as Strict
import Data.Word (Word64)
import GHC.Clock (getMonotonicTimeNSec)
import System.Mem (getAllocationCounter, performMajorGC)
import Tree (BinTree)

-- | What a turn gave, for one operation.
data Turn = Turn {nanoseconds :: Double, allocatedBytes :: Integer}

-- | A row that was opened.
data OpenTree = OpenTree
  { sizes :: [Int]
  , operations :: [String]
  , run :: String -> Int -> Bool -> IO Turn
  , settle :: String -> Word64 -> IO Int
  }

-- | Writes all trees, reads them back and compares; what differs, or the row.
open :: Candidate -> [BinTree Int] -> IO (Either String OpenTree)
open (Candidate _ from to toStrict toChunks decode) trees = do
  values <- forM trees (evaluate . force . from)
  payloads <- forM values toStrict
  wrong <- forM (zip3 [0 :: Int ..] trees payloads) $ \(i, tree, payload) -> do
    back <- decode payload
    pure [("tree " ++ show i ++ " came back as another") | to back /= tree]
  chunked <- case toChunks of
    Nothing -> pure []
    Just chunks -> forM (zip3 [0 :: Int ..] values payloads) $ \(i, value, payload) -> do
      size <- chunks value
      pure ["tree " ++ show i ++ ": its chunks have " ++ show size ++ " bytes, the string " ++ show (Strict.length payload) | size /= Strict.length payload]
  pure $ case concat (wrong ++ chunked) of
    difference : _ -> Left difference
    [] -> Right (row (array values) (array payloads))
  where
    row values payloads =
      OpenTree
        { sizes = map Strict.length (elems payloads)
        , operations = ["serialize to byte[]", "deserialize"] ++ maybe [] (const ["serialize to writer"]) toChunks
        , run = runTurn
        , settle = settleFor
        }
      where
        pool = snd (bounds values) + 1
        call "serialize to byte[]" = \i -> toStrict (values ! i) >>= evaluate . Strict.length
        call "serialize to writer" | Just chunks <- toChunks = \i -> chunks (values ! i)
        call "deserialize" = \i -> decode (payloads ! i) >>= \tree -> evaluate (rnf tree) >> pure 0
        call operation = \_ -> ioError (userError ("there is no operation \"" ++ operation ++ "\""))
        runTurn operation count fresh = do
          when fresh $ do
            performMajorGC
            forM_ [0 .. min count pool - 1] (call operation)
          before <- getAllocationCounter
          start <- getMonotonicTimeNSec
          forM_ [0 .. count - 1] $ \i -> call operation (i `mod` pool)
          end <- getMonotonicTimeNSec
          after <- getAllocationCounter
          pure (Turn (fromIntegral (end - start) / fromIntegral count) (toInteger (before - after) `div` toInteger count))
        -- All code is compiled already: this fills caches and lets the heap grow.
        settleFor operation milliseconds = do
          start <- getMonotonicTimeNSec
          let go done = do
                _ <- runTurn operation pool False
                now <- getMonotonicTimeNSec
                if now - start >= milliseconds * 1000000 then pure (done + pool) else go (done + pool)
          go 0

array :: [a] -> Array Int a
array items = listArray (0, length items - 1) items

elems :: Array Int a -> [a]
elems items = [items ! i | i <- [0 .. snd (bounds items)]]
