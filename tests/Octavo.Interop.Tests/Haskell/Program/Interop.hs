-- The other side of the live test: derived instances of binary and cereal.
--   interop write PACKAGE SEED COUNT FILE   writes random values, one behind the other, and prints their digest
--   interop read PACKAGE FILE AGAIN         reads values, prints their digest and writes them again
module Main (main) where

import qualified Data.Binary as B
import qualified Data.Binary.Get as B
import qualified Data.ByteString as S
import qualified Data.ByteString.Lazy as L
import qualified Data.Serialize as C
import System.Environment (getArgs)
import Values

encodeAll :: String -> [Value] -> L.ByteString
encodeAll "binary" = L.concat . map B.encode
encodeAll _ = L.concat . map C.encodeLazy

decodeAll :: String -> L.ByteString -> [Value]
decodeAll _ bytes | L.null bytes = []
decodeAll "binary" bytes = case B.runGetOrFail B.get bytes of
  Left (_, at, message) -> error (show at ++ ": " ++ message)
  Right (rest, _, one) -> one : decodeAll "binary" rest
decodeAll package bytes = case C.runGetLazyState C.get bytes of
  Left message -> error message
  Right (one, rest) -> one : decodeAll package rest

main :: IO ()
main = do
  arguments <- getArgs
  case arguments of
    ["write", package, seed, many, file] -> do
      let written = values (read many) (read seed)
      L.writeFile file (encodeAll package written)
      print (sum (map digest written))
    ["read", package, file, again] -> do
      bytes <- S.readFile file
      let found = decodeAll package (L.fromStrict bytes)
      L.writeFile again (encodeAll package found)
      print (sum (map digest found))
    _ -> error "interop write PACKAGE SEED COUNT FILE | interop read PACKAGE FILE AGAIN"
