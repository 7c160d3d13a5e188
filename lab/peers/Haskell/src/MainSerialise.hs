-- Owns: the program of serialise, whose source is named by --source.
-- Must not know: how it is called.
module Main (main) where

import CabalVersion (cabalVersion)
import Protocol (serve)
import qualified SerialiseTree
import System.Environment (getArgs)

main :: IO ()
main = do
  arguments <- getArgs
  version <- mapM cabalVersion arguments
  serve [("serialise", concat version)] SerialiseTree.candidates
