-- Owns: the program of packman, whose source is named by --source.
-- Must not know: how it is called.
module Main (main) where

import CabalVersion (cabalVersion)
import Protocol (serve)
import qualified PackmanTree
import System.Environment (getArgs)

main :: IO ()
main = do
  arguments <- getArgs
  version <- mapM cabalVersion arguments
  serve [("packman", concat version)] PackmanTree.candidates
