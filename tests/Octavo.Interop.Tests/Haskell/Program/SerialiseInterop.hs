{-# LANGUAGE DeriveAnyClass #-}
{-# LANGUAGE StandaloneDeriving #-}
{-# OPTIONS_GHC -Wno-orphans #-}
-- The same with derived instances of serialise, whose source is a folder.
--   interop write SEED COUNT FILE   writes random values, one behind the other, and prints their digest
--   interop read FILE AGAIN         reads values, prints their digest and writes them again
module Main (main) where

import Codec.Serialise (Serialise, serialise)
import Codec.Serialise.Class (decode)
import Codec.CBOR.Read (deserialiseFromBytes)
import qualified Data.ByteString as S
import qualified Data.ByteString.Lazy as L
import System.Environment (getArgs)
import Values

deriving instance Serialise Line
deriving instance Serialise Half2
deriving instance Serialise Spot
deriving instance Serialise Figure
deriving instance Serialise Order
deriving instance Serialise Numbers
deriving instance Serialise Grade
deriving instance Serialise Remark
deriving instance Serialise Tree
deriving instance Serialise Value

encodeAll :: [Value] -> L.ByteString
encodeAll = L.concat . map serialise

decodeAll :: L.ByteString -> [Value]
decodeAll bytes | L.null bytes = []
decodeAll bytes = case deserialiseFromBytes decode bytes of
  Left failure -> error (show failure)
  Right (rest, one) -> one : decodeAll rest

main :: IO ()
main = do
  arguments <- getArgs
  case arguments of
    ["write", seed, many, file] -> do
      let written = values (read many) (read seed)
      L.writeFile file (encodeAll written)
      print (sum (map digest written))
    ["read", file, again] -> do
      bytes <- S.readFile file
      let found = decodeAll (L.fromStrict bytes)
      L.writeFile again (encodeAll found)
      print (sum (map digest found))
    _ -> error "interop write SEED COUNT FILE | interop read FILE AGAIN"
