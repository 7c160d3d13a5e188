-- Owns: the program of the libraries that are packages here.
-- Must not know: how they are called.
{-# LANGUAGE CPP #-}
module Main (main) where

import qualified BinaryTree
import qualified CerealTree
import Protocol (serve)

main :: IO ()
main = serve [("binary", VERSION_binary), ("cereal", VERSION_cereal)] (BinaryTree.candidates ++ CerealTree.candidates)
